"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { EditRow } from "@/components/features/assistant/edits/edit-row";
import { isUndecided, useConflicts } from "@/components/features/assistant/edits/use-conflicts";
import type { Decisions } from "@/components/features/assistant/edits/use-decisions";
import { useEditList } from "@/components/features/assistant/edits/use-edit-list";
import type { ShownDocument } from "@/components/kit/assistant/open-document";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { AssistantEdit } from "@/contracts/model/assistant/edit";
import type { ProposalPart } from "@/contracts/model/assistant/part";

type ProposalCardProps = {
  messageId: string;
  proposal: ProposalPart;
  decisions: Decisions;
  shown: ShownDocument | null;
  /** Whether nothing can be decided: what it is about is in Trash, locked or gone. */
  isFixed: boolean;
};

/** Proposed edits, each to be accepted or rejected. Keys: arrows between them, A, R and U. */
export function ProposalCard({ messageId, proposal, decisions, shown, isFixed }: ProposalCardProps) {
  const t = useTranslations("assistant.edits");
  const list = useRef<HTMLOListElement>(null);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState("");
  const { edits } = proposal;
  const conflicts = useConflicts(shown, edits);
  const open = edits.filter((edit) => isUndecided(edit) && !conflicts.has(edit.id));
  const takeable = open.filter(({ id, addsFacts }) => !addsFacts || confirmed.has(id));
  const isBusy = decisions.isBusy(proposal.toolCallId);
  // One that is decided already was read before: it is collapsed until opened.
  const [isOpen, setOpen] = useState(() => edits.some(isUndecided));
  const { document } = decisions.open ?? {};
  const isHere = decisions.open?.id === proposal.document.id;

  const { decide, decideAll, onKeyDown } = useEditList({
    list,
    messageId,
    proposal,
    decisions,
    open,
    takeable,
    confirmed,
    conflicts,
    isStill: isBusy || isFixed,
    say: setAnnouncement,
  });
  const unmark = () => shown?.markPlace(null);
  const count = (status: AssistantEdit["status"]) => edits.filter((edit) => edit.status === status).length;
  return (
    <section
      aria-label={t("title", { name: proposal.document.name })}
      className="border-y"
      onMouseLeave={unmark}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) unmark();
      }}
    >
      <div className="flex min-h-9 flex-wrap items-center gap-x-1.5 gap-y-1 py-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-ms-1 flex min-h-6 min-w-0 flex-1 items-center gap-1 rounded-sm px-1 text-start text-xs"
        >
          <Icon name={isOpen ? "caret-down" : "caret-right"} size="xs" className="text-subtle-foreground" />
          <span className="font-medium">
            {open.length > 0 || conflicts.size > 0
              ? t("open", { count: open.length, total: edits.length })
              : t("decided", { accepted: count("accepted"), rejected: count("rejected") })}
          </span>
        </button>
        {isOpen && !isFixed && open.length > 1 ? (
          <>
            <Button size="xs" variant="ink" disabled={isBusy || takeable.length === 0} onClick={() => void decideAll("accept")}>
              {t("acceptAll")}
            </Button>
            <Button size="xs" disabled={isBusy} onClick={() => void decideAll("reject")}>
              {t("rejectAll")}
            </Button>
          </>
        ) : null}
      </div>
      {isOpen ? (
        <>
          <ol
            ref={list}
            aria-label={t("title", { name: proposal.document.name })}
            className="divide-y border-t"
            onKeyDown={onKeyDown}
          >
            {edits.map((edit) => (
              <EditRow
                key={edit.id}
                edit={edit}
                shown={shown}
                isConflict={conflicts.has(edit.id)}
                isFixed={isFixed}
                isBusy={isBusy}
                isConfirmed={confirmed.has(edit.id)}
                onConfirm={(isTrue) =>
                  setConfirmed(new Set(isTrue ? [...confirmed, edit.id] : [...confirmed].filter((id) => id !== edit.id)))
                }
                onAccept={() => void decide(edit, "accept")}
                onReject={() => void decide(edit, "reject")}
                onUndo={() => void decide(edit, "undo")}
                onJump={isHere && document ? document.jump : null}
              />
            ))}
          </ol>
          {open.length > takeable.length && open.length > 1 ? (
            <p className="border-t py-1.5 text-muted-foreground text-xs">
              {t("someClaim", { count: open.length - takeable.length })}
            </p>
          ) : null}
          {isFixed ? null : <p className="border-t py-1.5 text-subtle-foreground text-xs phone:hidden">{t("keys")}</p>}
        </>
      ) : null}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
