"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CopyAddress } from "@/components/features/editor/links/copy-address";
import { queries } from "@/components/kit/api/client";
import { useLanguageVersions } from "@/components/kit/api/use-language-versions";

/** The links of a resume's versions in other languages, so that all who have one of them are in one place. */
export function LanguageLinks({ resumeId }: { resumeId: string }) {
  const t = useTranslations("editor.links");
  const others = useLanguageVersions(resumeId).filter((version) => version.resumeId !== resumeId);
  if (others.length === 0) return null;
  return (
    <section aria-label={t("otherLanguages")} className="mt-3">
      <h4 className="text-muted-foreground text-xs">{t("otherLanguages")}</h4>
      <ul className="divide-y">
        {others.map((version) => (
          <li key={version.resumeId} className="py-2">
            <a href={`/resumes/${version.resumeId}`} className="link">
              {version.languageName}
              <span className="sr-only">: {version.resumeName}</span>
            </a>
            <Links id={version.resumeId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Links({ id }: { id: string }) {
  const { data = [] } = useQuery(queries.shareLinks.list.queryOptions({ input: { type: "resume", id } }));
  return data.map((link) => (
    <p key={link.id} className="mt-1 flex items-center gap-2">
      <span className="min-w-0 flex-1 truncate" dir="auto">
        {link.label}
      </span>
      <CopyAddress address={link.url} />
    </p>
  ));
}
