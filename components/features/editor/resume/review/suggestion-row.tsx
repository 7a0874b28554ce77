"use client";

import { useTranslations } from "next-intl";
import { useAccept, writing } from "@/components/features/editor/ai/accept";
import { withLine } from "@/components/features/editor/ai/improve/lines-of-html";
import { useAcceptErrorText } from "@/components/features/editor/ai/use-accept-error-text";
import { documentOf } from "@/components/features/editor/core/store";
import type { Passage } from "@/components/features/editor/resume/review/passages";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Refusal, useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { FieldError, LABEL } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import type { WritingReview } from "@/contracts/model/ai/review";
import { valueAt } from "@/domain/patch/index-path";

export type Suggestion = WritingReview["suggestions"][number];

type SuggestionRowProps = {
  suggestion: Suggestion;
  /** The line it is about; null for the whole. */
  passage: Passage | null;
  onJump: (pointer: string) => void;
  onDone: () => void;
};

/** One suggestion: what could be better, what to do, and where there is one, another wording that can be taken. */
export function SuggestionRow({ suggestion, passage, onJump, onDone }: SuggestionRowProps) {
  const t = useTranslations("editorAi.review");
  const errorText = useAcceptErrorText();
  const accept = useAccept();
  const store = useResumeStore();
  const { run, isBusy, error } = useChange({ explain: errorText });
  const { issue, suggestion: advice, example } = suggestion;

  const take = (place: Passage, text: string) =>
    run(async () => {
      const html = String(valueAt(documentOf(store.getState()), place.pointer) ?? "");
      const value = withLine(html, place.index, place.text, text);
      if (value === null) throw new Refusal(t("lineGone"));
      await accept({ name: "improveLine", target: place.pointer, operationsFor: writing([{ pointer: place.pointer, value }]) });
      toast(t("accepted"), { label: t("undo"), onClick: () => store.getState().undo() });
      onDone();
    });

  return (
    <li className="border-b py-2 last:border-b-0">
      {passage ? (
        <>
          <p className="truncate text-muted-foreground text-xs">{passage.where}</p>
          <p className="line-clamp-2 text-muted-foreground [overflow-wrap:anywhere]">{passage.text}</p>
        </>
      ) : null}
      <p className="mt-0.5 font-medium">{issue}</p>
      <p>{advice}</p>
      {example && passage ? (
        <div className="mt-1 border-s-2 ps-2.5">
          <p className={LABEL}>{t("example")}</p>
          <p className="[overflow-wrap:anywhere]">{example}</p>
        </div>
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
      <div className="-ms-2 mt-0.5 flex gap-1">
        {example && passage ? (
          <Button
            variant="accent"
            size="xs"
            disabled={isBusy}
            aria-label={t("takeOf", { issue })}
            onClick={() => take(passage, example)}
          >
            {t("take")}
          </Button>
        ) : null}
        {passage ? (
          <Button
            variant="accent"
            size="xs"
            className="font-normal"
            aria-label={t("goToOf", { issue })}
            onClick={() => onJump(passage.pointer)}
          >
            {t("goTo")}
          </Button>
        ) : null}
        <Button variant="ghost" size="xs" className="font-normal" aria-label={t("doneOf", { issue })} onClick={onDone}>
          {t("done")}
        </Button>
      </div>
    </li>
  );
}
