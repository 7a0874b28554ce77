"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { StoredImport } from "@/components/features/documents/imports/import-store";
import {
  AlsoFoundChoice,
  type AlsoRequested,
  NOTHING_REQUESTED,
} from "@/components/features/documents/imports/review/also-found-choice";
import { keepAlsoFound } from "@/components/features/documents/imports/review/keep-also-found";
import { keepInRecord } from "@/components/features/documents/imports/review/keep-in-record";
import { LookChoice } from "@/components/features/documents/imports/review/look-choice";
import { PortraitChoice } from "@/components/features/documents/imports/review/portrait-choice";
import { ReadingNotes } from "@/components/features/documents/imports/review/reading-notes";
import { Result } from "@/components/features/documents/imports/review/result";
import { ReviewHead } from "@/components/features/documents/imports/review/review-head";
import { SourceLines } from "@/components/features/documents/imports/review/source-lines";
import { sourceMarks } from "@/components/features/documents/imports/review/source-mark";
import { SourcePages } from "@/components/features/documents/imports/review/source-pages";
import { useReview } from "@/components/features/documents/imports/review/use-review";
import { useReviewKeys } from "@/components/features/documents/imports/review/use-review-keys";
import type { Imports } from "@/components/features/documents/imports/use-imports";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { classNames } from "@/components/kit/ui/class-names";
import { FieldError } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";
import { toastOnNextPage } from "@/components/kit/ui/toast";
import type { ImportReading } from "@/contracts/model/import-reading";
import { doubtfulFields, type Review } from "@/domain/imports/review/review";

type ReviewScreenProps = {
  stored: StoredImport;
  review: Review;
  reading: ImportReading;
  all: Imports;
  onBack: () => void;
};

/** The file on one side, what was read on the other. Each field leads to its place and back. Nothing is imported before “Import”. */
export function ReviewScreen({ stored, review: first, reading, all, onBack }: ReviewScreenProps) {
  const t = useTranslations("imports");
  const errorText = useErrorText();
  const { run, isBusy: busy, error } = useChange();
  const { change } = all;
  const keep = useCallback((review: Review) => change(stored.id, { review }), [change, stored.id]);
  const { review, step, undo, canUndo, current } = useReview(first, keep);
  const [activeKey, setActive] = useState<string | null>(null);
  const [side, setSide] = useState<"source" | "result">("result");
  const [requested, setRequested] = useState<AlsoRequested>(NOTHING_REQUESTED);
  const [isForRecord, setForRecord] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const marks = useMemo(() => sourceMarks(review), [review]);
  const doubtful = useMemo(() => doubtfulFields(review), [review]);
  const hasSource = reading.pages.length > 0 || reading.paragraphs.length > 0;

  const show = useCallback((key: string | null) => {
    // Drawn and focused at once: the next key may come before the next frame.
    flushSync(() => {
      setActive(key);
      if (key !== null) setSide("result");
    });
    if (key === null) return;
    const field = [...(result.current?.querySelectorAll<HTMLElement>("[data-review-field]") ?? [])].find(
      (each) => each.dataset.reviewField === key,
    );
    field?.focus();
    field?.scrollIntoView({ block: "center" });
  }, []);

  /** The next or previous doubtful field, seen from one. */
  const move = useCallback(
    (by: 1 | -1) => {
      const keys = doubtfulFields(current.current);
      const at = activeKey === null ? -1 : keys.indexOf(activeKey);
      show(at < 0 ? ((by > 0 ? keys[0] : keys.at(-1)) ?? null) : (keys[(at + by + keys.length) % keys.length] ?? null));
    },
    [activeKey, current, show],
  );

  /** After a field was confirmed: to the one that took its place among the doubtful ones. */
  function goOn(key: string) {
    const at = doubtful.indexOf(key);
    const keys = doubtfulFields(current.current);
    if (at >= 0) show(keys[at] ?? keys[0] ?? null);
  }

  async function take() {
    if (busy) return;
    // What is being typed is a step once its field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await run(async () => {
      await keepAlsoFound(reading.alsoFound, requested, (part) => setRequested((now) => ({ ...now, [part]: false })));
      const { address, letters } = await all.importOne({ ...stored, review: current.current });
      if (isForRecord) await keepInRecord(address.split("/").at(-1) ?? "").catch((failed) => toastOnNextPage(errorText(failed)));
      if ((all.imports?.filter((each) => each.state !== "imported").length ?? 0) > 1) return onBack();
      if (letters > 0) toastOnNextPage(t("importedLetters", { count: letters }));
      window.location.assign(address);
    });
  }

  const drop = () =>
    void all.drop([stored.id]).then(() => ((all.imports?.length ?? 0) > 1 ? onBack() : window.location.assign("/documents")));
  useReviewKeys({ onNext: () => move(1), onPrevious: () => move(-1), onImport: () => void take(), onUndo: undo });
  useEffect(() => {
    document.title = t("titleOf", { name: stored.name });
  }, [t, stored.name]);

  return (
    <main className="px-6 pb-28 phone:px-4">
      <ReviewHead
        name={stored.name}
        doubtful={doubtful.length}
        unplaced={review.unplaced.length}
        words={reading.words}
        hasList={(all.imports?.length ?? 0) > 1}
        canUndo={canUndo}
        busy={busy}
        onBack={onBack}
        onNext={() => move(1)}
        onPrevious={() => move(-1)}
        onUndo={undo}
        onDrop={drop}
        onImport={() => void take()}
      />
      <div className={hasSource ? undefined : "mx-auto max-w-[760px]"}>
        {error ? <FieldError>{error}</FieldError> : null}
        {stored.copy && "problem" in stored.copy ? <p className="mb-4 text-warning">{t(`copy.${stored.copy.problem}`)}</p> : null}
        <ReadingNotes reading={reading} />
        <AlsoFoundChoice found={reading.alsoFound} choice={requested} onChange={setRequested} />
        <div className="mb-4">
          <Checkbox checked={isForRecord} onChange={(event) => setForRecord(event.target.checked)}>
            {t("also.record")}
          </Checkbox>
        </div>
      </div>
      {hasSource ? (
        <Segmented
          label={t("side")}
          value={side}
          options={[
            { value: "source", label: t("source") },
            { value: "result", label: t("result") },
          ]}
          onChange={setSide}
          className="mb-3 hidden phone:flex"
        />
      ) : null}
      <div
        className={classNames("grid gap-6 phone:grid-cols-1", hasSource ? "grid-cols-2" : "mx-auto max-w-[760px] grid-cols-1")}
      >
        {hasSource ? (
          <section
            aria-label={t("source")}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            className={classNames(
              "sticky top-24 h-[calc(100dvh-120px)] overflow-y-auto rounded-lg bg-muted p-4 phone:static phone:h-auto phone:p-2",
              side === "result" && "phone:hidden",
            )}
          >
            {reading.pages.length > 0 ? (
              <SourcePages file={stored.file} pages={reading.pages} marks={marks} activeKey={activeKey} onPick={show} />
            ) : (
              <SourceLines paragraphs={reading.paragraphs} marks={marks} activeKey={activeKey} onPick={show} />
            )}
          </section>
        ) : null}
        <div ref={result} className={classNames("min-w-0", hasSource && side === "source" && "phone:hidden")}>
          <PortraitChoice review={review} url={reading.picture} step={step} />
          <LookChoice review={review} reading={reading} step={step} />
          <Result review={review} step={step} onActive={setActive} onConfirmed={goOn} />
        </div>
      </div>
    </main>
  );
}
