import Link from "next/link";
import { useTranslations } from "next-intl";
import type { DocumentEntry } from "@/contracts/model/document";

/** The application a document belongs to, as a way to it. */
export function ApplicationLink({ application }: { application: NonNullable<DocumentEntry["application"]> }) {
  const t = useTranslations("documents");
  const { id, company, role } = application;
  return (
    <Link
      href={`/applications/${id}`}
      prefetch={false}
      title={t("forApplication", { company, role })}
      aria-label={t("applicationOf", { company, role })}
      className="min-w-0 truncate rounded-sm underline decoration-border-strong underline-offset-2 hover:text-foreground"
    >
      {company}
    </Link>
  );
}
