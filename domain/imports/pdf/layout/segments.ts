import type { PdfPage, PdfRun } from "@/domain/imports/pdf/page";
import { keepsHyphen } from "@/domain/imports/pdf/structure/hyphens";

/** Text in one face within a line. */
export interface Span {
  text: string;
  left: number;
  right: number;
  size: number;
  font: string;
  isBold: boolean;
  isItalic: boolean;
}

/** A piece of a line without a wide gap. Columns are made of whole segments. */
export interface Segment {
  left: number;
  right: number;
  /** Baseline. */
  y: number;
  size: number;
  text: string;
  spans: Span[];
  /** Addresses that the piece opens. */
  links: string[];
}

/** Baselines closer than this share of the letters' size are one line. */
const SAME_LINE = 0.32;
/** A gap of more letter heights than this divides a line into segments. */
const WIDE_GAP = 0.95;
/** Words in one face that are further apart than this may be separate, such as tags. */
const APART = 0.6;
/** A gap of more letter heights than this is a space. */
const SPACE = 0.12;
/** Beside Chinese and Japanese signs, letters and numbers have some room that is no space. */
const DENSE_SPACE = 0.4;
const DENSE_END = /[\u3005-\u30ff\u3400-\u9fff]$/u;
const DENSE_START = /^[\u3005-\u30ff\u3400-\u9fff]/u;
const isDense = (before: string, after: string) => DENSE_END.test(before) !== DENSE_START.test(after);

/** The segments of a page, from top to bottom and from left to right, whatever the order of the file. */
export function segmentsOf(page: PdfPage): Segment[] {
  const { runs, links } = isRightToLeft(page) ? mirrored(page) : page;
  const sorted = runs
    .flatMap(spacedParts)
    .flatMap(iconParts)
    .sort((one, other) => one.y - other.y);
  const rows: PdfRun[][] = [];
  for (const run of sorted) {
    const row = rows.findLast((each, index) => index >= rows.length - 6 && each.some((other) => isSameLine(run, other)));
    if (row) row.push(run);
    else rows.push([run]);
  }
  const hyphenated = new Set(sorted.filter((run) => run.text.includes("-")).map((run) => run.font));
  const edges = edgesOf(rows);
  const segments = rows.flatMap((row) => piecesOf(row, hyphenated, edges));
  for (const { url, left, right, top, bottom } of links) {
    const isInside = (one: Segment) => {
      const middle = one.y - one.size / 3;
      return middle > top && middle < bottom && Math.min(one.right, right) - Math.max(one.left, left) > 0.5;
    };
    for (const segment of segments) if (isInside(segment) && !segment.links.includes(url)) segment.links.push(url);
  }
  return segments.filter((segment) => segment.text !== "" || segment.links.length > 0);
}

/** Whether a text is only marks of letters, which fonts of some scripts number as signs of their own. */
const isMark = (text: string) => /^\p{M}+$/u.test(cleanText(text));
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g;
const HAS_RTL = new RegExp(RTL, "");

/** Whether most letters of a page are of scripts that are read from the right. */
export function isRightToLeft({ runs }: PdfPage): boolean {
  const text = runs.map((run) => run.text).join("");
  if (!HAS_RTL.test(text)) return false;
  const letters = text.replaceAll(/[^\p{L}]/gu, "");
  return (letters.match(RTL)?.length ?? 0) * 2 > letters.length;
}

/** Pages that are read from the right are mirrored, so that everything after this needs one direction only. */
function mirrored(page: PdfPage): PdfPage {
  return {
    ...page,
    runs: page.runs.map((run) => ({
      ...run,
      text: rangeFromRight(run.text),
      // A mark is where its letter ends, which may be a little behind the beginning of the next.
      x: page.width - run.x - run.width - (run.width < 0.5 && isMark(run.text) ? run.size * 0.2 : 0),
    })),
    links: page.links.map((link) => ({ ...link, left: page.width - link.right, right: page.width - link.left })),
    rules: page.rules.map((rule) => ({ ...rule, left: page.width - rule.right, right: page.width - rule.left })),
  };
}

/** Ranges of dates come in the order in which they are seen: “2016 – 2011”, with the earlier year on the right. */
const rangeFromRight = (text: string) =>
  text
    .replace(/^(\s*)(\d{4})(\s*[–—-]\s*)(\d{4})(\s*)$/, (whole, before, end, dash, start, after) =>
      Number(start) <= Number(end) ? `${before}${start}${dash}${end}${after}` : whole,
    )
    .replace(/(\p{L}[\p{L}\p{M}׳’'.]{0,30})(\s+[–—-]\s+)(\d{4})\s+(\p{L}[\p{L}\p{M}׳’'.]{0,30})\s+(\d{4})/u, "$1 $3$2$4 $5");

