import type { Application } from "@/contracts/model/application";
import { type Duplicate, duplicateFinder } from "@/domain/applications/duplicates";
import { type ColumnMatch, matchColumns } from "@/domain/applications/table/columns";
import { type KnownExport, recogniseExport } from "@/domain/applications/table/exports-of-others";
import { type NewApplicationRow, readRows, type SkippedRow } from "@/domain/applications/table/read-rows";
import { readTable, type Table } from "@/domain/tables/read-table";

/** A table that was read from a file, and what is known of it. */
export interface OpenTable {
  fileName: string;
  table: Table;
  known: KnownExport | null;
  match: ColumnMatch;
}

/** A row that would become an application, and the one it repeats: one there is already, or an earlier row. */
export interface PlannedRow {
  number: number;
  item: NewApplicationRow;
  duplicate: Duplicate<{ id: string; company: string; role: string; sourceUrl: string | null }> | null;
}

export interface ImportPlan {
  rows: PlannedRow[];
  skipped: SkippedRow[];
  unknownStages: string[];
}

/** undefined: the file is not a table. */
export async function openTable(file: File): Promise<OpenTable | undefined> {
  const table = readTable(new Uint8Array(await file.arrayBuffer()));
  if (!table) return undefined;
  return { fileName: file.name, table, known: recogniseExport(table.headers), match: matchColumns(table.headers) };
}

/** What an import would add and leave out. Duplicates are found among the applications and within the table. */
export function planImport({ table, known, match }: OpenTable, all: readonly Application[], locale: string): ImportPlan {
  const { items, skipped, unknownStages } = readRows(table, { match, known, locale });
  const rowsBefore = new Map<string, number>();
  const find = duplicateFinder([
    ...all.map(({ id, company, role, sourceUrl }) => ({ id, company, role, sourceUrl })),
    ...items.map(({ number, item }) => {
      rowsBefore.set(`row ${number}`, number);
      return { id: `row ${number}`, company: item.company, role: item.role, sourceUrl: item.sourceUrl ?? "" };
    }),
  ]);
  const rows = items.map(({ number, item }) => {
    const found = find({ id: `row ${number}`, company: item.company, role: item.role, sourceUrl: item.sourceUrl ?? "" });
    const earlier = found.find(({ application }) => (rowsBefore.get(application.id) ?? 0) < number);
    return { number, item, duplicate: earlier ?? null };
  });
  return { rows, skipped, unknownStages };
}
