"use client";

import { useTranslations } from "next-intl";
import { holds, pointerOf } from "@/components/features/editor/resume/tailoring/change-writes";
import type { Decision } from "@/components/features/editor/resume/tailoring/use-tailoring";
import { useResume } from "@/components/features/editor/resume/use-resume";
import { ComparedWords } from "@/components/kit/ai/compared-words";
import { TextSources } from "@/components/kit/ai/text-sources";
import { Button } from "@/components/kit/ui/button";
import { Dot } from "@/components/kit/ui/tag";
import type { TailoringChange } from "@/contracts/model/ai/tailoring";
import { richTextToPlain } from "@/domain/rich-text/plain";

type ChangeRowProps = {
  change: TailoringChange;
  onDecide: (status: Decision) => void;
  onJump: (pointer: string) => void;
};

/** One change: where it is, what it does and why, and the two verbs. */
export function ChangeRow({ change, onDecide, onJump }: ChangeRowProps) {
  const t = useTranslations("editorAi.tailoring");
  const isEdited = useResume((data) => !holds(data, change, "before") && !holds(data, change, "after"));
  const { heading, entry, kind, status, reason } = change;
  const name = [heading, entry].filter(Boolean).join(", ");
  return (
    <li className="border-b pt-2.5 pb-2 text-sm last:border-b-0">
      <p className="flex items-baseline gap-2 text-xs">
        <span className="min-w-0 flex-1 truncate text-muted-foreground">{name}</span>
        <span className="flex items-baseline gap-1.5">
          {status === "pending" ? null : <Dot state={status === "accepted" ? "success" : "quiet"} />}
          {t(`status.${status}`)}
        </span>
      </p>
      <p className="mt-0.5 font-medium">{t(`kinds.${kind}`)}</p>
      {kind === "reword" ? <Reworded before={change.before} after={change.after} /> : null}
      {kind === "reword" ? <TextSources text="" claims={change.claims} isChecked={change.isChecked} /> : null}
      {reason === "" ? null : <p className="mt-1 text-muted-foreground text-xs">{t("reason", { reason })}</p>}
      {isEdited ? <p className="mt-1 text-warning text-xs">{t("edited")}</p> : null}
      <div className="-ms-2 mt-1 flex gap-1">
        <Button
          variant="accent"
          size="xs"
          aria-label={t("acceptOf", { name })}
          aria-pressed={status === "accepted"}
          onClick={() => onDecide("accepted")}
        >
          {t("accept")}
        </Button>
        <Button
          variant="accent"
          size="xs"
          aria-label={t("rejectOf", { name })}
          aria-pressed={status === "rejected"}
          onClick={() => onDecide("rejected")}
        >
          {t("reject")}
        </Button>
        <Button
          variant="ghost"
          size="xs"
          className="font-normal"
          aria-label={t("goToOf", { name })}
          onClick={() => onJump(pointerOf(change))}
        >
          {t("goTo")}
        </Button>
      </div>
    </li>
  );
}

/** Both wordings in one. */
function Reworded({ before, after }: { before: string; after: string }) {
  const locale = useResume((data) => data.metadata.page.locale);
  return <ComparedWords before={richTextToPlain(before)} after={richTextToPlain(after)} locale={locale} />;
}
