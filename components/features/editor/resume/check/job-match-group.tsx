"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import { Group } from "@/components/features/editor/design/group";
import { choose } from "@/components/features/editor/resume/check/check-edits";
import { RequirementList } from "@/components/features/editor/resume/check/requirement-list";
import { useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Button } from "@/components/kit/ui/button";
import { CONTROL, LABEL } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { LIMITS } from "@/contracts/limits";
import type { JobMatchTerm } from "@/contracts/model/job-match";
import type { ResumeData } from "@/contracts/model/resume/data";
import { matchJob } from "@/domain/job-match/match";

/** A posting beside the resume: which of its terms the resume has. Computed here; the posting is sent nowhere. */
export function JobMatchGroup({ data, onJump }: { data: ResumeData; onJump: (pointer: string) => void }) {
  const t = useTranslations("editor.check.match");
  const id = useId();
  const [posting, setPosting] = usePosting();
  const compared = useDeferredValue(posting).trim();
  const match = useMemo(() => (compared === "" ? null : matchJob(data, compared)), [data, compared]);
  useMarks(match?.found);
  const hidden = data.metadata.check?.hiddenTerms ?? [];
  return (
    <Group title={t("title")}>
      <div>
        <label htmlFor={id} className={`${LABEL} mb-1`}>
          {t("posting")}
        </label>
        <textarea
          id={id}
          rows={5}
          maxLength={LIMITS.jobDescription.max}
          aria-describedby={`${id}-note`}
          className={`${CONTROL} resize-y px-2.5 py-1.5`}
          value={posting}
          onChange={(event) => setPosting(event.target.value)}
        />
        <p id={`${id}-note`} className="mt-1 text-muted-foreground text-xs">
          {t("hint")}
        </p>
      </div>
      {match ? (
        <div role="status" className="text-sm">
          {match.total === 0 ? t("noTerms") : t("counts", { found: match.found.length, total: match.total })}
        </div>
      ) : null}
      {compared === "" ? null : <RequirementList data={data} posting={compared} onJump={onJump} />}
      {match && match.total > 0 ? (
        <>
          <Terms title={t("missing")} terms={match.missing} empty={t("noneMissing")} />
          <Terms title={t("found")} terms={match.found} empty={t("noneFound")} isFound />
        </>
      ) : null}
      {hidden.length > 0 ? <HiddenTerms terms={hidden} /> : null}
    </Group>
  );
}

/** While the match is in view, the terms that the resume has are marked on its page. */
function useMarks(found: readonly JobMatchTerm[] | undefined) {
  const store = useResumeStore();
  useEffect(() => store.getState().markTerms(found?.map(({ label }) => label) ?? []), [store, found]);
  useEffect(() => () => store.getState().markTerms([]), [store]);
}

type TermsProps = { title: string; terms: readonly JobMatchTerm[]; empty: string; isFound?: boolean };

function Terms({ title, terms, empty, isFound = false }: TermsProps) {
  const t = useTranslations("editor.check.match");
  const hide = useHiding();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="mb-0.5 font-medium text-xs">
        {title} <span className="font-normal text-subtle-foreground">{terms.length}</span>
      </h4>
      {terms.length === 0 ? <p className="text-muted-foreground text-sm">{empty}</p> : null}
      <ul>
        {terms.map((term) => (
          <li key={term.term} className="flex min-h-7 items-center gap-1.5 border-b text-sm last:border-b-0">
            <Icon name={isFound ? "check" : "minus"} size="sm" className={isFound ? "text-success" : "text-subtle-foreground"} />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{term.label}</span>
            <span className="text-subtle-foreground text-xs">
              {t("times", { count: isFound ? term.resumeCount : term.jdCount })}
            </span>
            <Button
              variant="ghost"
              size="xs"
              shape="icon"
              aria-label={t("hide", { term: term.label })}
              onClick={() => hide(term.label, true)}
            >
              <Icon name="eye-slash" size="sm" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HiddenTerms({ terms }: { terms: readonly string[] }) {
  const t = useTranslations("editor.check.match");
  const hide = useHiding();
  return (
    <details>
      <summary className="min-h-6 cursor-pointer text-muted-foreground text-sm">{t("hidden", { count: terms.length })}</summary>
      <ul>
        {terms.map((term) => (
          <li key={term} className="flex min-h-7 items-center gap-1.5 text-sm">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{term}</span>
            <Button variant="ghost" size="xs" shape="icon" aria-label={t("show", { term })} onClick={() => hide(term, false)}>
              <Icon name="eye" size="sm" />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Leaves a term out of the match, or takes it in again. It is an edit as any other: saved, and undone by Undo. */
function useHiding(): (term: string, isHidden: boolean) => void {
  const store = useResumeStore();
  return (term, isHidden) => {
    const name = isHidden ? "hideTerm" : "showTerm";
    store.getState().edit(label(name, term), (draft) => choose(draft, "hiddenTerms", term, isHidden));
  };
}

/** The posting a resume was last compared with, kept until the browser's tab is closed. */
function usePosting(): [string, (posting: string) => void] {
  const key = `posting/${useResumeEditor((state) => state.card.id)}`;
  const [posting, setPosting] = useState(() => sessionStorage.getItem(key) ?? "");
  return [
    posting,
    (next) => {
      setPosting(next);
      sessionStorage.setItem(key, next);
    },
  ];
}
