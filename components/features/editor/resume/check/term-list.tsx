"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { ComparedTerm } from "@/domain/job-match/match";

type TermListProps = {
  title: string;
  terms: readonly ComparedTerm[];
  empty: string;
  isFound?: boolean;
  /** Adds a missing term, shows a found one. */
  onPick: (term: ComparedTerm) => void;
  onHide: (term: string, isHidden: boolean) => void;
};

/** Terms of a posting. A click adds a missing one to Skills, or shows the place of a found one. */
export function TermList({ title, terms, empty, isFound = false, onPick, onHide }: TermListProps) {
  const t = useTranslations("editor.check.match");
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
            <Icon name={isFound ? "check" : "plus"} size="sm" className={isFound ? "text-success" : "text-subtle-foreground"} />
            <button
              type="button"
              aria-label={t(isFound ? "see" : "add", { term: term.label })}
              title={t(isFound ? "see" : "add", { term: term.label })}
              className="min-h-6 min-w-0 flex-1 cursor-pointer text-start [overflow-wrap:anywhere] hover:text-primary-ink hover:underline"
              onClick={() => onPick(term)}
            >
              {term.label}
            </button>
            <span className="text-subtle-foreground text-xs">
              {t("times", { count: isFound ? term.resumeCount : term.jdCount })}
            </span>
            <Button
              variant="ghost"
              size="xs"
              shape="icon"
              aria-label={t("hide", { term: term.label })}
              onClick={() => onHide(term.label, true)}
            >
              <Icon name="eye-slash" size="sm" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
