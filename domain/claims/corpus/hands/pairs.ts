import { isSealed, pairsOf } from "../authors/pairs";
import { ARABIC } from "./arabic";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { JAPANESE } from "./japanese";
import { EASTERN_LETTERS } from "./letters-east";
import { WESTERN_LETTERS } from "./letters-west";
import { SPANISH } from "./spanish";

/** Written after the rules of the first corpus, before any that was changed with this one. */
export const HANDS = pairsOf({
  English: ENGLISH,
  German: GERMAN,
  French: FRENCH,
  Spanish: SPANISH,
  Arabic: ARABIC,
  Japanese: JAPANESE,
});

export const LETTERS = [...WESTERN_LETTERS, ...EASTERN_LETTERS].map((one) => ({
  ...one,
  isSealed: isSealed(one.source + one.letter),
}));
