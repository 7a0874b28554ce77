import type { Line } from "@/domain/imports/pdf/layout/lines";
import { isBullet } from "@/domain/imports/pdf/structure/bullets";
import { type FoundPeriod, findPeriod } from "@/domain/imports/pdf/structure/period";

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

/** An entry: its head and the lines below. */
export interface Block {
  head: RatedLine[];
  body: RatedLine[];
  /** Whether it is a further position at the organisation before. */
  isRole: boolean;
  /** Whether the organisation has a line of its own without dates, and the first position is in its head. */
  isGrouped: boolean;
}

/** Text after the dates of a head is short. */
const MAX_HEAD_WORDS = 18;

/** How section lines are divided: entries have dates, or every line that is not running text may begin one. */
export type EntryMode = "dated" | "each head";

export function blocksOf(lines: readonly Line[], mode: EntryMode, locale: string): Block[] {
  const rated = rate(withWholeDates(lines, locale), locale);
  const first = rated.find((each) => each.kind === "head");
  if (!first) return rated.length > 0 ? [{ head: rated.slice(0, 1), body: rated.slice(1), isRole: false, isGrouped: false }] : [];
  const others = new Set(rated.filter((each) => each.kind === "head").map((each) => each.face));
  const isDistinct = others.size > 1 || rated.some((each) => each.kind === "body" && each.face !== first.face);
  const gaps = rated.slice(1).flatMap((each) => (each.line.gap > 0.5 && each.line.gap < 4 ? [each.line.gap] : []));
  const usualGap = Math.min(2, ...gaps);
  const anyDates = rated.some((each) => each.period);
  const blocks: Block[] = [];
  let titleFace: string | null = null;
  rated.forEach((each, index) => {
    const before = rated[index - 1];
    const block = blocks.at(-1);
    const begin = (isRole = false, isGrouped = false) => blocks.push({ head: [each], body: [], isRole, isGrouped });
    const owner = blocks.findLast((one) => !one.isRole);
    const ownerHead = owner?.head[0];
    const positionFace = owner?.head.slice(1).find((line) => line.face !== first.face)?.face;
    // An employer on a line of its own, and below it several positions that look like each other.
    const isNextPosition =
      isDistinct &&
      ownerHead?.face === first.face &&
      ownerHead.period === null &&
      each.face === positionFace &&
      each.face !== first.face &&
      (each.period !== null || leadsToDates(rated, index));
    if (!block || !before) return begin();
    if (each.kind === "body") return block.body.push(each);
    const isLarge = each.line.gap > usualGap * 1.25 || each.line.region !== before.line.region;
    const isFirstFace = each.face === first.face;
    const hasDates = block.head.some((line) => line.period);
    if (before.kind === "body") {
      // The last short line of a text is not the beginning of the head that follows it.
      if (isDistinct && !isFirstFace && each.period === null && leadsToFace(rated, index, first.face)) return block.body.push(each);
      const willHaveDates = each.period !== null || leadsToDates(rated, index);
      const isRole = hasDates && isDistinct && !isFirstFace && each.period !== null && isWithin(each, block, blocks);
      if (isNextPosition && hasDates) return begin(true, true);
      if (isRole) return begin(true);
      if (isFirstFace && isDistinct && (willHaveDates || !anyDates || isLarge)) return begin();
      if (willHaveDates || (mode === "each head" && (isFirstFace || (isLarge && !isDistinct)))) return begin();
      return block.body.push(each);
    }
    // The lines of a head follow each other; a new entry begins with the face of the first one, or after its dates.
    const isComplete = hasDates || (mode === "each head" && !anyDates) || (mode === "each head" && isFirstFace && isLarge);
    if (!isComplete) {
      block.head.push(each);
      return undefined;
    }
    const score =
      (isFirstFace ? (isDistinct ? 2 : 1) : isDistinct ? -2 : 0) + (isLarge ? 1 : 0) + (each.period && before.period ? 1 : 0) + (isLarge && each.period ? 1 : 0);
    // Where entries have dates, a line without any begins one only if it looks like the beginning of the others.
    const mayBegin = mode === "each head" || each.period !== null || leadsToDates(rated, index) || (isFirstFace && isDistinct && isLarge);
    if (isFirstFace && isDistinct && titleFace === each.face && !isLarge && !each.period) block.head.push(each);
    else if (mayBegin && (score >= 2 || (mode === "each head" && score >= 1))) begin();
    else if (isNextPosition && hasDates && each.period) begin(true, true);
    else if (each.period && hasDates && isDistinct && !isFirstFace && !before.period) begin(true);
    else block.head.push(each);
    titleFace ??= each.face;
    return undefined;
  });
  return blocks;
}

/** A position within the time of the entry before it, or after one that has no text of its own. */
const isWithin = (each: RatedLine, block: Block, blocks: readonly Block[]): boolean => {
  const parent = block.isRole ? blocks.findLast((one) => !one.isRole) : block;
  const years = (text: string) => [...text.matchAll(/\d{4}/g)].map(([year]) => Number(year));
  const whole = parent?.head.flatMap((line) => (line.period ? years(line.period.period) : [])) ?? [];
  const own = each.period ? years(each.period.period) : [];
  const from = Math.min(...whole);
  const to = whole.length > 1 ? Math.max(...whole) : 9999;
  return own.length > 0 && own.every((year) => year >= from && year <= to);
};

