"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useEffect, useId, useMemo } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import { Group } from "@/components/features/editor/design/group";
import { choose } from "@/components/features/editor/resume/check/check-edits";
import { placeOfEvidence } from "@/components/features/editor/resume/check/evidence-place";
import { RequirementList } from "@/components/features/editor/resume/check/requirement-list";
import { TermList } from "@/components/features/editor/resume/check/term-list";
import { useAddSkill } from "@/components/features/editor/resume/check/use-add-skill";
import { usePosting } from "@/components/features/editor/resume/check/use-posting";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Button } from "@/components/kit/ui/button";
import { CONTROL, LABEL } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import { type ComparedTerm, compareWithPosting } from "@/domain/job-match/match";
import { requirementEvidence } from "@/domain/job-match/requirement-evidence";

const JOB_MATCH_ID = "job-match";
/** Within how many frames the panel is drawn once its code is there. */
const FRAMES = 60;

/** Brings the match into view as soon as it is drawn. */
export function showJobMatch(frames = FRAMES): void {
  const group = document.getElementById(JOB_MATCH_ID);
  if (group) group.scrollIntoView({ block: "start" });
  else if (frames > 0) requestAnimationFrame(() => showJobMatch(frames - 1));
}

/** A posting beside the resume: which of its terms the resume has. Computed here; the posting is sent nowhere. */
export function JobMatchGroup({ data, onJump }: { data: ResumeData; onJump: (pointer: string) => void }) {
  const t = useTranslations("editor.check.match");
  const id = useId();
  const [posting, setPosting] = usePosting();
  const compared = useDeferredValue(posting).trim();
  const match = useMemo(() => (compared === "" ? null : compareWithPosting(data, compared)), [data, compared]);
  useMarks(match?.found);
  const hide = useHiding();
  const add = useAddSkill();
  const see = ({ written, label }: ComparedTerm) => {
    const [evidence] = requirementEvidence(data, [written[0] ?? label]);
    const pointer = evidence?.place ? placeOfEvidence(data, evidence.place) : null;
    if (pointer) onJump(pointer);
  };
  const hidden = data.metadata.check?.hiddenTerms ?? [];
  return (
    <Group id={JOB_MATCH_ID} title={t("title")}>
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
      {match ? <Coverage found={match.found.length} total={match.total} /> : null}
      {compared === "" ? null : <RequirementList data={data} posting={compared} onJump={onJump} />}
      {match && match.total > 0 ? (
        <>
          <TermList title={t("missing")} terms={match.missing} empty={t("noneMissing")} onPick={add} onHide={hide} />
          <TermList title={t("found")} terms={match.found} empty={t("noneFound")} isFound onPick={see} onHide={hide} />
        </>
      ) : null}
      {hidden.length > 0 ? <HiddenTerms terms={hidden} /> : null}
    </Group>
  );
}

/** How much of the posting the resume covers. */
function Coverage({ found, total }: { found: number; total: number }) {
  const t = useTranslations("editor.check.match");
  return (
    <div role="status" className="text-sm">
      {total === 0 ? t("noTerms") : t("counts", { found, total })}
      {total > 0 ? (
        <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-border">
          <span className="block h-full rounded-full bg-success" style={{ width: `${(100 * found) / total}%` }} />
        </span>
      ) : null}
    </div>
  );
}

/** While the match is in view, the terms that the resume has are marked on its page. */
function useMarks(found: readonly ComparedTerm[] | undefined) {
  const store = useResumeStore();
  useEffect(() => store.getState().markTerms(found?.flatMap(({ written }) => written) ?? []), [store, found]);
  useEffect(() => () => store.getState().markTerms([]), [store]);
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
