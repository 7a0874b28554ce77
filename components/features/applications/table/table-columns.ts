import { readDevice, writeDevice } from "@/components/features/applications/device-memory";

/** What a row can show beside company and role, in this order, and how wide it is. */
export const COLUMNS = {
  stage: "104px",
  next: "minmax(150px,1.2fr)",
  since: "84px",
  location: "minmax(90px,0.8fr)",
  salary: "minmax(90px,0.8fr)",
  source: "minmax(90px,0.7fr)",
  tags: "minmax(90px,0.9fr)",
  edited: "92px",
} as const;

export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
const DEFAULT: readonly ColumnName[] = ["stage", "next", "since", "source", "tags"];

/** The columns chosen on this device. */
export function readColumns(): readonly ColumnName[] {
  const stored = readDevice("columns", "");
  if (stored === "") return DEFAULT;
  const names = stored.split(" ");
  return COLUMN_NAMES.filter((name) => names.includes(name));
}

/** A word that is no column means no columns. */
export const writeColumns = (columns: readonly ColumnName[]): void => writeDevice("columns", columns.join(" ") || "none");

/** The widths of a row: box, company, role, the chosen columns, menu. */
export const gridOf = (columns: readonly ColumnName[]): string =>
  ["32px", "minmax(130px,1.1fr)", "minmax(130px,1.3fr)", ...columns.map((name) => COLUMNS[name]), "32px"].join(" ");
