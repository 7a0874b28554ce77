import { BODY_SIZE, type Flow, headingSize, type Paragraph, paragraphOf, plainPiece } from "@/domain/imports/flow/flow";
import { headingKind } from "@/domain/imports/pdf/heading-words";

const UNDERLINE = /^\s*(?:[=\-_~*#–—]\s?){3,}\s*$/;
const MAX_HEADING = 60;
/** Many spaces set columns where there are no tabs. */
const COLUMN_GAP = /\S {3,}(?=\S)/;

/** Whether the lines of a text were broken at a margin: many are nearly as long as the longest. */
export function isWrappedText(text: string): boolean {
  const lengths = text
    .split("\n")
    .map((line) => line.trimEnd().length)
    .filter((length) => length > 0)
    .sort((one, other) => one - other);
  const longest = lengths[Math.floor(lengths.length * 0.98)] ?? 0;
  if (longest < 50 || longest > 130) return false;
  return lengths.filter((length) => length > longest * 0.82).length >= Math.max(3, lengths.length * 0.08);
}

/** The lines of a text file. Headings are between blank lines, are underlined with signs, or are words that we know as headings. */
export function readPlainText(text: string): Flow {
  const lines = text.replaceAll(/\r\n?|\u2028|\u2029|\f|\v/g, "\n").split("\n");
  const flow: Paragraph[] = [];
  let isApart = false;
  let isFirst = true;
  lines.forEach((raw, index) => {
    const line = raw.trimEnd();
    if (line.trim() === "" || UNDERLINE.test(line)) {
      isApart = true;
      return;
    }
    const under = UNDERLINE.test(lines[index + 1] ?? "") && line.trim().length <= MAX_HEADING;
    const isHeading = isHeadingLine(line, isFirst, isApart, under);
    // The first line is the name, which may also be above a line of signs.
    const size = isFirst ? headingSize(1) : isHeading ? headingSize(2) : BODY_SIZE;
    const shown = isHeading ? line.trim().replace(/[:：]$/, "") : line.trimStart();
    const indent = line.length - line.trimStart().length;
    const cells = shown.replaceAll(new RegExp(COLUMN_GAP, "g"), (gap) => `${gap[0]}\t`);
    flow.push(
      paragraphOf([{ ...plainPiece(cells), size, isBold: isHeading, font: isHeading ? "Heading" : "Text" }], {
        isApart: isApart && !isFirst,
        depth: isFirst || isHeading ? 0 : Math.min(5, Math.round(indent / 2)),
        level: isHeading ? 2 : 0,
      }),
    );
    isFirst = false;
    isApart = false;
  });
  return flow;
}

function isHeadingLine(line: string, isFirst: boolean, isApart: boolean, isUnderlined: boolean): boolean {
  if (isFirst) return false;
  const text = line.trim();
  if (text.length > MAX_HEADING || /^[•\-*–]\s/.test(text)) return false;
  const kind = headingKind(text);
  const isCapitals = /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/[\d@]/.test(text) && text.split(" ").length <= 6;
  if (isUnderlined) return true;
  if (kind !== undefined) return isApart || isCapitals || /[:：]$/.test(text);
  return isApart && isCapitals && !/[,.|]/.test(text);
}
