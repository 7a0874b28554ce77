import type { ResumeData } from "@/contracts/model/resume/data";
import type { Line } from "@/domain/imports/pdf/layout/lines";
import type { PageText, PlacedText } from "@/domain/imports/pdf/layout/page-text";
import { findText } from "@/domain/imports/pdf/places/find";
import { wordsOf as placedWords } from "@/domain/imports/pdf/places/words";

/**
 * The texts of lines whose words are not in the document. Words are counted, so that a word that occurs twice in the file and once in the
 * document is missed once. Dates and headings are stored by meaning; `known` are those lines.
 */
export function unplacedTexts(lines: readonly Line[], data: ResumeData, known: (line: Line) => string): PageText[] {
  const stored = new Map<string, number>();
  const text = JSON.stringify([data.basics, data.summary.content, data.sections, data.customSections])
    .replaceAll(/<[^>]*>|\\[nt]/g, " ")
    .replaceAll("&amp;", "&");
  const written = wordsOf(text);
  for (const word of written) stored.set(word, (stored.get(word) ?? 0) + 1);
  const whole = written.join(" ");
  const unplaced: PageText[] = [];
  for (const line of lines) {
    const expected = new Set(wordsOf(known(line)));
    const isMissing = (word: string) => {
      // A word of the dates is none of another text that has it too.
      if (expected.has(word) && !/\d/.test(word)) return false;
      const left = stored.get(word) ?? 0;
      if (left > 0) {
        stored.set(word, left - 1);
        return false;
      }
      // Words that were divided at the end of a line are one word in the document.
      return !expected.has(word) && (word.length < 4 || !whole.includes(word));
    };
    const missing = line.text.split(/\s+/).filter((piece) => {
      if (!wordsOf(piece).some(isMissing)) return false;
      // Without a gap between columns, two words look like one.
      const parts = piece.split(/(?<=\p{Ll})(?=\p{Lu})/u);
      return parts.length === 1 || parts.flatMap(wordsOf).some(isMissing);
    });
    if (missing.length === 0) continue;
    const isWhole = missing.length * 2 > line.text.split(/\s+/).length;
    unplaced.push({
      page: line.page,
      at: isWhole ? line : aroundWords(line, missing),
      text: isWhole ? line.text : missing.join(" "),
    });
  }
  return unplaced;
}

/** The part of a line from the first of some of its words to the last. */
function aroundWords(line: Line, pieces: readonly string[]): PlacedText {
  const words = placedWords([line]);
  const found = pieces.flatMap((piece) => findText(piece, words) ?? []);
  if (found.length === 0) return line;
  const [left, right] = [Math.min(...found.map((word) => word.left)), Math.max(...found.map((word) => word.right))];
  return { ...line, left, right };
}

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
