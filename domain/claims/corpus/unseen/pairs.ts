import { pairsOf } from "../authors/pairs";
import { ARABIC } from "./arabic";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { JAPANESE } from "./japanese";
import { SPANISH } from "./spanish";

/** Thirty people, most of them of trades that no other corpus has. Written before any of their sentences was checked. */
export const UNSEEN = pairsOf({
  English: ENGLISH,
  German: GERMAN,
  French: FRENCH,
  Spanish: SPANISH,
  Arabic: ARABIC,
  Japanese: JAPANESE,
});
