import type { Analysis } from "./analysis";
import { isGeneral, lexicon } from "./concepts";
import { initialsIn } from "./initials";
import type { Occurrence, SourceIndex } from "./source-index";
import type { Word } from "./text-parts";

/** “Home visits”: each word is neutral, and together they name something. */
export const isThingOfWords = (all: readonly Word[], concepts: readonly number[]): boolean =>
  all.length > 1 &&
  all.every(({ text }) => text.length > 2 || all.length > 2) &&
  !isGeneral(concepts) &&
  concepts.length > 0 &&
  concepts.every((id) => {
    const known = lexicon().concepts[id];
    return known?.kind === "other" && known.isVerb !== true;
  });

/** The words that are an abbreviation of the sources in full, by their numbers. */
export function spelledOut(one: Analysis, { abbreviations }: SourceIndex): Map<number, Occurrence[]> {
  const found = new Map<number, Occurrence[]>();
  if (abbreviations.size === 0) return found;
  for (const { letters, from, to } of initialsIn(one)) {
    const places = abbreviations.get(letters);
    if (places) for (let at = from; at < to; at++) found.set(at, places);
  }
  return found;
}
