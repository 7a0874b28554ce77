"use client";

import { useTranslations } from "next-intl";
import { memo } from "react";
import { useRecordWords } from "@/components/features/career/record/use-record-words";
import { Tag } from "@/components/kit/ui/tag";
import type { RecordEntry } from "@/contracts/model/career/record";
import { entryDates, entryNames } from "@/domain/record/entry-names";

/** One entry in the list: what it is, when, and how often it is used. */
export const EntryRow = memo(function EntryRow({ entry, onOpen }: { entry: RecordEntry; onOpen: (entry: RecordEntry) => void }) {
  const t = useTranslations("career.record");
  const { sectionName } = useRecordWords();
  const { main, beside } = entryNames(entry);
  const { section, uses, wordings, tags } = entry;
  const stale = wordings.filter(({ isStale }) => isStale).length;
  return (
    <div className="border-b py-2.5">
      <button
        type="button"
        data-control="open"
        onClick={() => onOpen(entry)}
        className="flex w-full min-w-0 items-baseline gap-3 rounded-sm text-start text-base hover:underline phone:min-h-6"
      >
        <span className="min-w-0 flex-1 break-words" dir="auto">
          <span className="font-medium">{main || t("unnamed")}</span>
          {beside === "" ? null : <span className="text-muted-foreground"> · {beside}</span>}
        </span>
        <span className="flex-none text-muted-foreground text-sm">{entryDates(entry)}</span>
      </button>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-muted-foreground text-xs">
        <span>{sectionName(section)}</span>
        <span>{t("uses", { count: uses })}</span>
        {wordings.length > 0 ? <span>{t("wordingCount", { count: wordings.length })}</span> : null}
        {stale > 0 ? <span className="text-warning">{t("staleCount", { count: stale })}</span> : null}
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
    </div>
  );
});
