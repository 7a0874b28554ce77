"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Thumbnail } from "@/components/kit/page-preview/thumbnail";
import type { DocumentEntry } from "@/contracts/model/document";

const SHOWN = 8;

/** The most recently edited documents with their real first pages. */
export function RecentDocuments({ documents }: { documents: readonly DocumentEntry[] }) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const now = Date.now();
  return (
    <section aria-labelledby="recent">
      <div className="mb-4 flex items-baseline gap-3">
        <h2 id="recent" className="flex-1 font-semibold text-base tracking-tight">
          {t("recent")}
        </h2>
        <Link href="/documents" className="link">
          {t("all", { count: documents.length })}
        </Link>
      </div>
      <ul className="grid grid-cols-4 gap-x-7 gap-y-7 phone:grid-cols-2 phone:gap-x-4">
        {documents.slice(0, SHOWN).map((entry) => (
          <li key={entry.id} className="min-w-0">
            <Link href={`/${entry.type}s/${entry.id}`} prefetch={false} className="group block rounded-[2px] p-px">
              <span className="block transition-shadow duration-(--fast) group-hover:shadow-float">
                <Thumbnail entry={entry} />
              </span>
              <span className="mt-2.5 block truncate font-semibold text-sm group-hover:underline">{entry.name}</span>
              <span className="block text-muted-foreground text-xs">
                {t("edited", { when: dayOf(entry.updatedAt, locale, now) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
