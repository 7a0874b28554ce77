import type { Line } from "@/domain/imports/pdf/layout/lines";
import { isFull, type RatedLine, rateLines } from "@/domain/imports/pdf/structure/rated-lines";
import { isDegree, isOrganisation, isPlace, isRole, isSchool } from "@/domain/imports/pdf/structure/words";
import { isRestOfName } from "@/domain/imports/pdf/structure/wrapped-names";

/** An entry: its head and the lines below. */
export interface Block {
  head: RatedLine[];
  body: RatedLine[];
  /** Whether it is a further position at the organisation before. */
  isRole: boolean;
  /** Whether the organisation has a separate line without dates, and the first position is in its head. */
  isGrouped: boolean;
}

/** How section lines are divided: entries have dates, or every line that is not running text may begin one. */
export type EntryMode = "dated" | "each head";

/** Room above an entry is more than the usual gap by this. */
const LARGE = 1.25;

/** What a line does: it belongs to the head or the body of the entry before, or begins one. */
type Step = "head" | "body" | "entry" | "role" | "grouped role";

/** What the lines of a section have in common. */
interface Habits {
  rated: readonly RatedLine[];
  mode: EntryMode;
  /** Face of the first line; entries begin in it. */
  face: string;
  /** Whether that face distinguishes a beginning from other lines. */
  isDistinct: boolean;
  usualGap: number;
  largestGap: number;
  anyDates: boolean;
  /** Whether every line with dates has more room above it than other lines: a line without either begins nothing. */
  isRoomy: boolean;
  /** Level of the headings that entries begin with; null in files that have no such headings. */
  level: number | null;
}

export function blocksOf(lines: readonly Line[], mode: EntryMode, locale: string): Block[] {
  const rated = withDatesAtTheEnd(rateLines(lines, locale));
  const first = rated.find((each) => each.kind === "head") ?? rated[0];
  if (!first) return [];
  const faces = new Set(rated.filter((each) => each.kind === "head").map((each) => each.face));
  const gaps = rated.slice(1).flatMap((each) => (each.line.gap > 0.5 && each.line.gap < 4 ? [each.line.gap] : []));
  const usualGap = Math.min(2, ...gaps);
  const dated = rated.slice(1).filter((each) => each.period);
  const habits: Habits = {
    rated,
    mode,
    face: first.face,
    isDistinct: faces.size > 1 || rated.some((each) => each.kind === "body" && each.face !== first.face),
    usualGap,
    largestGap: Math.max(0, ...gaps),
    anyDates: rated.some((each) => each.period),
    isRoomy: dated.length > 0 && dated.every(({ line }) => line.gap > usualGap * LARGE),
    level: rated[0]?.line.headingLevel ?? null,
  };
  const blocks: Block[] = [];
  rated.forEach((each, index) => {
    const block = blocks.at(-1);
    const before = rated[index - 1];
    const step = block && before ? stepOf(habits, blocks, block, before, each, index) : "entry";
    if (block && step === "head") block.head.push(each);
    else if (block && step === "body") block.body.push(each);
    else blocks.push({ head: [each], body: [], isRole: step !== "entry", isGrouped: step === "grouped role" });
  });
  return blocks;
}

/** Where entries end with a line of their dates, and none begins with any, these lines are moved to the head of their entry. */
function withDatesAtTheEnd(rated: readonly RatedLine[]): RatedLine[] {
  const isAlone = ({ line, period }: RatedLine) =>
    period !== null && period.before === "" && period.after === "" && line.cells.length === 1;
  const firstBody = rated.findIndex((each) => each.kind === "body");
  const firstDates = rated.findIndex((each) => each.period !== null);
  const last = rated.at(-1);
  const areAtTheEnd = rated.every((each, index) => each.period === null || (isAlone(each) && rated[index - 1]?.kind === "body"));
  if (!last || !isAlone(last) || firstBody < 1 || firstDates < firstBody || !areAtTheEnd) return [...rated];
  const moved: RatedLine[] = [];
  let afterHead = 0;
  for (const each of rated) {
    if (each.period) moved.splice(afterHead, 0, each);
    else moved.push(each);
    if (each.kind === "head" && !each.period) afterHead = moved.length;
  }
  return moved;
}

