"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { FactSource } from "@/contracts/model/career/fact";

/** Sources that have a page, by their id. */
const FOLDERS: Partial<Record<FactSource["kind"], string>> = { resume: "/resumes", letter: "/letters" };

/** Where a fact comes from, with a link if that can be opened. */
export function FactSourceLink({ source: { kind, id } }: { source: FactSource }) {
  const t = useTranslations("career.facts.sources");
  const folder = FOLDERS[kind];
  if (!folder) return <span>{t(kind)}</span>;
  return (
    <Link href={`${folder}/${encodeURIComponent(id)}`} prefetch={false} className="underline-offset-2 hover:underline">
      {t(kind)}
    </Link>
  );
}
