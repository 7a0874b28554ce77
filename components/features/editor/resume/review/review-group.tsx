"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { documentOf } from "@/components/features/editor/core/store";
import { Group } from "@/components/features/editor/design/group";
import { reportOf } from "@/components/features/editor/resume/check/check-report";
import { useLastFileReport } from "@/components/features/editor/resume/check/file-report";
import { useFindingText } from "@/components/features/editor/resume/check/finding-text";
import { useLastPageReport } from "@/components/features/editor/resume/check/page-report";
import { usePosting } from "@/components/features/editor/resume/check/use-posting";
import { type Passage, passagesOf, sentPassage } from "@/components/features/editor/resume/review/passages";
import { type Suggestion, SuggestionRow } from "@/components/features/editor/resume/review/suggestion-row";
import { useSectionHeadings } from "@/components/features/editor/resume/sections/section-heading";
import { useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { useAiErrorText } from "@/components/kit/ai/ai-error-text";
import { NeedsAi } from "@/components/kit/ai/needs-ai";
import { TextSources } from "@/components/kit/ai/text-sources";
import { useAi } from "@/components/kit/ai/use-ai";
import { useStored } from "@/components/kit/ai/use-stored";
import { api } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { LIMITS } from "@/contracts/limits";
import type { WritingReview } from "@/contracts/model/ai/review";
import { wordsForModel } from "@/domain/ai/own-words";

/** A review as this device keeps it, with the passages it speaks of. */
type StoredReview = { review: WritingReview; passages: Passage[]; done: number[] };

const bounds = LIMITS.aiReview;

/** A model's review of the writing, beside the computed check. It gives no score. */
export function ReviewGroup({ onJump }: { onJump: (pointer: string) => void }) {
  const t = useTranslations("editorAi.review");
  const textOf = useFindingText();
  const file = useLastFileReport();
  const pages = useLastPageReport();
  const errorText = useAiErrorText();
  const ai = useAi();
  const store = useResumeStore();
  const headingOf = useSectionHeadings();
  const id = useResumeEditor((state) => state.card.id);
  const [stored, keep] = useStored<StoredReview>(`review/${id}`);
  const [posting] = usePosting();
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function ask() {
    const controller = new AbortController();
    running.current = controller;
    setAsking(true);
    setError(null);
    const data = documentOf(store.getState());
    const passages = passagesOf(data, headingOf);
    const input = {
      extractedText: wordsForModel(data).join("\n").slice(0, bounds.text),
      findings: reportOf(data, file, pages)
        .findings.slice(0, bounds.findings)
        .map(({ code, severity, params }) => ({
          code,
          severity,
          message: textOf({ code, params }).text.slice(0, bounds.finding.message),
        })),
      jobDescription: posting.slice(0, LIMITS.jobDescription.max),
      passages: passages.map(sentPassage),
    };
    try {
      keep({ review: await api.ai.review(input, { signal: controller.signal }), passages, done: [] });
    } catch (thrown) {
      if (!controller.signal.aborted) setError(errorText(thrown));
    }
    setAsking(false);
  }

  return (
    <Group title={t("title")}>
      {ai.state === "none" ? <NeedsAi what={t("what")} /> : null}
      {ai.state === "ready" ? (
        <>
          <p className="text-muted-foreground text-xs">{t("text")}</p>
          {isAsking ? (
            <p role="status" className="flex items-center gap-2 text-muted-foreground text-sm">
              <Icon name="circle-notch" size="sm" className="text-primary-ink motion-safe:animate-spin" />
              <span className="flex-1">{t("asking")}</span>
              <Button size="xs" onClick={() => running.current?.abort()}>
                {t("stop")}
              </Button>
            </p>
          ) : (
            <div className="flex gap-1.5">
              <Button size="xs" onClick={ask}>
                {t(stored ? "again" : "ask")}
              </Button>
              {stored ? (
                <Button size="xs" variant="ghost" onClick={() => keep(null)}>
                  {t("drop")}
                </Button>
              ) : null}
            </div>
          )}
        </>
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
      {stored ? (
        <Review kept={stored} onJump={onJump} onDone={(index) => keep({ ...stored, done: [...stored.done, index] })} />
      ) : null}
    </Group>
  );
}

type ReviewProps = { kept: StoredReview; onJump: (pointer: string) => void; onDone: (index: number) => void };

function Review({ kept: { review, passages, done }, onJump, onDone }: ReviewProps) {
  const t = useTranslations("editorAi.review");
  const { summary, strengths, suggestions, jdAlignment } = review;
  const open = suggestions
    .map((suggestion: Suggestion, index) => ({ suggestion, index }))
    .filter(({ index }) => !done.includes(index));
  return (
    <div className="mt-1 grid gap-3 text-sm">
      <p>{summary}</p>
      {jdAlignment ? <p>{jdAlignment.summary}</p> : null}
      <TextSources text={[summary, ...strengths].join("\n")} claims={review.claims} isChecked={review.isChecked} />
      {strengths.length > 0 ? (
        <section aria-label={t("strengths")}>
          <h4 className="font-medium text-xs">{t("strengths")}</h4>
          <ul className="list-disc ps-4 marker:text-subtle-foreground">
            {strengths.map((strength) => (
              <li key={strength}>{strength}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-label={t("suggestions")}>
        <h4 className="font-medium text-xs">
          {t("suggestions")} <span className="font-normal text-subtle-foreground">{open.length}</span>
        </h4>
        {open.length === 0 ? <p className="text-muted-foreground">{t("noneOpen")}</p> : null}
        <ul>
          {open.map(({ suggestion, index }) => (
            <SuggestionRow
              key={`${suggestion.passageId}${suggestion.issue}`}
              suggestion={suggestion}
              passage={passages.find(({ id }) => id === suggestion.passageId) ?? null}
              onJump={onJump}
              onDone={() => onDone(index)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
