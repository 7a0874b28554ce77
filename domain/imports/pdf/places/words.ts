import type { Line } from "@/domain/imports/pdf/layout/lines";

/** A word of a line and its position. */
export interface Word {
  /** Letters and digits alone, in lower case. */
  text: string;
  line: Line;
  left: number;
  right: number;
}

/** Letters and digits alone: hyphens, bullets and gaps differ between a file and what is made of it. */
export const lettersOf = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, "");

/** The words of lines with their places, which are guessed within a piece from the number of letters. */
export const wordsOf = (lines: readonly Line[]): Word[] =>
  lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      // Headings with space between their letters are joined in the cell, but not in its spans.
      const whole = cell.spans.map((span) => span.text).join("");
      const pieces = whole === cell.text || lettersOf(whole) === lettersOf(cell.text) ? cell.spans : [cell];
      return pieces.flatMap(({ text, left, right }) => wordsOfPiece(line, text, left, right));
    }),
  );

function wordsOfPiece(line: Line, text: string, left: number, right: number): Word[] {
  const letter = (right - left) / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].flatMap((match) => {
    const letters = lettersOf(match[0]);
    const start = left + match.index * letter;
    return letters === "" ? [] : [{ text: letters, line, left: start, right: start + match[0].length * letter }];
  });
}
