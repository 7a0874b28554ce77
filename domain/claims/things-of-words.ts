import type { Word } from "./analysis";
import { isGeneral, lexicon } from "./concepts";

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
