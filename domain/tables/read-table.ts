import Papa from "papaparse";
import { decodeText } from "@/domain/tables/decode";

/** A row of a table and its number as a spreadsheet program shows it: the header is row 1. */
export interface TableRow {
  number: number;
  cells: string[];
}

/** A table read from a CSV file. */
export interface Table {
  headers: string[];
  rows: TableRow[];
  /** Rows with a quote that is never closed, or closed in the middle of a cell. They are left out; the rows after them are read. */
  broken: { number: number; text: string }[];
}

/** A file with more broken rows than this is not a table. */
const MAX_BROKEN = 200;
const MAX_ROWS = 50_000;

/**
 * Reads a CSV file as spreadsheet programs of any language write it: separated by commas, semicolons, tabs or bars, in UTF-8, UTF-16 or
 * Windows-1252, with line breaks inside quotes. undefined when it has no header or too many rows to be one.
 */
export function readTable(bytes: Uint8Array): Table | undefined {
  const text = withoutHint(decodeText(bytes));
  if (text.includes("\0")) return undefined;
  const { records, broken } = readRecords(text, separatorOf(text));
  const [header, ...rows] = records.filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (!header || rows.length > MAX_ROWS || broken.length > MAX_BROKEN) return undefined;
  return { headers: header.cells, rows, broken };
}

/** The first line `sep=;` of some programs is an instruction to them. */
const withoutHint = (text: string) => text.replace(/^\uFEFF?sep=.\r?\n/i, "");

const SEPARATORS = [",", ";", "\t", "|"];

/** The separator that the header holds most of, outside quotes. */
function separatorOf(text: string): string {
  const header = (/\S.*/.exec(text.slice(0, 20_000))?.[0] ?? "").replaceAll(/"[^"]*"/g, "");
  const counts = SEPARATORS.map((separator) => header.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Reads until a quote is wrong, names that line, and begins again on the next one. */
function readRecords(text: string, delimiter: string): { records: TableRow[]; broken: Table["broken"] } {
  const records: TableRow[] = [];
  const broken: Table["broken"] = [];
  let rest = text;
  let number = 1;
  while (rest !== "" && broken.length <= MAX_BROKEN && records.length <= MAX_ROWS) {
    const { rows, errorAt } = readUntilError(rest, delimiter);
    for (const cells of rows) records.push({ number: number++, cells });
    if (errorAt === null) break;
    const from = rest.lastIndexOf("\n", errorAt - 1) + 1;
    const end = rest.indexOf("\n", errorAt);
    broken.push({ number: number++, text: rest.slice(from, end < 0 ? undefined : end).trim() });
    rest = end < 0 ? "" : rest.slice(end + 1);
  }
  return { records, broken };
}

function readUntilError(text: string, delimiter: string): { rows: string[][]; errorAt: number | null } {
  const rows: string[][] = [];
  let errorAt: number | null = null;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors }, parser) => {
      const wrongQuote = errors.find(({ type }) => type === "Quotes");
      if (!wrongQuote && rows.length <= MAX_ROWS) return void rows.push(data.map((cell) => cell.trim()));
      errorAt = wrongQuote?.index ?? null;
      parser.abort();
    },
  });
  return { rows, errorAt };
}
