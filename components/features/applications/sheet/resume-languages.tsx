"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { queries } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import { Tag } from "@/components/kit/ui/tag";

type LanguagesProps = { resumeId: string; isSent: boolean; onUse: (resumeId: string) => void };

/** The versions of the application's resume in other languages, and which one goes or went with it. */
export function ResumeLanguages({ resumeId, isSent, onUse }: LanguagesProps) {
  const t = useTranslations("applications.documents");
  const names = new Intl.DisplayNames([useLocale()], { type: "language", fallback: "code" });
  const { data = [] } = useQuery(queries.resumes.languages.overview.queryOptions());
  const group = data.find((each) => each.resumeId === resumeId)?.groupId;
  const versions = data.filter(({ groupId }) => group !== undefined && groupId === group);
  if (versions.length < 2) return null;
  return (
    <ul aria-label={t("languages")} className="grid gap-1 border-s-2 ps-3 text-xs">
      {versions.map((version) => {
        const language = names.of(version.language) ?? version.language;
        return (
          <li key={version.resumeId} className="flex min-h-6 flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
            <a href={`/resumes/${version.resumeId}`} className="link">
              {language}
              <span className="sr-only">: {version.resumeName}</span>
            </a>
            {version.resumeId === resumeId ? (
              <Tag>{t(isSent ? "wasSent" : "chosen")}</Tag>
            ) : isSent ? null : (
              <Button size="sm" variant="ghost" onClick={() => onUse(version.resumeId)}>
                {t("useThis")}
                <span className="sr-only">: {language}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
