import { searchText } from "@/domain/search/search-text";

/** The longest line that is shown, in characters; longer ones are cut around the first word found. */
const LONGEST = 160;
/** Characters shown before the first word of a line that is cut. */
const BEFORE = 40;

/** The first line that has the most of the words, cut so that they can be seen; null if none has one. Words are as `searchWords` gives them. */
export function foundLine(lines: readonly string[], words: readonly string[]): string | null {
  let best: { line: string; count: number } | null = null;
  for (const line of lines) {
    const folded = searchText(line);
    const count = words.filter((word) => folded.includes(word)).length;
    if (count > (best?.count ?? 0)) best = { line, count };
    if (best?.count === words.length) break;
  }
  return best ? cut(best.line, words) : null;
}

function cut(line: string, words: readonly string[]): string {
  const text = line.replace(/\s+/g, " ").trim();
  if (text.length <= LONGEST) return text;
  const at = firstOf(text, words);
  if (at < LONGEST - BEFORE) return `${text.slice(0, LONGEST).trimEnd()}…`.toWellFormed();
  const start = text.lastIndexOf(" ", at - BEFORE) + 1 || at - BEFORE;
  const end = start + LONGEST;
  return `…${text.slice(start, end).trim()}${end < text.length ? "…" : ""}`.toWellFormed();
}

/** Where the first of the words begins, counted in the text as it is written. */
function firstOf(text: string, words: readonly string[]): number {
  const folded = searchText(text);
  const at = Math.min(...words.map((word) => folded.indexOf(word)).filter((index) => index >= 0));
  // Folding changes lengths by few characters, so the place is near the same share of the line.
  return Math.floor((at / Math.max(1, folded.length)) * text.length);
}
