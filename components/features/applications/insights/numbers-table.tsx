import { useTranslations } from "next-intl";
import { PlainTable, type PlainTableProps } from "@/components/kit/ui/plain-table";

/** The numbers of a chart as a table, for those who read rather than look. */
export function NumbersTable(table: PlainTableProps) {
  const t = useTranslations("applicationInsights");
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted-foreground text-sm hover:text-foreground">
        {t("asTable")}
      </summary>
      <div className="mt-2 overflow-x-auto">
        <PlainTable {...table} className="max-w-[640px] text-sm" captionClassName="sr-only" headClassName="border-b text-xs" />
      </div>
    </details>
  );
}
