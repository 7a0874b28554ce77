import { type Aside, BODY_SIZE, type Flow, type Paragraph, type Piece, type Table } from "@/domain/imports/flow/flow";
import { columnsOf, isLabelled } from "@/domain/imports/flow/tables";
import { headingKind } from "@/domain/imports/pdf/heading-words";
import type { Cell, Line } from "@/domain/imports/pdf/layout/lines";
import type { PageText } from "@/domain/imports/pdf/layout/page-text";
import type { PdfLayout } from "@/domain/imports/pdf/layout/read-layout";
import { findPeriod } from "@/domain/imports/pdf/structure/period";

/** Width of the column that lines are placed in, as if printed, in points. Longer lines are not wrapped. */
const WIDTH = 480;
const LETTER = 0.5;
const INDENT = 18;
/** Distances between lines in letter heights: of paragraphs, and of separated ones. */
const GAP = 2;
const APART = 3;
/** A paragraph of this length without dates is running text, even without a full stop at its end. */
const PROSE_LETTERS = 90;
const MAX_DEPTH = 12;
const PAGE_NUMBER =
  /^(?:(?:page|seite|pagina|página|strona|sida|side|стр\.?)\s*)?[–—-]?\s*\d{1,3}\s*[–—-]?(?:\s*(?:of|von|de|di|sur|\/|av|z|из)\s*\d{1,3})?$/iu;

/** As many lines as a hundred pages have; more is no resume. */
const MAX_LINES = 5000;

/** The document has more lines than a resume can have. */
export class TooLong extends Error {}

/** Where the next lines are. */
interface Place {
  region: number;
  left: number;
  edge: number;
  y: number;
}

/**
 * The lines of a flowing document in reading order, with the faces and cells that the reader of resumes goes by. Throws TooLong rather
 * than to leave lines out.
 */
export function flowLines(flow: Flow, faces: { isWrapped?: boolean } = {}): PdfLayout {
  const lines: Line[] = [];
  const artifacts: PageText[] = [];
  let regions = 0;
  const add = (row: Paragraph[], place: Place) => {
    for (const read of paragraphLines(row, place, lines.at(-1), faces.isWrapped === true)) {
      if (lines.length >= MAX_LINES) throw new TooLong("The document is too long for a resume.");
      const line = { ...read, paragraph: lines.length + 1 };
      if (PAGE_NUMBER.test(line.text)) artifacts.push({ page: 1, text: line.text, isArtifact: true });
      else lines.push(line);
      place.y = line.y;
    }
  };
  const nextRegion = () => ++regions;
  const addFlow = (content: Flow, place: Place, depth: number) => {
    if (depth > MAX_DEPTH) return;
    for (const block of content) {
      if (block.kind === "paragraph") add([block], place);
      else if (block.kind === "aside") addAside(block, place, depth);
      else addTable(block, place, depth);
    }
  };
  const addAside = ({ content }: Aside, place: Place, depth: number) => {
    addFlow(content, { region: nextRegion(), left: 600, edge: 600, y: 20 }, depth + 1);
    place.region = nextRegion();
  };
  const addTable = (table: Table, place: Place, depth: number) => {
    const columns = columnsOf(table);
    if (columns) {
      columns.forEach((column, index) => {
        const edge = place.edge + index * 300;
        addFlow(column, { region: nextRegion(), left: edge, edge, y: index === 0 ? place.y : 30 }, depth + 1);
      });
      place.region = nextRegion();
      return;
    }
    const labelled = isLabelled(table);
    // Among other labels the word of a heading is one of them, such as “Software”.
    const labels = table.rows.flatMap((row) => (row.length > 1 && row[0]?.length === 1 ? row[0] : []));
    const headings = labels.filter((label) => label.kind === "paragraph" && isHeadingLabel(label));
    const hasHeadings = headings.length * 2 > labels.length || (headings.length > 0 && labels.length < 3 && labelled);
    for (const row of table.rows) addRow(row, place, depth, { labelled, hasHeadings });
  };
  const addRow = (
    row: readonly Flow[],
    place: Place,
    depth: number,
    { labelled, hasHeadings }: { labelled: boolean; hasHeadings: boolean },
  ) => {
    const cells = row.filter((cell) => cell.length > 0);
    const firsts = cells.map(([first]) => first);
    const paragraphs = firsts.filter((first): first is Paragraph => first?.kind === "paragraph");
    const heading = paragraphs[0];
    const isHeading =
      hasHeadings && heading !== undefined && cells.length > 1 && cells[0]?.length === 1 && isHeadingLabel(heading);
    if (paragraphs.length < cells.length || isHeading) {
      for (const cell of cells) addFlow(cell, place, depth + 1);
      return;
    }
    const inner = labelled ? { ...place, left: place.left + 110 } : place;
    add(paragraphs, inner);
    for (const cell of cells) addFlow(cell.slice(1), inner, depth + 1);
    place.y = inner.y;
  };
  addFlow(flow, { region: 0, left: 0, edge: 0, y: 20 }, 0);
  return { lines, artifacts };
}

