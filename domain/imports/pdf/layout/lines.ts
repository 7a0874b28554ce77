import { isOngoingWord } from "@/domain/dates/ongoing";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import { isPeriodText } from "@/domain/imports/pdf/layout/period-text";
import type { Region } from "@/domain/imports/pdf/layout/regions";
import type { Segment, Span } from "@/domain/imports/pdf/layout/segments";
import type { PdfPage } from "@/domain/imports/pdf/page";

/** A piece of a line; wide gaps divide the pieces. */
export interface Cell {
  text: string;
  left: number;
  right: number;
  spans: Span[];
}

/** A line of a column, in reading order. */
export interface Line {
  /** Counted from 1. */
  page: number;
  /** Columns are numbered over the whole document in reading order. */
  region: number;
  /** The left and right end of its column. */
  column: { left: number; right: number };
  /** The left end of its column with the labels in the margin. */
  edge: number;
  left: number;
  right: number;
  y: number;
  size: number;
  text: string;
  cells: Cell[];
  /** Face in which it begins, bullets aside. */
  font: string;
  isBold: boolean;
  isItalic: boolean;
  isCapitals: boolean;
  /** Whether a line is drawn beneath it. */
  isUnderlined: boolean;
  /** Distance from the line before in the column in letter heights; large for the first. */
  gap: number;
  links: string[];
  /** Level of a heading from 1, if the file itself marks the line as one. */
  headingLevel?: number;
  /** The line is a whole paragraph of running text. */
  isProse?: true;
  /** In files without pages: its paragraph, counted from 1. */
  paragraph?: number;
}

const SAME_ROW = 0.45;

/** The lines of a region. A text in a rail is a line before the text beside it if it is a heading, else the first piece of that line. */
export function linesOf(region: Region, page: PdfPage, place: { page: number; region: number }): Line[] {
  const { rail } = region;
  const inRail = region.segments.filter((segment) => rail !== null && segment.right <= rail);
  const beside = region.segments.filter((segment) => !inRail.includes(segment));
  const labels = railBlocks(inRail, beside);
  const column = beside.length > 0 ? { left: Math.min(...beside.map((one) => one.left)), right: region.right } : region;
  const rows = rowsOf(beside);
  const lines: Line[] = [];
  const add = (row: readonly Segment[]) => {
    const previous = lines.at(-1);
    lines.push(lineOf(row, { ...column, edge: region.left }, page, place, previous));
  };
  // Labels that look like a known heading are headings too.
  const faces = new Set(labels.filter((label) => headingKind(label.text) !== undefined).map(faceOf));
  const isOfDates = labels.filter((label) => isPeriodText(label.text)).length * 4 > labels.length;
  const isBeside = (label: Segment) => beside.some((one) => Math.abs(one.y - label.y) < label.size * SAME_ROW);
  // Beside a text, and among dates, the word of a heading is only a label: “Languages” before a list of skills.
  const isHeading = (label: Segment) => !isPeriodText(label.text) && faces.has(faceOf(label)) && !(isOfDates && isBeside(label));
  const rowOf = (label: Segment) => {
    const near = (reach: number) =>
      rows.find((row) => {
        const distance = (row[0]?.y ?? 0) - label.y;
        return distance > -label.size * 0.6 && distance < label.size * reach;
      });
    // Dates may be a little above the text they belong to.
    return near(0.6) ?? (isPeriodText(label.text) ? near(2.6) : undefined);
  };
  const beforeRow = new Map<Segment[], Segment[]>();
  const alone: Segment[][] = [];
  for (const label of labels) {
    const row = isHeading(label) ? undefined : rowOf(label);
    if (row) beforeRow.set(row, [...(beforeRow.get(row) ?? []), label]);
    else alone.push([label]);
  }
  // A heading comes before the line beside it, and before the first line of its text where headings hang lower than that.
  const hanging = Math.max(region.hang ?? 0, hangOf(alone.flat().filter(isHeading), rows));
  const top = (row: readonly Segment[]) =>
    (row[0]?.y ?? 0) - (alone.includes(row as Segment[]) ? Math.max(hanging + 2, (row[0]?.size ?? 0) * 0.6) : 0);
  for (const row of [...rows, ...alone].sort((one, other) => top(one) - top(other))) add([...(beforeRow.get(row) ?? []), ...row]);
  return lines;
}

const SAME_BASELINE_PT = 1;

