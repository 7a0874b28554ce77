"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConflictSides } from "@/components/features/assistant/edits/conflict-sides";
import { FieldName, usePlaceName } from "@/components/features/assistant/edits/field-name";
import { isUndecided } from "@/components/features/assistant/edits/use-conflicts";
import { ClaimList } from "@/components/kit/ai/claim-list";
import { ComparedWords } from "@/components/kit/ai/compared-words";
import type { ShownDocument } from "@/components/kit/assistant/open-document";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Dot } from "@/components/kit/ui/tag";
import type { AssistantEdit } from "@/contracts/model/assistant/edit";

/** Where the focus is in a row; the arrow keys lead from one to the next. */
export const EDIT_FOCUS = "data-edit-focus";

type EditRowProps = {
  edit: AssistantEdit;
  isConflict: boolean;
  isFixed: boolean;
  isBusy: boolean;
  isConfirmed: boolean;
  shown: ShownDocument | null;
  onConfirm: (isConfirmed: boolean) => void;
  onAccept: () => void;
  onReject: () => void;
  onUndo: () => void;
  /** Leads to the place in the editor; null where none is open. */
  onJump: ((pointer: string) => void) | null;
};

const STATES = { pending: null, accepted: "success", rejected: "quiet", conflict: "warning" } as const;

/** One edit: where it is, what it changes and why, what nothing supports, and the verbs. */
export function EditRow(props: EditRowProps) {
  const { edit, isConflict, isFixed, isBusy, shown, onJump } = props;
  const t = useTranslations("assistant.edits");
  const locale = useLocale();
  const state = isConflict ? "conflict" : isUndecided(edit) ? "pending" : edit.status;
  const dot = STATES[state];
  const nameOf = usePlaceName();
  const pointer = edit.changes[0]?.pointer;
  const isOpen = state === "pending";
  const mark = () => shown?.markPlace(pointer ?? null);
  return (
    <li
      data-edit={edit.id}
      className="-mx-2.5 px-2.5 py-2.5 text-sm focus-within:bg-primary-soft/40"
      onMouseEnter={mark}
      onFocus={mark}
    >
      <p className="flex items-baseline gap-2 text-xs">
        <span className="min-w-0 flex-1 truncate text-muted-foreground">{nameOf(edit.changes)}</span>
        <span className="flex items-baseline gap-1.5">
          {dot ? <Dot state={dot} /> : null}
          {t(`status.${state}`)}
        </span>
      </p>
      <p className="mt-0.5 font-medium [overflow-wrap:anywhere]">{edit.title}</p>
      {state === "conflict" ? (
        <ConflictSides edit={edit} shown={shown} />
      ) : (
        edit.changes.map((change) => (
          <div key={`${change.op} ${change.pointer}`}>
            {edit.changes.length > 1 ? <FieldName change={change} /> : null}
            <ComparedWords before={change.beforeText} after={change.afterText} locale={locale} />
          </div>
        ))
      )}
      {edit.reason === "" ? null : <p className="mt-1 text-muted-foreground text-xs">{t("reason", { reason: edit.reason })}</p>}
      {isOpen && edit.addsFacts ? <Claims {...props} /> : null}
      {isFixed ? null : (
        <div className="-ms-2 mt-1 flex flex-wrap gap-x-1">
          {isOpen || state === "conflict" ? null : (
            <Button
              variant="accent"
              size="xs"
              disabled={isBusy}
              aria-label={t("undoOf", { title: edit.title })}
              {...{ [EDIT_FOCUS]: edit.id }}
              onClick={props.onUndo}
            >
              {t("undo")}
            </Button>
          )}
          {isOpen ? (
            <Button
              variant="accent"
              size="xs"
              // It keeps the focus while it waits.
              aria-disabled={isBusy || (edit.addsFacts && !props.isConfirmed)}
              aria-label={t("acceptOf", { title: edit.title })}
              {...{ [EDIT_FOCUS]: edit.id }}
              onClick={props.onAccept}
            >
              {t("accept")}
            </Button>
          ) : null}
          {isOpen || state === "conflict" ? (
            <Button
              variant="accent"
              size="xs"
              aria-disabled={isBusy}
              aria-label={t("rejectOf", { title: edit.title })}
              {...(isOpen ? {} : { [EDIT_FOCUS]: edit.id })}
              onClick={props.onReject}
            >
              {t("reject")}
            </Button>
          ) : null}
          {onJump && pointer ? (
            <Button
              variant="ghost"
              size="xs"
              className="font-normal"
              aria-label={t("goToOf", { title: edit.title })}
              onClick={() => onJump(pointer)}
            >
              {t("goTo")}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}

/** The unsupported claims of the edit. It may be accepted once the user confirms them, or has made facts of it. */
function Claims({ edit, isConfirmed, onConfirm }: EditRowProps) {
  const t = useTranslations("assistant.edits");
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const all = edit.changes.flatMap(({ pointer, afterText, claims }) =>
    claims.map((claim) => ({ key: `${pointer} ${claim.start}`, text: afterText, claim })),
  );
  const left = all.filter(({ key }) => !added.has(key));

  function take(key: string) {
    setAdded(new Set([...added, key]));
    if (left.every((one) => one.key === key)) onConfirm(true);
  }

  return (
    <div className="mt-1.5 grid gap-1">
      {left.map(({ key, text, claim }) => (
        <ClaimList key={key} text={text} claims={[claim]} onAdded={() => take(key)} />
      ))}
      <Checkbox
        data-confirm-claims=""
        className="text-xs"
        checked={isConfirmed}
        onChange={(event) => onConfirm(event.target.checked)}
      >
        {t("isTrue")}
      </Checkbox>
    </div>
  );
}
