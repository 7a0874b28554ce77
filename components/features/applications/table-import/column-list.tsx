import { useTranslations } from "next-intl";
import type { OpenTable } from "@/components/features/applications/table-import/import-plan";
import { Select } from "@/components/kit/ui/field";
import { type ColumnMatch, TABLE_FIELDS, type TableField } from "@/domain/applications/table/columns";

type ColumnListProps = { open: OpenTable; isDisabled: boolean; onMatch: (match: ColumnMatch) => void };

/** Every column of the table with its first values, and what it is. A field has one column at most. */
export function ColumnList({ open: { table, known, match }, isDisabled, onMatch }: ColumnListProps) {
  const t = useTranslations("applicationImport");
  const fieldOf = (column: number) => TABLE_FIELDS.find((field) => match[field] === column);

  function choose(column: number, field: TableField | "") {
    const others = Object.entries(match).filter(([key, index]) => index !== column && key !== field);
    onMatch(Object.fromEntries(field === "" ? others : [...others, [field, column]]));
  }

  return (
    <section aria-label={t("columns")}>
      <p className="mb-2 text-muted-foreground">
        {known ? t("known", { name: known.name, count: table.rows.length }) : t("unknown", { count: table.rows.length })}
      </p>
      <ul className="max-h-[34dvh] divide-y overflow-y-auto rounded-md border">
        {table.headers.map((header, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Columns have no other identity; two may have one name.
          <li key={column} className="grid grid-cols-[1fr_auto] items-center gap-3 px-3 py-2">
            <span className="min-w-0">
              <span className="block truncate font-medium">{header || t("noHeader", { number: column + 1 })}</span>
              <span className="block truncate text-subtle-foreground text-xs">{examples(table.rows, column)}</span>
            </span>
            <Select
              className="w-48 phone:w-36"
              aria-label={t("columnIs", { name: header || t("noHeader", { number: column + 1 }) })}
              value={fieldOf(column) ?? ""}
              disabled={isDisabled}
              onChange={(event) => choose(column, event.target.value as TableField | "")}
            >
              <option value="">{t("notRead")}</option>
              {TABLE_FIELDS.map((field) => (
                <option key={field} value={field}>
                  {t(`fields.${field}`)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </section>
  );
}

function examples(rows: OpenTable["table"]["rows"], column: number): string {
  const cells = new Set<string>();
  for (const { cells: row } of rows) {
    const cell = row[column]?.replaceAll(/\s+/g, " ").slice(0, 60);
    if (cell) cells.add(cell);
    if (cells.size === 3) break;
  }
  return [...cells].join(" · ");
}
