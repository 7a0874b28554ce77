import { pairsOf } from "../authors/pairs";
import { ARABIC } from "./arabic";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { JAPANESE } from "./japanese";
import { MORE_EAST } from "./more-east";
import { MORE_WEST } from "./more-west";
import { SPANISH } from "./spanish";

/** In the manner of an ordinary language model's letters, about trades of every sort. Written before any rule was changed with its open half. */
export const DRAFTED = pairsOf({
  English: ENGLISH,
  German: GERMAN,
  French: FRENCH,
  Spanish: SPANISH,
  Arabic: ARABIC,
  Japanese: JAPANESE,
});

/** More such people: written when the rules had been changed with the open half of the first, and divided in the same way. */
export const MORE_DRAFTED = pairsOf({ ...MORE_WEST, ...MORE_EAST });
