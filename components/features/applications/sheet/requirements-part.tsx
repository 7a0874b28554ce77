"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Part } from "@/components/features/applications/sheet/part";
import { queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Icon } from "@/components/kit/ui/icon";
import type { IconName } from "@/components/kit/ui/icon-paths";
import type { Application } from "@/contracts/model/application";
import { type RequirementEvidence, requirementEvidence } from "@/domain/job-match/requirement-evidence";

const LOOKS = {
  found: { icon: "check", tone: "text-success" },
  partly: { icon: "minus", tone: "text-warning" },
  missing: { icon: "x", tone: "text-danger" },
} as const satisfies Record<RequirementEvidence["status"], { icon: IconName; tone: string }>;

/** Whether the linked resume speaks of each requirement of the posting, and where. */
export function RequirementsPart({ application }: { application: Application }) {
  const { resumeId, requirements } = application;
  return resumeId === null || requirements.length === 0 ? null : <Evidence {...{ resumeId, requirements }} />;
}

function Evidence({ resumeId, requirements }: { resumeId: string; requirements: readonly string[] }) {
  const t = useTranslations("applications.evidence");
  const errorText = useErrorText();
  const { data: resume, error } = useQuery(queries.resumes.read.queryOptions({ input: { id: resumeId } }));
  const evidence = useMemo(() => (resume ? requirementEvidence(resume.data, requirements) : []), [resume, requirements]);
  const found = evidence.filter(({ status }) => status === "found").length;
  return (
    <Part title={t("title")}>
      {error ? <p className="text-muted-foreground">{errorText(error)}</p> : null}
      {resume ? (
        <p className="mb-2 text-muted-foreground text-xs">{t("summary", { found, total: evidence.length, name: resume.name })}</p>
      ) : null}
      <ul className="grid gap-2">
        {evidence.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a requirement has no id, and two may be equal.
          <EvidenceLine key={index} evidence={each} />
        ))}
      </ul>
    </Part>
  );
}

function EvidenceLine({ evidence: { requirement, status, missing, place } }: { evidence: RequirementEvidence }) {
  const t = useTranslations("applications.evidence");
  const { icon, tone } = LOOKS[status];
  const where = place ? [place.heading || t("top"), place.entry].filter(Boolean).join(", ") : "";
  return (
    <li className="flex items-start gap-2">
      <span className={`flex h-lh flex-none items-center ${tone}`}>
        <Icon name={icon} size="sm" />
      </span>
      <p className="min-w-0 break-words">
        <span className="sr-only">{t(status)}: </span>
        {requirement}
        <span className="block text-muted-foreground text-xs">
          {where ? t("where", { where }) : t("nowhere")}
          {status === "partly" ? ` ${t("without", { words: missing.join(", ") })}` : ""}
        </span>
      </p>
    </li>
  );
}
