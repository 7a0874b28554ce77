import { headingByStem } from "@/domain/imports/pdf/heading-stems";
import { headingKind, type PdfSectionKind } from "@/domain/imports/pdf/heading-words";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import { contactLabel } from "@/domain/imports/pdf/structure/contact-patterns";

export interface Heading {
  kind: PdfSectionKind | "custom";
  title: string;
  /** The words are a person's own; only a stem in them names the section. */
  isByStem?: true;
  /** Lines that it takes. */
  lines: number;
}

const MAX_LETTERS = 48;
const MAX_WORDS = 6;
/** A style in which at least this share of the lines are known headings is the document's heading style. */
const HEADING_SHARE = 0.34;

/** With fewer kinds of known headings, and nothing, headings in a person's own words count as known. */
const MIN_KNOWN = 2;

const withStems = (
  lines: readonly Line[],
  kinds: readonly (PdfSectionKind | undefined)[],
  isName: (line: Line, index: number) => boolean,
) => kinds.map((kind, index) => kind ?? stemKind(lines[index], index, isName));

/** The kind by a stem of a line that may be a heading: a title that its look sets apart. */
function stemKind(line: Line | undefined, index: number, isName: (line: Line, index: number) => boolean) {
  const isApart = line && (line.isBold || line.isCapitals || line.isUnderlined || line.headingLevel !== undefined);
  return line && isApart && !isName(line, index) && isTitle(line) ? headingByStem(line.text) : undefined;
}

/** Whether a line is in the margin beside its text, where it needs no space above it. */
const isInRail = (line: Line) => line.left < line.column.left - 10;

/** How a line looks, as far as headings of one document have it in common. */
const lookOf = (line: Line) =>
  // In the margin, the place says more than a little size.
  isInRail(line) ? `${line.font} ${Math.round(line.size / 2)} ${line.isCapitals ? "capitals" : ""} rail` : faceOf(line);

const faceOf = (line: Line) => `${line.font} ${Math.round(line.size * 2) / 2} ${line.isCapitals ? "capitals" : ""}`;

interface Look {
  known: number;
  /** Lines that may be titles. */
  titles: number;
  all: number;
  size: number;
}

/**
 * The headings among the lines, by index. Words in the languages of the product identify known ones; their shared look identifies
 * the others.
 */
export function findHeadings(lines: readonly Line[]): Map<number, Heading> {
  const headings = headingsByLook(lines);
  for (const [index, heading] of headings) {
    const kind = heading.kind === "custom" ? headingByStem(heading.title) : heading.kind;
    if (kind && headingKind(heading.title) === undefined) headings.set(index, { ...heading, kind, isByStem: true });
  }
  return headings;
}

