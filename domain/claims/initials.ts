import type { Analysis } from "./analysis";

const MIN_LETTERS = 3;
const MAX_LETTERS = 5;
/** Words that an abbreviation leaves out. */
const SMALL = /^(?:and|of|for|in|the|und|der|des|die|fur|et|de|du|des|la|le|les|pour|en|y|e|del|el|los|las|para|d|l)$/;

/** Words in a row, as many as an abbreviation has letters: its letters, and which words they are. */
export type Spelled = { letters: string; from: number; to: number };

/** What the words of a text may be abbreviated to: “financial planning and analysis” to “fpa”. */
export function initialsIn({ words, clauses }: Analysis): Spelled[] {
  return words.flatMap(({ text, clause, isJapanese }, from) => {
    if (isJapanese || SMALL.test(text) || !/^\p{sc=Latin}/u.test(text)) return [];
    const found: Spelled[] = [];
    let letters = "";
    for (let at = from; at < words.length && letters.length < MAX_LETTERS; at++) {
      const word = words[at];
      if (!word || clauses[word.clause]?.sentence !== clauses[clause]?.sentence) break;
      if (SMALL.test(word.text)) continue;
      letters += word.text.charAt(0);
      if (letters.length >= MIN_LETTERS) found.push({ letters, from, to: at + 1 });
    }
    return found;
  });
}

/** The abbreviation at a word, without its “&”; null for a word that is none. */
export function abbreviationAt({ raw, words }: Analysis, at: number): string | null {
  const word = words[at];
  const written = word ? /^\p{Lu}+(?:&\p{Lu}+)?(?![\p{L}\p{N}])/u.exec(raw.slice(word.start, word.start + 12))?.[0] : undefined;
  const letters = written?.replace("&", "").toLowerCase() ?? "";
  return letters.length >= MIN_LETTERS && letters.length <= MAX_LETTERS ? letters : null;
}
