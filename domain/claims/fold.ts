import type { ClaimSource } from "./claim";

/**
 * A text for comparing: lower case, without accents, as long as the original, so that places in one are places in the other.
 * Letters whose plain form has another length stay as they are.
 */
export const fold = (text: string): string =>
  [...text]
    .map((letter) => {
      const plain = letter.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join("");

/** The sentence around a place. A point between digits ends none. */
export function sentenceAt(text: string, index: number): string {
  const ends = [...text.matchAll(/[.!?;:](?=\s|$)|\n/g)].map((match) => match.index);
  const start = ends.findLast((end) => end < index) ?? -1;
  return text.slice(start + 1, ends.find((end) => end >= index) ?? text.length);
}

/** Remembers what is made of a source, which a text with many claims needs again and again. */
export function oncePerSource<Value>(make: (source: ClaimSource) => Value): (source: ClaimSource) => Value {
  const made = new WeakMap<ClaimSource, Value>();
  return (source) => {
    const known = made.get(source) ?? make(source);
    made.set(source, known);
    return known;
  };
}

export const foldedSource = oncePerSource(({ text }) => fold(text));
