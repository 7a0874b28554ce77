"use client";

import { useLocale, useTranslations } from "next-intl";
import { localDayOf } from "@/components/features/applications/local-days";
import { webAddress } from "@/components/features/applications/quick-add/read-posting";
import { Part, type PartProps } from "@/components/features/applications/sheet/part";
import { shortDay } from "@/components/features/applications/when";
import { Icon } from "@/components/kit/ui/icon";
import { SavedField } from "@/components/kit/ui/saved-field";
import { LIMITS } from "@/contracts/limits";
import type { PostingSource } from "@/contracts/model/posting-source";
import { preciseSource } from "@/contracts/model/precise-source";

/** The posting: its link, its requirements, and its original text. */
export function PostingPart({ application, actions, now }: PartProps) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const { id, sourceUrl, requirements, jobDescription, postingSource } = application;
  return (
    <Part
      title={t("posting.title")}
      aside={
        sourceUrl === null ? null : (
          <a href={sourceUrl} target="_blank" rel="noreferrer noopener" className="link inline-flex items-center gap-1 text-xs">
            {t("posting.open")}
            <Icon name="arrow-square-out" size="sm" />
          </a>
        )
      }
    >
      <div className="grid gap-3">
        {application.postingClosedAt ? (
          <p role="status" className="flex items-start gap-1.5 text-warning">
            <Icon name="warning" size="sm" className="mt-0.5" />
            {t("posting.closed", { day: shortDay(localDayOf(application.postingClosedAt), locale, now) })}
          </p>
        ) : null}
        <SavedField
          label={t("fields.sourceUrl")}
          type="url"
          value={sourceUrl ?? ""}
          maxLength={LIMITS.application.url}
          check={(value) => (value.trim() === "" || webAddress(value) !== null ? null : t("field.notALink"))}
          save={(value) => actions.change(id, { sourceUrl: value.trim() === "" ? "" : (webAddress(value) ?? value) })}
        />
        <SavedField
          label={t("posting.requirements")}
          hint={t("posting.requirementsHint")}
          rows={3}
          value={requirements.join("\n")}
          save={(value) => actions.change(id, { requirements: linesOf(value) })}
        />
        <SavedField
          label={t("posting.text")}
          rows={4}
          value={jobDescription}
          maxLength={LIMITS.jobDescription.max}
          {...(postingSource ? { hint: t(`posting.methods.${methodName(postingSource)}`) } : {})}
          save={(value) => actions.change(id, { jobDescription: value })}
        />
      </div>
    </Part>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/^\s*[-*•]\s*/, "").trim())
    .filter((line) => line !== "")
    .slice(0, LIMITS.application.requirements);

function methodName(source: PostingSource) {
  const { method } = preciseSource(source);
  return method === "firecrawl" || method === "tavily" || method === "exa" ? "provider" : method;
}