/** How far the headings of a rail are below the first line of their texts, in points: 0 unless it is the same for most of them. */
export function hangOf(labels: readonly Segment[], rows: readonly Segment[][]): number {
  const baselines = rows.map((row) => row[0]?.y ?? 0);
  const pitches = baselines.slice(1).map((y, index) => y - (baselines[index] ?? 0));
  const usual = [...pitches].sort((one, other) => one - other)[Math.floor(pitches.length / 2)] ?? 0;
  const starts = baselines.filter((_, index) => index === 0 || (pitches[index - 1] ?? 0) > usual * 1.2);
  const hangs = labels.flatMap(({ y, size }) => {
    const start = starts.findLast((each) => each <= y + size * 0.3);
    return start === undefined || y - start > usual * 2 ? [] : [y - start];
  });
  const median = [...hangs].sort((one, other) => one - other)[Math.floor(hangs.length / 2)] ?? 0;
  const isSame = hangs.filter((hang) => Math.abs(hang - median) < usual * 0.35).length * 3 >= labels.length * 2;
  if (labels.length >= 2 && isSame && median > usual * 0.4) return median;
  // Between two sections there is more room than between two lines: what is closer above a heading is its own text.
  const near = labels.flatMap(({ y, size }) => {
    const above = baselines.findLast((each) => each < y - size * 0.3);
    const isBeside = baselines.some((each) => Math.abs(each - y) < SAME_BASELINE_PT);
    if (above === undefined || isBeside || y - above > usual * 1.1) return [];
    // Where all lines are at the same distance, a heading is a line like the others.
    const below = baselines.find((each) => each > y) ?? y;
    const isLine = [y - above, below - y].every((distance) => Math.abs(distance - usual) < usual * 0.08);
    return isLine ? [] : [y - above];
  });
  return labels.length >= 2 && near.length * 3 >= labels.length * 2 ? Math.max(...near) : 0;
}

/** A date or range that does not continue in the next line. */
const isComplete = (text: string) =>
  isPeriodText(text) && (/\d{4}[)\]]?$/.test(text) || isOngoingWord(text.split(/[–—-]\s*/).at(-1) ?? ""));

const faceOf = (segment: Segment) => `${segment.spans[0]?.font} ${Math.round(segment.size * 2)}`;

/** Segments with the same baseline, from left to right. */
export function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    // A name and the small print beside it are two lines.
    const ratio = first ? Math.max(segment.size, first.size) / Math.min(segment.size, first.size) : 1;
    if (row && first && ratio < 1.6 && segment.y - first.y < Math.min(segment.size, first.size) * SAME_ROW) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.sort((one, other) => one.left - other.left));
}

/** Lines of a rail that belong together become one text. */
function railBlocks(segments: readonly Segment[], beside: readonly Segment[]): Segment[] {
  const blocks: Segment[] = [];
  const width = Math.max(...segments.map((segment) => segment.right)) - Math.min(...segments.map((segment) => segment.left));
  let lastY = 0;
  let lastWidth = 0;
  const known = new Set(segments.filter((segment) => headingKind(segment.text) !== undefined).map(faceOf));
  for (const row of rowsOf(segments)) {
    const [first] = row;
    if (!first) continue;
    const text = row.map((segment) => segment.text).join(" ");
    const one: Segment = {
      ...first,
      text,
      spans: row.flatMap((segment) => segment.spans),
      links: row.flatMap((each) => each.links),
    };
    const block = blocks.at(-1);
    // A label with its own text beside it is another one, unless it only continues where the first ran out of room.
    const isBeside = beside.some((each) => Math.abs(each.y - one.y) < one.size * SAME_ROW);
    const letter = ((one.spans.at(-1)?.right ?? one.right) - one.left) / Math.max(1, text.length);
    const hadRoom = lastWidth + ((text.split(" ")[0]?.length ?? 0) + 1) * letter < width;
    // Labels are as large as the texts beside them, headings larger.
    const isLarge = beside.every((each) => Math.abs(each.y - one.y) >= one.size * 2 || each.size < one.size * 0.93);
    // A heading that is larger than the text beside it continues in the next line where that text does.
    const goesOn =
      block !== undefined &&
      [block, one].every((each) => known.has(faceOf(each)) && headingKind(each.text) === undefined) &&
      beside.every((each) => Math.abs(each.y - one.y) > one.size * 3 || each.size < one.size * LARGER) &&
      isWithin(beside, lastY, one);
    const isOther =
      isBeside &&
      !goesOn &&
      (hadRoom || (!isLarge && endsBefore(beside, lastY, one))) &&
      !isPeriodText(text) &&
      block !== undefined &&
      !isPeriodText(block.text);
    // “Work” above “Experience” is one heading, although each is one by itself.
    const isOneHeading = block !== undefined && headingKind(`${block.text} ${text}`) !== undefined;
    // A heading below dates is larger than they are.
    const isOtherSize = block !== undefined && Math.max(one.size, block.size) > Math.min(one.size, block.size) * OTHER_SIZE;
    const isWhole =
      block &&
      !isOneHeading &&
      (headingKind(block.text) !== undefined ||
        isOther ||
        isOtherSize ||
        (isComplete(block.text) && isPeriodText(text) && !/^[–—-]/.test(text)));
    if (block && !isWhole && one.y - lastY < one.size * 1.6) {
      const whole = block.text.replace(/(?<=\p{L})[-\u00ad‐]$/u, "") + text;
      block.text = /\p{L}[-\u00ad‐]$/u.test(block.text) && isPeriodText(whole) ? whole : `${block.text} ${text}`;
      block.spans = [...block.spans, ...one.spans];
    } else blocks.push(one);
    lastY = one.y;
    lastWidth = Math.max(...row.map((segment) => segment.right)) - Math.min(...row.map((segment) => segment.left));
  }
  return blocks;
}