const isSameLine = (one: PdfRun, other: PdfRun) => Math.abs(one.y - other.y) < Math.min(one.size, other.size) * SAME_LINE;

/** Programs without tabs set columns with many spaces: such a run is divided. Positions are guessed from the letters. */
function spacedParts(run: PdfRun): PdfRun[] {
  if (!/\S\s{3,}\S/.test(run.text)) return [run];
  const letter = run.width / run.text.length;
  return [...run.text.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map((match) => ({
    ...run,
    text: match[0],
    x: run.x + match.index * letter,
    width: match[0].length * letter,
  }));
}

const ICON = /[\p{Co}]/u;
/** Fonts of symbols number their bullets in the private use area. */
const SYMBOL_BULLETS = /^\s*[\uf06e\uf06f\uf071\uf076\uf09f\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc](?=\s|$)/u;

/** Icons are separate runs, so that the texts before and after them are not joined. Bullets of symbol fonts become plain ones. */
function iconParts(run: PdfRun): PdfRun[] {
  if (!ICON.test(run.text)) return [run];
  if (SYMBOL_BULLETS.test(run.text) && /symbol|wingding/i.test(run.font))
    return [{ ...run, text: run.text.replace(SYMBOL_BULLETS, "•") }];
  const letter = run.width / run.text.length;
  return [...run.text.matchAll(/\p{Co}+|\P{Co}+/gu)]
    .filter((match) => match[0].trim() !== "")
    .map((match) => ({ ...run, text: match[0], x: run.x + match.index * letter, width: match[0].length * letter }));
}

const ADDRESS = /^\S+(?:@|\.[a-z]{2,}\/)\S+$/;

/** Where lines of a column begin: at least this many do, after room or alone. */
const MIN_LINES = 5;
/** More letter heights than between two words are before a column. */
const BESIDE = 0.7;
/** What such a heading must leave free, so that the columns are seen. */
const COLUMN_GAP_PT = 8;
const edgeAt = (x: number) => Math.round(x * 2);

/** The left ends that many lines have in common, in half points. */
function edgesOf(rows: readonly PdfRun[][]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    row.sort((one, other) => one.x - other.x);
    row.forEach((run, index) => {
      const before = row[index - 1];
      if (before && run.x - (before.x + before.width) < run.size * WIDE_GAP) return;
      counts.set(edgeAt(run.x), (counts.get(edgeAt(run.x)) ?? 0) + 1);
    });
  }
  return new Set([...counts].filter(([, count]) => count >= MIN_LINES).map(([edge]) => edge));
}

function piecesOf(row: readonly PdfRun[], hyphenated: ReadonlySet<string>, edges: ReadonlySet<number>): Segment[] {
  const pieces: PdfRun[][] = [];
  const tooLong = new Set<number>();
  for (const run of row) {
    const last = pieces.at(-1)?.at(-1);
    // Beside a name, small print is another text.
    const [small, large] = last ? [Math.min(last.size, run.size), Math.max(last.size, run.size)] : [0, 0];
    const isNear = last && run.x - (last.x + last.width) < (large > small * 1.8 ? small : large) * WIDE_GAP;
    // A heading that is too long for its column reaches up to the text of the next.
    const isTooLong = last !== undefined && last.font !== run.font && last.size > run.size * 1.08 && edges.has(edgeAt(run.x));
    if (isTooLong && isNear) tooLong.add(pieces.length - 1);
    // Text that fills a narrow margin comes close to the column beside it, where many lines begin.
    const isBeside = last !== undefined && run.x - (last.x + last.width) > run.size * BESIDE && edges.has(edgeAt(run.x));
    // An address has no place to wrap: what begins at an edge right behind it is the text of the next column.
    const isBehindAddress = last !== undefined && ADDRESS.test(last.text) && edges.has(edgeAt(run.x));
    if (isNear && !isTooLong && !isBeside && !isBehindAddress && ICON.test(run.text) === ICON.test(last.text))
      pieces.at(-1)?.push(run);
    else pieces.push([run]);
  }
  return pieces.map((piece, index) => {
    const segment = segmentOf(piece, hyphenated);
    const next = pieces[index + 1]?.[0];
    return next && tooLong.has(index) ? { ...segment, right: Math.max(segment.left + 1, next.x - COLUMN_GAP_PT) } : segment;
  });
}