/** Whether one of the next lines of a head is in the face in which entries begin. */
function leadsToFace(rated: readonly RatedLine[], index: number, face: string): boolean {
  for (const each of rated.slice(index + 1, index + 3)) {
    if (each.kind === "body") return false;
    if (each.face === face) return true;
  }
  return false;
}

/** Whether one of the next lines of a head has dates. */
function leadsToDates(rated: readonly RatedLine[], index: number): boolean {
  for (const each of rated.slice(index + 1, index + 4)) {
    if (each.kind === "body") return false;
    if (each.period) return true;
  }
  return false;
}

/** Ranges that were wrapped at the end of a line are joined: “Okt 2008 –”, “Aug 2014”. */
function withWholeDates(lines: readonly Line[], locale: string): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const end = before?.cells.at(-1);
    const [start, ...others] = line.cells;
    const text = `${end?.text} ${start?.text}`;
    const isEnd = before && end && start && others.length === 0 && start.text.length <= 24 && /(?:[–—-]|\d{4}|^\p{L}{3,10}\.?)$/u.test(end.text);
    const whole = isEnd && line.region === before.region && line.gap < 1.75 ? findPeriod(text, locale) : undefined;
    const longest = Math.max(...[end, start].map((cell) => findPeriod(cell?.text ?? "", locale)?.text.length ?? 0));
    if (!before || !end || !whole || whole.after !== "" || whole.text.length <= longest + 2 || !start) {
      joined.push(line);
      continue;
    }
    const last = end.spans.at(-1);
    const spans = last ? [...end.spans.slice(0, -1), { ...last, text: `${last.text.trimEnd()} ${start.text}` }] : end.spans;
    joined[joined.length - 1] = {
      ...before,
      text: `${before.text} ${start.text}`,
      cells: [...before.cells.slice(0, -1), { ...end, text, spans }],
    };
  }
  return joined;
}

/** Tells heads from running text. */
function rate(lines: readonly Line[], locale: string): RatedLine[] {
  const rated: RatedLine[] = [];
  lines.forEach((line, index) => {
    const before = rated.at(-1);
    rated.push(rateOne(line, before, lines[index + 1], locale));
  });
  return rated;
}

function rateOne(line: Line, before: RatedLine | undefined, next: Line | undefined, locale: string): RatedLine {
  const body: RatedLine = { line, kind: "body", period: null, periodCell: -1, face: faceOf(line.cells[0]?.spans ?? []) };
  if (isBullet(line.text)) return body;
  const dated = periodOf(line, locale);
  const isContinued =
    before?.kind === "body" &&
    before.line.region === line.region &&
    line.gap < 1.75 &&
    line.left > before.line.column.left - 1 &&
    (isBullet(before.line.text) ? line.left > before.line.left + 2 : isBody(before)) &&
    before.face.split(" ")[0] === body.face.split(" ")[0];
  if (isContinued && isFull(before.line, line)) return body;
  if (isContinued && isBullet(before.line.text) && line.left > before.line.left + 2 && !dated) return body;
  // A continued bullet begins further right than the line with the bullet itself.
  if (before?.kind === "body" && !isBullet(before.line.text) && isIndentedLike(before, line) && line.gap < 1.75 && !dated) return body;
  if (dated) {
    const firstCell = line.cells.find((_, index) => index !== dated.cell || dated.found.before !== "" || dated.found.after !== "");
    return { line, kind: "head", period: dated.found, periodCell: dated.cell, face: faceOf(firstCell?.spans ?? []) };
  }
  const words = line.text.split(" ").length;
  const endsSentence = /[.!?;:。！？…]["”»]?$/.test(line.text) && !/\b(?:inc|ltd|co|corp|gmbh|e\.v|s\.a|b\.v|jr|sr|st)\.$/i.test(line.text);
  const isWide = line.cells.length === 1 && line.right > line.column.left + (line.column.right - line.column.left) * 0.82 && words > 8;
  // A line that goes on in the next one with a small letter is running text, however narrow its column is.
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
  const continuesBelow = isWide && next !== undefined && next.region === line.region && next.gap < 1.75;
  if ((endsSentence && (words > 4 || line.text.length > 30)) || (isWide && (continuesBelow || words > MAX_HEAD_WORDS)) || words > 24) return body;
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

/** The dates of a head line: in a cell of their own, at the end or the beginning of a text, or between separators. */
function periodOf(line: Line, locale: string): { found: FoundPeriod; cell: number } | null {
  for (const cell of [...line.cells.keys()].reverse()) {
    const text = line.cells[cell]?.text ?? "";
    const found = findPeriod(text, locale);
    if (!found) continue;
    const { before, after } = found;
    const words = `${before} ${after}`.trim().split(" ").length;
    const isAlone = before === "" && after === "";
    const isEdge = after === "" || before === "" || /[|·•,(–—]\s*$/.test(text.slice(0, text.indexOf(found.period.slice(0, 4))));
    const isProse = /[.!?]$/.test(after === "" ? text : after) && words > 3;
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
