import type { Range } from "@/domain/share-links/text-runs";

/** Words with one space for any white space, and where each of their characters is in the original. */
export type Spaced = { words: string; at: number[] };

export function spaced(text: string): Spaced {
  const at: number[] = [];
  let words = "";
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    const isSpace = /\s/.test(letter);
    if (isSpace && (words === "" || words.endsWith(" "))) continue;
    words += isSpace ? " " : letter;
    at.push(index);
  }
  return { words, at };
}

/**
 * Where a quote is in a text. What a browser copies has other white space than the text, so any counts as one space. Every place of a quote
 * that is there more than once.
 */
export const quoteRanges = (text: string, quote: string): Range[] => rangesIn(spaced(text), quote);

export function rangesIn({ words, at }: Spaced, quote: string): Range[] {
  const requested = spaced(quote).words.trimEnd();
  if (requested === "") return [];
  const ranges: Range[] = [];
  for (let found = words.indexOf(requested); found >= 0; found = words.indexOf(requested, found + requested.length)) {
    const start = at[found] ?? 0;
    ranges.push({ start, end: (at[found + requested.length - 1] ?? start) + 1 });
  }
  return ranges;
}