function headingsByLook(lines: readonly Line[]): Map<number, Heading> {
  // The largest line at the top is the person's name, even if it is also a heading's word.
  const largest = Math.max(0, ...lines.filter((line) => line.page === 1).map((line) => line.size));
  const isName = (line: Line, index: number) => index === 0 && line.size > largest - 0.5;
  const named = lines.map((line, index) => (isName(line, index) || line.cells.length !== 1 ? undefined : headingKind(line.text)));
  const kinds = new Set(named).size > MIN_KNOWN ? named : withStems(lines, named, isName);
  const looks = new Map<string, Look>();
  lines.forEach((line, index) => {
    const look = looks.get(lookOf(line)) ?? { known: 0, titles: 0, all: 0, size: line.size };
    look.all += 1;
    if (kinds[index]) look.known += 1;
    if (isTitle(line)) look.titles += 1;
    looks.set(lookOf(line), look);
  });
  const firstKnown = kinds.findIndex((kind) => kind !== undefined);
  const level = sectionLevel(lines, kinds);
  const best = [...looks.values()].reduce<Look | null>((max, look) => (look.known > (max?.known ?? 0) ? look : max), null);
  if (level !== null) return headingsOfLevel(lines, kinds, level);
  if (!best) return new Map();
  const isKnownLook = (look: Look) =>
    look === best || (look.known >= look.all * 0.5 && (look.known > 1 || look.size >= best.size * 0.8));
  const regionsWithBest = new Set(lines.filter((line) => looks.get(lookOf(line)) === best).map((line) => line.region));
  const headings = new Map<number, Heading>();
  const known = lines.filter((line, index) => kinds[index] !== undefined && looks.get(lookOf(line)) === best);
  const gaps = known.map(({ gap }) => gap).filter((gap) => gap < 50);
  /** Space above known headings, in letter heights. */
  const leastGap = gaps.length >= 2 ? ([...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0) * 0.75 : 0;
  // A heading above a margin of dates looks the same where its section has none.
  const knownFaces = new Set(known.map(faceOf));
  const hasKnownFace = (line: Line) =>
    gaps.length >= 2 && line.gap >= Math.min(...gaps) * ROOM_BELOW && knownFaces.has(faceOf(line));
  const usualGap = median(lines.map(({ gap }) => gap));
  const isEven = best.known < best.all * HEADING_SHARE && gaps.length >= 3 && median(gaps) < usualGap * 1.05;
  const areUnderlined = known.length >= 2 && known.every((line) => line.isUnderlined);
  const isByRoom = isHeadingByRoom(lines, kinds, best);
  /** Labels within sections may have the face of the headings, but not the space above them or the line below them. */
  const standsApart = (line: Line, index: number) =>
    (line.gap >= leastGap || isInRail(line)) &&
    (line.isUnderlined || !areUnderlined) &&
    !(headings.has(index - 1) && line.gap < 50 && !isInRail(line));
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const look = line ? looks.get(lookOf(line)) : undefined;
    if (!line || !look || (headings.has(index - 1) && headings.get(index - 1)?.lines === 2)) continue;
    const kind = kinds[index];
    // A smaller line with a heading's word in a column that has real headings is a label within a section.
    const isLabel = look !== best && look.size < best.size * 0.95 && regionsWithBest.has(line.region);
    // Where all lines have the same room, a second word for the same section is a label within it.
    const isAgain =
      kind !== undefined &&
      [...headings.values()].at(-1)?.kind === kind &&
      (line.gap < leastGap || (isEven && line.gap < usualGap * 1.05));
    const isBelowHeading =
      (headings.has(index - 1) || isAgain) &&
      (line.gap < leastGap * 1.2 || (isAgain && isEven)) &&
      line.region === lines[index - 1]?.region;
    if (kind && (isKnownLook(look) || hasKnownFace(line)) && !isLabel && !isBelowHeading)
      headings.set(index, { kind, title: line.text, lines: 1 });
    else if (
      (index > firstKnown || (look === best && best.known >= 3 && line.size < largest - 0.5)) &&
      (isHeadingLook(look, best) || isByRoom(line)) &&
      isTitle(line) &&
      !isLabel &&
      standsApart(line, index)
    ) {
      const next = lines[index + 1];
      const both = next && lookOf(next) === lookOf(line) && next.region === line.region ? `${line.text} ${next.text}` : "";
      const joined = both === "" ? undefined : headingKind(both);
      headings.set(index, joined ? { kind: joined, title: both, lines: 2 } : { kind: "custom", title: line.text, lines: 1 });
    }
  }
  return headings;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Room below a heading is less than this share of the room above it. */
const ROOM_BELOW = 0.92;
/** The room above headings is never exactly the same. */
const ROOM_TOLERANCE = 0.95;
const SAME_EDGE_PT = 3;
/** More such titles than this share of the known headings are something else. */
const ROOM_SHARE = 0.5;

/**
 * Where text has one face, headings are only set apart by room. A title with as much above it as the known headings usually have is one
 * too, if nothing else in the document has as much.
 */
function isHeadingByRoom(lines: readonly Line[], kinds: readonly (PdfSectionKind | undefined)[], best: Look) {
  const nothing = (_line: Line) => false;
  // Headings in a separate face are found by it.
  if (best.known < 3 || best.known >= best.all * HEADING_SHARE) return nothing;
  /** Parts of a page that follow each other are one column. */
  const rooms = lines.map((line, index) => {
    const before = lines[index - 1];
    const isBelow = before !== undefined && before.page === line.page && before.y < line.y;
    return line.gap < 50 || !isBelow ? line.gap : (line.y - before.y) / line.size;
  });
  const isInColumn = (index: number) => (rooms[index] ?? 99) < 50;
  const gaps = rooms.filter((_, index) => kinds[index] && isInColumn(index)).sort((one, other) => one - other);
  // A label within a section may have the word of a heading, but has less room; columns may have other rooms.
  const usual = gaps[Math.floor(gaps.length / 4)] ?? 0;
  const first = kinds.findIndex((kind) => kind !== undefined);
  const lefts = lines.flatMap((line, index) => (kinds[index] ? [line.left] : []));
  // Where all known headings begin at one edge, what begins elsewhere is none.
  const areAtEdge = lefts.every((left) => Math.abs(left - (lefts[0] ?? 0)) < SAME_EDGE_PT);
  const isAtEdge = (line: Line) => !areAtEdge || Math.abs(line.left - (lefts[0] ?? 0)) < SAME_EDGE_PT;
  const others = lines.filter(
    (line, index) =>
      index > first && !kinds[index] && isInColumn(index) && isAtEdge(line) && (rooms[index] ?? 0) >= usual * ROOM_TOLERANCE,
  );
  const titles = others.filter((line) => {
    const at = lines.indexOf(line);
    return isTitle(line) && (rooms[at + 1] ?? 99) < (rooms[at] ?? 0) * ROOM_BELOW;
  });
  if (gaps.length < 3 || titles.length < others.length || titles.length > gaps.length * ROOM_SHARE) return nothing;
  return (line: Line) => titles.includes(line);
}

/** The level at which a file with real headings has its sections; null if it has none. */
function sectionLevel(lines: readonly Line[], kinds: readonly (PdfSectionKind | undefined)[]): number | null {
  const levels = new Map<number, { known: number; all: number }>();
  lines.forEach(({ headingLevel }, index) => {
    if (headingLevel === undefined) return;
    const count = levels.get(headingLevel) ?? { known: 0, all: 0 };
    levels.set(headingLevel, { known: count.known + (kinds[index] ? 1 : 0), all: count.all + 1 });
  });
  const sorted = [...levels].sort(([one], [other]) => one - other);
  const max = Math.max(0, ...sorted.map(([, { known }]) => known));
  // More known headings without a level than with one: levels are used for something else.
  if (max * 2 < kinds.filter((kind) => kind !== undefined).length) return null;
  const found = sorted.find(([, { known, all }]) => (max > 0 ? known === max : all > 1));
  return found?.[0] ?? null;
}

/** Every heading of the level begins a section; one of a lower rank with a known word and nothing above it does too. */
function headingsOfLevel(
  lines: readonly Line[],
  kinds: readonly (PdfSectionKind | undefined)[],
  level: number,
): Map<number, Heading> {
  const headings = new Map<number, Heading>();
  const firstOfLevel = lines.findIndex((line) => line.headingLevel === level);
  lines.forEach((line, index) => {
    const kind = kinds[index];
    const own = line.headingLevel;
    // The person's name may be a heading of the same level as the sections.
    if (own === level && (kind || index > 0)) headings.set(index, { kind: kind ?? "custom", title: line.text, lines: 1 });
    else if (own !== undefined && own < level && index > firstOfLevel)
      headings.set(index, { kind: kind ?? "custom", title: line.text, lines: 1 });
    else if (kind && own === undefined && line.text === line.text.toUpperCase() && line.text !== line.text.toLowerCase())
      headings.set(index, { kind, title: line.text, lines: 1 });
  });
  return headings;
}

/** Lines of one look that are all titles are headings, if there are as many. */
const MIN_TITLES = 3;

const isHeadingLook = (look: Look, best: Look) =>
  (look === best && look.titles === look.all && look.all >= MIN_TITLES) ||
  (look.known >= look.all * HEADING_SHARE && (look === best ? look.known >= 2 : look.known >= 1 && look.all <= look.known * 2));

/** Short, without dates, addresses and ends of sentences. */
const isTitle = ({ text, cells }: Line) =>
  cells.length === 1 &&
  text.length <= MAX_LETTERS &&
  text.split(" ").length <= MAX_WORDS &&
  /\p{L}{3}/u.test(text) &&
  !/[@\d|•·]|[.,;!?]$|:\/\/|[:：]\s*\S/.test(text) &&
  contactLabel(text) === "";