const isHeadingLabel = (paragraph: Paragraph) =>
  paragraph.bullet === "" && headingKind(paragraph.pieces.map((piece) => piece.text).join("")) !== undefined;

/** Paragraphs that are side by side as lines: line breaks divide lines, tabs divide cells. */
function paragraphLines(row: readonly Paragraph[], place: Place, before: Line | undefined, isWrapped: boolean): Line[] {
  const [first] = row;
  if (!first) return [];
  const broken = row.map((paragraph) =>
    brokenAt(paragraph.pieces, "\n")
      .flatMap(shortened)
      .filter((pieces) => textOf(pieces).trim() !== ""),
  );
  const count = Math.max(...broken.map((parts) => parts.length));
  const lines: Line[] = [];
  for (let index = 0; index < count; index++) {
    const cells = broken.flatMap((parts) => cellsOf(parts[index] ?? []));
    const isFirst = index === 0;
    const previous = lines.at(-1) ?? (before?.region === place.region ? before : undefined);
    const gap =
      previous === undefined ? 99 : isWrapped ? (first.isApart && isFirst ? APART : 1.2) : first.isApart && isFirst ? APART : GAP;
    const line = lineOf(cells, first, isFirst, { ...place, y: previous?.y ?? place.y }, gap, isWrapped);
    if (line) lines.push(line);
  }
  return lines;
}

/** Longer lines and words are not human-written; patterns would search them for minutes. */
const MAX_LINE = 4000;
const LONG_WORD = /\S{400}/g;

function shortened(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [[]];
  let length = 0;
  for (const piece of pieces) {
    const text = piece.text.replaceAll(LONG_WORD, "$& ");
    for (let at = 0; at < text.length; ) {
      const room = MAX_LINE - length;
      const isWhole = text.length - at <= room;
      const space = isWhole ? -1 : text.lastIndexOf(" ", at + room);
      const end = isWhole ? text.length : space > at ? space : at + room;
      if (end > at) parts.at(-1)?.push({ ...piece, text: text.slice(at, end) });
      length += end - at;
      at = end;
      if (at < text.length) {
        parts.push([]);
        length = 0;
      }
    }
  }
  return parts;
}

const textOf = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join("");

/** Pieces divided at a sign. */
function brokenAt(pieces: readonly Piece[], sign: string): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    piece.text.split(sign).forEach((text, index) => {
      if (index > 0) parts.push([]);
      if (text !== "") parts.at(-1)?.push({ ...piece, text });
    });
  }
  return parts;
}

const cellsOf = (pieces: readonly Piece[]): Piece[][] => brokenAt(pieces, "\t").filter((cell) => textOf(cell).trim() !== "");

