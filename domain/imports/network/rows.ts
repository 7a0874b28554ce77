import type { ImportWarning } from "@/contracts/model/import-reading";
import { decodeText } from "@/domain/imports/decode-text";
import { rowUnclosed } from "@/domain/imports/warnings";

/** The text of a column, whose name may differ in case; empty without one. */
export type Row = (...columns: string[]) => string;

interface Record {
  cells: string[];
  /** Line of the file on which it begins, counted from 1. */
  line: number;
  isBroken: boolean;
}

const MAX_ROWS = 20_000;
/** Notes above the header are a few lines. */
const MAX_NOTE_LINES = 20;

/** The rows of a table, each as a function from a column's name to its text. Lines of notes before the header are passed over. */
export function readRows(bytes: Uint8Array, columns: readonly string[], file: string, warnings: ImportWarning[]): Row[] {
  const text = decodeText(bytes).replaceAll(/\r\n?/g, "\n");
  const lines = text.split("\n");
  const requested = new Set(columns.map((column) => column.toLowerCase()));
  const isHeader = (line: string) =>
    cellsOf(line, delimiterOf(line)).filter((cell) => requested.has(plainName(cell))).length >= Math.min(2, requested.size);
  const found = lines.slice(0, MAX_NOTE_LINES).findIndex(isHeader);
  const at = found < 0 ? lines.findIndex((line) => line.trim() !== "") : found;
  const header = lines[at];
  if (header === undefined) return [];
  const delimiter = delimiterOf(header);
  const names = new Map(cellsOf(header, delimiter).map((name, index) => [plainName(name), index]));
  const records = readRecords(lines.slice(at + 1), delimiter, at + 2).slice(0, MAX_ROWS);
  for (const record of records) if (record.isBroken) warnings.push(rowUnclosed(file, record.line));
  return records
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map(
      ({ cells }): Row =>
        (...requestedNames) =>
          requestedNames
            .map((name) => decodeEntities(cells[names.get(name.toLowerCase()) ?? -1] ?? "").trim())
            .find((cell) => cell !== "") ?? "",
    );
}

const plainName = (cell: string) =>
  cell
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase();

function delimiterOf(line: string): string {
  const count = (sign: string) => line.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ",");
}

/** Cells of a line on its own; quotes that are not closed end with it. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let index = 0; index < line.length; index++) {
    const sign = line[index] ?? "";
    if (sign === '"' && isQuoted && line[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell];
}

/**
 * Records of a table. A quoted cell may span lines; if its quote is never closed, or closes in the middle of another cell, only
 * the record's own line is damaged and the next line starts a new record.
 */
function readRecords(lines: readonly string[], delimiter: string, firstLine: number): Record[] {
  const records: Record[] = [];
  let at = 0;
  while (at < lines.length && records.length <= MAX_ROWS) {
    const whole = wholeRecord(lines, at, delimiter);
    const line = firstLine + at;
    if (whole) {
      records.push({ cells: whole.cells, line, isBroken: false });
      at = whole.next;
    } else {
      records.push({ cells: brokenCells(lines[at] ?? "", delimiter), line, isBroken: true });
      at += 1;
    }
  }
  return records;
}

/** Cells of a damaged line: every delimiter divides, because it is unclear which quotes count. */
const brokenCells = (line: string, delimiter: string): string[] => {
  const cells = cellsOf(line, delimiter);
  return cells.length > 1 ? cells : line.split(delimiter).map((cell) => cell.replaceAll('"', ""));
};

/** A longer cell was not typed by anybody. */
const MAX_CELL_LINES = 400;

function wholeRecord(lines: readonly string[], start: number, delimiter: string): { cells: string[]; next: number } | null {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let wasQuoted = false;
  for (let at = start; at < lines.length && at - start < MAX_CELL_LINES; at++) {
    const line = lines[at] ?? "";
    for (let index = 0; index < line.length; index++) {
      const sign = line[index] ?? "";
      if (isQuoted) {
        if (sign !== '"') cell += sign;
        else if (line[index + 1] === '"') {
          cell += '"';
          index += 1;
        } else {
          isQuoted = false;
          wasQuoted = true;
        }
      } else if (sign === delimiter) {
        cells.push(cell);
        [cell, wasQuoted] = ["", false];
      } else if (wasQuoted) {
        if (sign !== " ") return null;
      } else if (sign === '"' && cell.trim() === "") [isQuoted, cell] = [true, ""];
      else cell += sign;
    }
    if (!isQuoted) return { cells: [...cells, cell], next: at + 1 };
    cell += "\n";
  }
  return null;
}

const ENTITIES: { [name: string]: string } = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  bull: "•",
  hellip: "…",
};

/** Some texts of the archives were stored for web pages. */
function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole;
      const point = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}