function stepOf(habits: Habits, blocks: readonly Block[], block: Block, before: RatedLine, each: RatedLine, index: number): Step {
  if (each.kind === "body") return "body";
  const { rated, isDistinct, face, anyDates, mode } = habits;
  const own = each.line.headingLevel;
  if (habits.level !== null && own !== undefined) {
    if (own <= habits.level) return "entry";
    if (each.period || leadsToDates(rated, index)) return "role";
  }
  const isLarge = each.line.gap > habits.usualGap * LARGE || each.line.region !== before.line.region;
  const isFirstFace = each.face === face;
  const hasDates = block.head.some((line) => line.period);
  const leads = each.period !== null || leadsToDates(rated, index);
  const isNextPosition = isDistinct && hasDates && leads && isPositionOf(blocks, each, face);
  if (before.kind === "body") {
    // The last short line of a text is not the beginning of the head that follows it, in another face or after room.
    if (!isLarge && each.period === null && leadsToRoom(habits, index)) return "body";
    if (isDistinct && !isFirstFace && each.period === null && leadsToFace(rated, index, face)) return "body";
    if (isNextPosition) return "grouped role";
    if (hasDates && isDistinct && !isFirstFace && each.period !== null && isWithin(each, block, blocks)) return "role";
    if (isFirstFace && isDistinct && (leads || !anyDates || isLarge)) return "entry";
    return leads || (mode === "each head" && (isFirstFace || (isLarge && !isDistinct))) ? "entry" : "body";
  }
  if (each.line.gap <= habits.usualGap * 1.15 && isRestOfName(before, each)) return "head";
  // In lists with separated entries, a line that follows closely after a full one continues it.
  const isClose = each.line.gap <= habits.usualGap * 1.08 && habits.largestGap > habits.usualGap * 1.15;
  if (mode === "each head" && isClose && !each.period && each.face === before.face && isFull(before.line, each.line))
    return "head";
  if (habits.isRoomy && !isLarge && !each.period) return "head";
  if (hasDates && !isLarge && !each.period && isStatement(each.line) && textsOf(block) >= 2) return "body";
  // A place directly below the dates is that of their entry.
  const isOwnPlace = isPlaceAlone(each.line.text) && !block.head.some(({ line }) => line.cells.some(({ text }) => isPlace(text)));
  if (hasDates && !isLarge && !each.period && isOwnPlace) return "head";
  // The lines of a head follow each other; a new entry begins with the face of the first one, or after its dates.
  const isComplete = hasDates || (mode === "each head" && (!anyDates || (isFirstFace && isLarge)));
  if (!isComplete) return "head";
  const score =
    (isFirstFace ? (isDistinct ? 2 : 1) : isDistinct ? -2 : 0) +
    (isLarge ? (each.period ? 2 : 1) : 0) +
    (each.period && before.period ? 1 : 0);
  // Where entries have dates, a line without any begins one only if it looks like the beginning of the others.
  const mayBegin = mode === "each head" || leads || (isFirstFace && isDistinct && isLarge);
  if (mayBegin && (score >= 2 || (mode === "each head" && score >= 1))) return "entry";
  if (isNextPosition && each.period) return "grouped role";
  return each.period && hasDates && isDistinct && !isFirstFace && !before.period ? "role" : "head";
}

/** Positions are indented below their employer by at least this much, in points. */
const INDENT_PT = 4;
const SAME_EDGE_PT = 1.5;

/** Whether a line looks like the positions of an employer on a separate line without dates: in their face, or indented like them. */
function isPositionOf(blocks: readonly Block[], each: RatedLine, face: string): boolean {
  const [employer, ...positions] = blocks.findLast((one) => !one.isRole)?.head ?? [];
  if (!employer || employer.period !== null) return false;
  const position = positions.find((line) => line.face !== face);
  if (employer.face === face && each.face !== face && each.face === position?.face) return true;
  const indented = positions.find(({ line }) => line.left > employer.line.left + INDENT_PT);
  return (
    indented !== undefined &&
    indented.line.region === employer.line.region &&
    indented.face === each.face &&
    Math.abs(indented.line.left - each.line.left) < SAME_EDGE_PT
  );
}

/** A position within the time of the entry before it, or after one without its own text. */
const isWithin = (each: RatedLine, block: Block, blocks: readonly Block[]): boolean => {
  const parent = block.isRole ? blocks.findLast((one) => !one.isRole) : block;
  const years = (text: string) => [...text.matchAll(/\d{4}/g)].map(([year]) => Number(year));
  const whole = parent?.head.flatMap((line) => (line.period ? years(line.period.period) : [])) ?? [];
  const own = each.period ? years(each.period.period) : [];
  const from = Math.min(...whole);
  const to = whole.length > 1 ? Math.max(...whole) : 9999;
  return own.length > 0 && own.every((year) => year >= from && year <= to);
};

/** Whether a line without room above it is followed by the beginning of a dated head that has it. */
function leadsToRoom({ rated, usualGap }: Habits, index: number): boolean {
  for (const each of rated.slice(index + 1, index + 3)) {
    if (each.kind === "body") return false;
    if (each.line.gap > usualGap * LARGE) return each.period !== null || leadsToDates(rated, rated.indexOf(each));
    if (each.period) return false;
  }
  return false;
}

const MIN_STATEMENT_WORDS = 5;

/** “Responsible for stock, tills and keys”: words of a sentence, none of which names a position, an employer, a school or a degree. */
function isStatement({ text, cells }: Line): boolean {
  const words = text.split(" ");
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return cells.length === 1 && words.length >= MIN_STATEMENT_WORDS && small.length >= words.length - 1 && !isNamed(text);
}

const isNamed = (text: string) => isRole(text) || isOrganisation(text) || isSchool(text) || isDegree(text);
const isPlaceAlone = (text: string) => isPlace(text) && text.split(/[,،、]/).length <= 2 && !isNamed(text);

/** How many texts without dates the head of an entry has at least. */
const textsOf = ({ head }: Block): number =>
  head.reduce((sum, { line, period }) => {
    const isAlone = period !== null && period.before === "" && period.after === "";
    return sum + line.cells.length - (isAlone ? 1 : 0);
  }, 0);

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