function lineOf(
  input: readonly Piece[][],
  paragraph: Paragraph,
  isFirst: boolean,
  place: Place,
  gap: number,
  isWrapped: boolean,
): Line | null {
  const [firstCell] = input;
  if (!firstCell) return null;
  const isItem = paragraph.bullet !== "";
  const sign = isItem && isFirst ? `${paragraph.bullet} ` : "";
  const left =
    place.left +
    (isItem || paragraph.depth > 0 ? INDENT * Math.max(isItem ? 1 : 0, paragraph.depth) : 0) +
    (isItem && !isFirst ? 8 : 0);
  const cells: Cell[] = [];
  const links: string[] = [];
  let at = left;
  input.forEach((pieces, index) => {
    const spans = spansOf(pieces, at, index === 0 ? sign : "");
    const text = spans
      .map((span) => span.text)
      .join("")
      .trim();
    if (text === "") return;
    const right = spans.at(-1)?.right ?? at;
    cells.push({ text, left: at, right, spans });
    links.push(...pieces.flatMap((piece) => (piece.link !== "" && !links.includes(piece.link) ? [piece.link] : [])));
    at = right + 2 * BODY_SIZE;
  });
  const text = cells.map((cell) => cell.text).join(" ");
  const spans = cells.flatMap((cell) => cell.spans);
  const main = spans.find((span) => /[\p{L}\p{N}]/u.test(span.text)) ?? spans[0];
  if (!main) return null;
  const size = Math.max(...spans.map((span) => span.size));
  // What was never wrapped has room to its right, whatever its length.
  const right = Math.max(...cells.map((cell) => cell.right));
  const isProse =
    !isWrapped && text.length >= PROSE_LETTERS && cells.length === 1 && paragraph.level === 0 && !findPeriod(text, "en");
  return {
    page: 1,
    region: place.region,
    column: { left: place.left, right: isWrapped ? place.left + WIDTH : Math.max(right * 3, place.left + WIDTH) },
    edge: place.edge,
    left,
    right,
    y: place.y + Math.min(gap, APART) * size,
    size,
    text,
    cells,
    font: main.font,
    isBold: main.isBold,
    isItalic: main.isItalic,
    isCapitals: paragraph.level === 0 && /\p{Lu}.*\p{Lu}/u.test(text) && text === text.toUpperCase(),
    isUnderlined: paragraph.isUnderlined,
    gap,
    links,
    ...(paragraph.level > 0 ? { headingLevel: paragraph.level } : {}),
    ...(isProse ? { isProse: true } : {}),
  };
}

function spansOf(pieces: readonly Piece[], start: number, sign: string): Cell["spans"] {
  const spans: Cell["spans"] = [];
  let at = start;
  pieces.forEach((piece, index) => {
    const text = (index === 0 ? sign : "") + cleanText(piece.text);
    const font = `${piece.font}${piece.isBold ? "-Bold" : ""}${piece.isItalic ? "-Italic" : ""}`;
    const last = spans.at(-1);
    const right = at + text.length * piece.size * LETTER;
    if (last && last.font === font && last.size === piece.size) {
      last.text += text;
      last.right = right;
    } else if (text !== "") {
      spans.push({ text, left: at, right, size: piece.size, font, isBold: piece.isBold, isItalic: piece.isItalic });
    }
    at = right;
  });
  const [first] = spans;
  if (first) first.text = first.text.trimStart();
  for (const span of spans) span.text = span.text.replaceAll(/\s+/g, " ");
  return spans.filter((span) => span.text !== "");
}

/** Odd spaces become plain ones; icons from the private use area and unprintable characters are left out. */
const cleanText = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[\ufb00-\ufb06]/g, (sign) => sign.normalize("NFKC"))
    .replaceAll(/[\p{Co}\u200b\u200e\u200f\u202a-\u202e\ufeff\ufffd]|(?!\s)\p{Cc}/gu, "")
    .replaceAll("\u2011", "-")
    .replaceAll("\u00ad", "")
    .replaceAll(/\s+/g, " ");
