"use client";

import { useTranslations } from "next-intl";
import { useLanguageVersions } from "@/components/kit/api/use-language-versions";
import { Button } from "@/components/kit/ui/button";
import { Tag } from "@/components/kit/ui/tag";

type LanguagesProps = { resumeId: string; isSent: boolean; onUse: (resumeId: string) => void };

/** The versions of the application's resume in other languages, and which one goes or went with it. */
export function ResumeLanguages({ resumeId, isSent, onUse }: LanguagesProps) {
  const t = useTranslations("applications.documents");
  const versions = useLanguageVersions(resumeId);
  if (versions.length === 0) return null;
  return (
    <ul aria-label={t("languages")} className="grid gap-1 border-s-2 ps-3 text-xs">
      {versions.map((version) => (
        <li key={version.resumeId} className="flex min-h-6 flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
          <a href={`/resumes/${version.resumeId}`} className="link">
            {version.languageName}
            <span className="sr-only">: {version.resumeName}</span>
          </a>
          {version.resumeId === resumeId ? (
            <Tag>{t(isSent ? "wasSent" : "chosen")}</Tag>
          ) : isSent ? null : (
            <Button size="sm" variant="ghost" onClick={() => onUse(version.resumeId)}>
              {t("useThis")}
              <span className="sr-only">: {version.languageName}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
