import type { Line } from "@/domain/imports/pdf/layout/lines";
import { isBullet } from "@/domain/imports/pdf/structure/bullets";
import { withoutFieldLabels } from "@/domain/imports/pdf/structure/field-labels";
import { withoutMarginCells } from "@/domain/imports/pdf/structure/margin-cells";
import { type FoundPeriod, findPeriod, isDuration } from "@/domain/imports/pdf/structure/period";
import { withWholeDates, withWholeLeftRails, withWholeRails } from "@/domain/imports/pdf/structure/whole-dates";

/** A line of a section with what it is for its entry. */
export interface RatedLine {
  line: Line;
  kind: "head" | "body";
  /** Dates of a head, and the cell they are in. */
  period: FoundPeriod | null;
  periodCell: number;
  /** Face of the first text that is no date; entries begin in the same face. */
  face: string;
}

/** Text around the dates of a head is short. */
const MAX_HEAD_WORDS = 18;

/** Distinguishes heads from running text. */
export function rateLines(input: readonly Line[], locale: string): RatedLine[] {
  const rated: RatedLine[] = [];
  // “3 years 2 months” adds nothing to the dates.
  const plain = withoutMarginCells(withoutFieldLabels(withWholeLeftRails(input, locale))).filter(
    (line) => !isDuration(line.text),
  );
  const lines = withWholeDates(withWholeRails(plain, locale), locale);
  lines.forEach((line, index) => {
    rated.push(rateOne(line, rated.at(-1), lines[index + 1], locale));
  });
  return rated;
}

function rateOne(line: Line, before: RatedLine | undefined, next: Line | undefined, locale: string): RatedLine {
  const body: RatedLine = { line, kind: "body", period: null, periodCell: -1, face: faceOf(line.cells[0]?.spans ?? []) };
  if (isBullet(line.text) || line.isProse) return body;
  const dated = periodOf(line, locale);
  const isContinued =
    before?.kind === "body" &&
    before.line.region === line.region &&
    line.gap < 1.75 &&
    line.left > before.line.column.left - 1 &&
    (isBullet(before.line.text)
      ? line.left > before.line.left + 2 || (/^\p{Ll}/u.test(line.text) && line.left > before.line.left - 1)
      : isBody(before)) &&
    Math.abs(before.line.size - line.size) < 0.6 &&
    before.face.split(" ")[0] === body.face.split(" ")[0];
  if (isContinued && isFull(before.line, line)) return body;
  if (isContinued && isBullet(before.line.text) && line.left > before.line.left + 2 && !dated) return body;
  // A continued bullet begins further right than the line with the bullet itself.
  if (before?.kind === "body" && !isBullet(before.line.text) && isIndentedLike(before, line) && line.gap < 1.75 && !dated)
    return body;
  if (dated) {
    const firstCell = line.cells.find(
      (_, index) => index !== dated.cell || dated.found.before !== "" || dated.found.after !== "",
    );
    return { line, kind: "head", period: dated.found, periodCell: dated.cell, face: faceOf(firstCell?.spans ?? []) };
  }
  const words = line.text.split(" ").length;
  const endsSentence =
    /[.!?;:。！？…]["”»]?$/.test(line.text) && !/\b(?:inc|ltd|co|corp|gmbh|e\.v|s\.a|b\.v|jr|sr|st)\.$/i.test(line.text);
  const isWide =
    line.cells.length === 1 && line.right > line.column.left + (line.column.right - line.column.left) * 0.82 && words > 8;
  // A line that continues in the next one with a small letter is running text, however narrow its column is.
  const isWrapped =
    next !== undefined &&
    words >= 4 &&
    line.cells.length === 1 &&
    next.region === line.region &&
    next.gap < 1.75 &&
    /^\p{Ll}/u.test(next.text) &&
    isFull(line, next) &&
    !/,$/.test(line.text) &&
    body.face === faceOf(next.cells[0]?.spans ?? []);
  if (isWrapped && before !== undefined) return body;
  // A long head may reach to the end of its line; dates below it do not continue it.
  const continuesBelow =
    isWide && next !== undefined && next.region === line.region && next.gap < 1.75 && periodOf(next, locale) === null;
  if (
    (endsSentence && (words > 4 || line.text.length > 30)) ||
    (isWide && (continuesBelow || words > MAX_HEAD_WORDS)) ||
    words > 24
  )
    return body;
  return { ...body, kind: "head" };
}

const isBody = (each: RatedLine) => !isBullet(each.line.text);
const isIndentedLike = (before: RatedLine, line: Line) =>
  line.left > line.column.left + 4 && Math.abs(before.line.left - line.left) < 2 && isFull(before.line, line);

/** Whether the first word of the next line would not have fitted into this one. */
export function isFull(line: Line, next: Line): boolean {
  const word = next.text.split(" ")[0] ?? "";
  const letter = (line.right - line.left) / Math.max(1, line.text.length);
  // The last letter height is a tolerance for different widths of letters.
  return line.right + (word.length + 1) * letter > line.column.right - line.size * 0.3;
}

/** The dates of a head line: in a separate cell, at the end or the beginning of a text, or between separators. */
function periodOf(line: Line, locale: string): { found: FoundPeriod; cell: number } | null {
  for (const cell of [...line.cells.keys()].reverse()) {
    const text = line.cells[cell]?.text ?? "";
    const found = findPeriod(text, locale);
    if (!found) continue;
    const { before, after } = found;
    const words = `${before} ${after}`.trim().split(" ").length;
    const isAlone = before === "" && after === "";
    const isEdge = after === "" || before === "" || /[|·•,(–—]\s*$/.test(text.slice(0, text.indexOf(found.period.slice(0, 4))));
    // “Diploma, Royal College, 2012 – 2014.” ends like a sentence, but with a range.
    const isRange = after === "" && /\d{4}.*(?:\d{4}|[–—-].*\p{L})/u.test(found.text);
    // “2011-2016: Grado en Enfermería. Universidad del Norte.” has its dates as a label.
    const isLabel = before === "" && /[:：]\s*$/.test(found.text);
    const isProse = !isRange && !isLabel && /[.!?]$/.test(after === "" ? text : after) && words > 3;
    // “Reading 2019” may be a title; a range or a date at the end of a short line is one of an entry.
    if (isAlone || (isEdge && words <= MAX_HEAD_WORDS && !isProse && !/\b(?:in|since|of|by|during|im|en|nel)\s*$/i.test(before)))
      return { found, cell };
  }
  return null;
}

function faceOf(spans: readonly { text: string; font: string; size: number; isBold: boolean }[]): string {
  const span = spans.find((each) => /[\p{L}\p{N}]/u.test(each.text)) ?? spans[0];
  return span ? `${span.font.replaceAll(" ", "")} ${Math.round(span.size * 2) / 2}` : "";
}
