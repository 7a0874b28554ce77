"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { placeOfEvidence } from "@/components/features/editor/resume/check/evidence-place";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";
import type { ResumeData } from "@/contracts/model/resume/data";
import { type RequirementEvidence, requirementEvidence } from "@/domain/job-match/requirement-evidence";
import { linesOfText } from "@/domain/postings/page/lines";
import { requirementsIn } from "@/domain/postings/requirements";

const LOOKS = {
  found: { icon: "check", tone: "text-success" },
  partly: { icon: "minus", tone: "text-warning" },
  missing: { icon: "x", tone: "text-danger" },
} as const satisfies Record<RequirementEvidence["status"], { icon: IconName; tone: string }>;

type RequirementListProps = { data: ResumeData; posting: string; onJump: (pointer: string) => void };

/** The requirements of the posting, and how the resume meets them: found, partly or missing, each with its place. Computed here. */
export function RequirementList({ data, posting, onJump }: RequirementListProps) {
  const t = useTranslations("editorAi.requirements");
  const requirements = useMemo(() => requirementsIn(linesOfText(posting)), [posting]);
  const evidence = useMemo(() => requirementEvidence(data, requirements), [data, requirements]);
  if (evidence.length === 0) return null;
  const found = evidence.filter(({ status }) => status === "found").length;
  return (
    <section aria-label={t("title")}>
      <h4 className="mb-0.5 font-medium text-xs">
        {t("title")} <span className="font-normal text-subtle-foreground">{t("count", { found, total: evidence.length })}</span>
      </h4>
      <ul>
        {evidence.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a requirement has no id, and two may be equal.
          <RequirementRow key={index} data={data} evidence={one} onJump={onJump} />
        ))}
      </ul>
    </section>
  );
}

type RequirementRowProps = { data: ResumeData; evidence: RequirementEvidence; onJump: (pointer: string) => void };

function RequirementRow({ data, evidence, onJump }: RequirementRowProps) {
  const t = useTranslations("editorAi.requirements");
  const { requirement, status, missing, place } = evidence;
  const { icon, tone } = LOOKS[status];
  const pointer = place ? placeOfEvidence(data, place) : null;
  const where = place ? [place.heading || t("top"), place.entry].filter(Boolean).join(", ") : t("nowhere");
  return (
    <li className="flex items-start gap-1.5 border-b py-1.5 text-sm last:border-b-0">
      <span className={`flex h-lh flex-none items-center ${tone}`}>
        <Icon name={icon} size="sm" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">
          <span className="sr-only">{t(`status.${status}`)}: </span>
          {requirement}
        </p>
        <p className="text-muted-foreground text-xs">
          {where}
          {status === "partly" ? ` ${t("without", { words: missing.join(", ") })}` : ""}
        </p>
      </div>
      {pointer ? (
        <Button
          variant="accent"
          size="xs"
          className="font-normal"
          aria-label={t("goToOf", { requirement })}
          onClick={() => onJump(pointer)}
        >
          {t("goTo")}
        </Button>
      ) : null}
    </li>
  );
}
