import { lettersOf, type Word } from "@/domain/imports/pdf/places/words";

/** The words that contain a text, or undefined. Whole words are preferred to parts of words. */
export function findText(text: string, words: readonly Word[]): Word[] | undefined {
  const requested = lettersOf(text);
  if (requested === "") return undefined;
  const starts: number[] = [];
  let whole = "";
  for (const word of words) {
    starts.push(whole.length);
    whole += word.text;
  }
  const ends = new Map(words.map((word, index) => [(starts[index] ?? 0) + word.text.length, index]));
  const begins = new Map(starts.map((start, index) => [start, index]));
  let part: Word[] | undefined;
  for (let at = whole.indexOf(requested); at >= 0; at = whole.indexOf(requested, at + 1)) {
    const first = begins.get(at);
    const last = ends.get(at + requested.length);
    if (first !== undefined && last !== undefined) return words.slice(first, last + 1);
    part ??= words.filter((word, index) => {
      const start = starts[index] ?? 0;
      return start < at + requested.length && start + word.text.length > at;
    });
  }
  // A part of a word is a chance hit unless it is long. Chinese and Japanese have no spaces, and two letters say much.
  return part && (requested.length > 3 || (requested.length > 1 && /[\u3040-\u30ff\u3400-\u9fff]/.test(requested)))
    ? part
    : undefined;
}

/** A name that is printed in parts, with other text in between: most of its words, in their order. */
export function findScattered(text: string, words: readonly Word[]): Word[] {
  const requested = text
    .split(/\s+/)
    .map(lettersOf)
    .filter((word) => word !== "");
  const found: Word[] = [];
  let from = 0;
  for (const word of requested) {
    const at = words.findIndex((each, index) => index >= from && each.text === word);
    if (at < 0) continue;
    found.push(...words.slice(at, at + 1));
    from = at + 1;
  }
  return requested.length <= 12 && found.length * 3 >= requested.length * 2 ? found : [];
}

/** The words of every piece of a text that is found, where the whole is not printed in one place. */
export const findPieces = (pieces: readonly string[], words: readonly Word[]): Word[] =>
  pieces.flatMap((piece) => findText(piece, words) ?? []);
