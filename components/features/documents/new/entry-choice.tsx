"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/kit/ui/checkbox";
import type { RecordEntry } from "@/contracts/model/career/record";
import { entryDates, entryNames } from "@/domain/record/entry-names";
import { RECORD_SECTIONS } from "@/domain/record/fields";

type EntryChoiceProps = {
  entries: readonly RecordEntry[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** As on a page: who it is about comes first. */
const IN_ORDER = [...RECORD_SECTIONS.slice(-2).reverse(), ...RECORD_SECTIONS.slice(0, -2)];

/** The entries of the record by section, each to be taken or left. */
export function EntryChoice({ entries, chosen, onChange }: EntryChoiceProps) {
  const t = useTranslations("documents.newDialog");
  const tSections = useTranslations("editor.sections");
  const tRecord = useTranslations("career.record");
  const toggled = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    return next;
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-muted-foreground text-xs">{t("entries", { count: chosen.size })}</legend>
      <div className="max-h-[40dvh] overflow-y-auto border-y py-1">
        {IN_ORDER.map((section) => {
          const own = entries.filter((entry) => entry.section === section);
          if (own.length === 0) return null;
          return (
            <fieldset key={section} className="grid gap-0.5 py-1">
              <legend className="font-medium text-xs">{section === "basics" ? tRecord("basics") : tSections(section)}</legend>
              {own.map((entry) => {
                const { main, beside } = entryNames(entry);
                const dates = entryDates(entry);
                return (
                  <Checkbox key={entry.id} checked={chosen.has(entry.id)} onChange={() => onChange(toggled(entry.id))}>
                    <span className="line-clamp-2" dir="auto">
                      {[main, beside, dates].filter((part) => part !== "").join(" · ") || tRecord("unnamed")}
                    </span>
                  </Checkbox>
                );
              })}
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
}