/** Texts of a margin in sizes that differ by more than this are two texts. */
const OTHER_SIZE = 1.12;
/** Text beside a heading is smaller by this at least. */
const LARGER = 0.93;
/** Less than this many letter heights are between the lines of a text. */
const SAME_TEXT = 1.9;

/** Whether the text beside a label continues, without room for the beginning of another section, from `y` to the next label. */
function isWithin(beside: readonly Segment[], y: number, next: Segment): boolean {
  const baselines = [...new Set(beside.map((each) => each.y))].sort((one, other) => one - other);
  const near = baselines.filter((baseline) => baseline > y - next.size && baseline < next.y + next.size * 0.6);
  return (
    near.length > 1 &&
    near.every((baseline, index) => index === 0 || baseline - (near[index - 1] ?? 0) < next.size * SAME_TEXT) &&
    near.some((baseline) => Math.abs(baseline - next.y) < next.size * 0.6)
  );
}

/** Whether the text beside the label at `y` ends there, because the first word beside the next label would have had room. */
function endsBefore(beside: readonly Segment[], y: number, next: Segment): boolean {
  const at = (baseline: number) => beside.filter((each) => Math.abs(each.y - baseline) < next.size * SAME_ROW);
  const end = Math.max(...beside.map((each) => each.right));
  const [first] = at(next.y).sort((one, other) => one.left - other.left);
  if (!first) return false;
  const letter = (first.right - first.left) / Math.max(1, first.text.length);
  const word = ((first.text.split(" ")[0]?.length ?? 0) + 1) * letter;
  return at(y).every((each) => each.right + word < end);
}

function lineOf(
  row: readonly Segment[],
  column: { left: number; right: number; edge: number },
  page: PdfPage,
  place: { page: number; region: number },
  previous: Line | undefined,
): Line {
  const [first] = row;
  const y = first?.y ?? 0;
  const left = first?.left ?? 0;
  const size = Math.max(...row.map((segment) => segment.size));
  const right = Math.max(...row.map((segment) => segment.right));
  const spans = row.flatMap((segment) => segment.spans);
  const text = row
    .map((segment) => segment.text)
    .filter((each) => each !== "")
    .join(" ");
  const main: Span | undefined = spans.find((span) => /[\p{L}\p{N}]/u.test(span.text)) ?? spans[0];
  return {
    ...place,
    column: { left: column.left, right: column.right },
    edge: column.edge,
    left,
    right,
    y,
    size,
    text,
    cells: row
      .filter((segment) => segment.text !== "")
      .map(({ spans: own, ...cell }) => ({ text: cell.text, left: cell.left, right: cell.right, spans: own })),
    font: main?.font ?? "",
    isBold: main?.isBold ?? false,
    isItalic: main?.isItalic ?? false,
    isCapitals: text === text.toUpperCase() && /\p{Lu}.*\p{Lu}/u.test(text),
    isUnderlined: page.rules.some(
      (rule) => rule.y > y - 1 && rule.y < y + size * 1.1 && rule.left < left + size && rule.right >= Math.min(right, left + 40),
    ),
    gap: previous ? (y - previous.y) / size : 99,
    links: row.flatMap((segment) => segment.links),
  };
}