function segmentOf(runs: readonly PdfRun[], hyphenated: ReadonlySet<string>): Segment {
  const spans: Span[] = [];
  let before: PdfRun | null = null;
  for (const run of runs) {
    const text = cleanText(run.text);
    const gap = before === null ? 0 : run.x - (before.x + before.width);
    const space = before !== null && isDense(before.text, run.text) ? DENSE_SPACE : SPACE;
    const isApart =
      before !== null && !isMark(run.text) && (gap > run.size * space || /\s$/.test(before.text) || /^\s/.test(run.text));
    // A mark above a letter has no width.
    if (before === null || run.width > 0.5 || !isMark(run.text)) before = run;
    if (text === "") continue;
    const last = spans.at(-1);
    const joint = isApart && last ? " " : "";
    if (last && last.font === run.font && Math.abs(last.size - run.size) < 0.3 && gap < run.size * APART) {
      last.text += joint + text;
      last.left = Math.min(last.left, run.x);
      last.right = Math.max(last.right, run.x + run.width);
    } else {
      if (last) last.text += joint;
      const { font, isBold, isItalic, size } = run;
      spans.push({ text, left: run.x, right: run.x + run.width, size, font, isBold, isItalic });
    }
  }
  const [first] = runs;
  settleSoftHyphens(spans, hyphenated);
  return {
    left: Math.min(...runs.map((run) => run.x)),
    right: Math.max(...runs.map((run) => run.x + run.width)),
    y: mainOf(runs)?.y ?? first?.y ?? 0,
    size: Math.max(...runs.map((run) => run.size)),
    text: joinedLetters(
      runs,
      spans
        .map((span) => span.text)
        .join("")
        .trim(),
    ),
    spans,
    links: [],
  };
}

/**
 * Soft hyphens within a line. A face without any other hyphen has them for all of its hyphens; else the words around one say whether it is
 * drawn. At the end of a line it may be the mark of a divided word, which is decided with the next line.
 */
function settleSoftHyphens(spans: Span[], hyphenated: ReadonlySet<string>): void {
  spans.forEach((span, index) => {
    const next = spans
      .slice(index + 1)
      .map((each) => each.text)
      .join("");
    span.text = span.text.replaceAll(/\u00ad/gu, (sign, at: number, text: string) => {
      const [before, after] = [text.slice(0, at), text.slice(at + 1) + next];
      if (after.trim() === "") return sign;
      return !hyphenated.has(span.font) || keepsHyphen(before, after) ? "-" : "";
    });
  });
}

const mainOf = (runs: readonly PdfRun[]) =>
  runs.reduce<PdfRun | null>((best, run) => (best === null || run.text.length > best.text.length ? run : best), null);

/** Headings are often set with space between their letters: “S K I L L S”. Gaps that are larger than these are spaces. */
function joinedLetters(runs: readonly PdfRun[], text: string): string {
  const tokens = text.split(" ");
  if (tokens.length < 4 || text.length - tokens.length + 1 > tokens.length * 1.6) return text;
  const letters = runs.filter((run) => run.text.trim() !== "");
  const gaps = letters.slice(1).map((run, index) => run.x - (letters[index]?.x ?? 0) - (letters[index]?.width ?? 0));
  if (letters.length < 4) return text.replaceAll(" ", "");
  const usual = [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return letters
    .map(
      (run, index) =>
        `${index > 0 && (gaps[index - 1] ?? 0) > usual * 1.8 + 0.5 ? " " : ""}${cleanText(run.text).replaceAll(" ", "")}`,
    )
    .join("");
}

/** “2020 年 4 月”: room between numbers and their units. */
const DATE_SPACE = /(?<=\d)\s+(?=[年月日])|(?<=[年月])\s+(?=\d)/gu;

/** Ligatures and odd spaces become plain ones; icons from the private use area and unprintable characters are left out. */
const cleanText = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(DATE_SPACE, "")
    .replaceAll(/[\ufb00-\ufdff\ufe70-\ufefc]/g, (sign) => sign.normalize("NFKC").replace(/^ (?=\p{M})/u, ""))
    .replaceAll(/[\p{Co}\u200b\u200e\u200f\u2028-\u202e\ufeff\ufffd]|(?![\t\n])\p{Cc}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
