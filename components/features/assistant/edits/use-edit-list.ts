import { useTranslations } from "next-intl";
import type { KeyboardEvent, RefObject } from "react";
import { EDIT_FOCUS } from "@/components/features/assistant/edits/edit-row";
import { isUndecided } from "@/components/features/assistant/edits/use-conflicts";
import type { Decisions } from "@/components/features/assistant/edits/use-decisions";
import type { AssistantEdit } from "@/contracts/model/assistant/edit";
import type { ProposalPart } from "@/contracts/model/assistant/part";

type EditList = {
  list: RefObject<HTMLOListElement | null>;
  messageId: string;
  proposal: ProposalPart;
  decisions: Decisions;
  /** Those to decide, and those of them that may be accepted now. */
  open: readonly AssistantEdit[];
  takeable: readonly AssistantEdit[];
  confirmed: ReadonlySet<string>;
  conflicts: ReadonlySet<string>;
  /** Whether nothing can be decided for the moment, or at all. */
  isStill: boolean;
  /** Announces to screen readers what happened. */
  say: (text: string) => void;
};

/** The verbs of a list of edits, by button and by key, and where the focus is afterwards. */
export function useEditList(of: EditList) {
  const { list, messageId, proposal, decisions, open, takeable, confirmed, conflicts, isStill, say } = of;
  const { edits } = proposal;
  const t = useTranslations("assistant.edits");

  const stops = () => [...(list.current?.querySelectorAll<HTMLElement>(`[${EDIT_FOCUS}]`) ?? [])];
  const focusEdit = (id: string | undefined) =>
    requestAnimationFrame(() =>
      stops()
        .find((each) => each.getAttribute(EDIT_FOCUS) === id)
        ?.focus(),
    );

  /** The focus moves to the next open edit, or stays at the one that was decided. */
  async function decide(edit: AssistantEdit, verb: "accept" | "reject" | "undo") {
    if (isStill) return;
    if (verb === "accept" && edit.addsFacts && !confirmed.has(edit.id)) {
      say(t("confirmFirst"));
      const row = stops()
        .find((each) => each.getAttribute(EDIT_FOCUS) === edit.id)
        ?.closest("li");
      row?.querySelector<HTMLElement>("[data-confirm-claims]")?.focus();
      return;
    }
    const hadFocus = list.current?.contains(window.document.activeElement);
    const isDone =
      verb === "undo" ? await decisions.undo(messageId, proposal, edit) : await decisions[verb](messageId, proposal, [edit]);
    if (!isDone) return;
    const left = open.filter(({ id }) => id !== edit.id);
    say(t(`said.${verb}`, { title: edit.title, count: verb === "undo" ? open.length + 1 : left.length }));
    const next = left.find(({ id }) => edits.findIndex((each) => each.id === id) > edits.indexOf(edit)) ?? left[0];
    if (hadFocus) focusEdit(verb === "undo" ? edit.id : (next?.id ?? edit.id));
  }

  async function decideAll(verb: "accept" | "reject") {
    const all = verb === "accept" ? takeable : open;
    if (!(await decisions[verb](messageId, proposal, all))) return;
    say(t(`said.${verb}All`, { count: all.length }));
    focusEdit((verb === "accept" ? open.find((edit) => !all.includes(edit)) : undefined)?.id ?? all[0]?.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.target instanceof HTMLElement && event.target.closest("textarea, input:not([type=checkbox])")) return;
    const all = stops();
    const row = event.target instanceof HTMLElement ? event.target.closest("li[data-edit]") : null;
    const edit = edits.find(({ id }) => id === row?.getAttribute("data-edit"));
    if (!edit) return;
    const at = all.findIndex((each) => row?.contains(each));
    const key = event.key.toLowerCase();
    const isOpenEdit = isUndecided(edit) && !conflicts.has(edit.id);
    if (event.key === "ArrowDown") all[at + 1]?.focus();
    else if (event.key === "ArrowUp") all[at - 1]?.focus();
    else if (key === "a" && isOpenEdit) void decide(edit, "accept");
    else if (key === "r" && (isOpenEdit || conflicts.has(edit.id))) void decide(edit, "reject");
    else if (key === "u" && !isOpenEdit && !conflicts.has(edit.id)) void decide(edit, "undo");
    else return;
    event.preventDefault();
  }

  return { decide, decideAll, onKeyDown };
}
