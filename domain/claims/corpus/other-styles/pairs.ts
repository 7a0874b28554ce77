import type { DraftPair } from "../assistant-drafts/pairs";
import { isSealed, pairsOf } from "../authors/pairs";
import { ARABIC } from "./arabic";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { JAPANESE } from "./japanese";
import { SPANISH } from "./spanish";

const PEOPLE = { English: ENGLISH, German: GERMAN, French: FRENCH, Spanish: SPANISH, Arabic: ARABIC, Japanese: JAPANESE };

/** Thirty people in five further ways of writing. Both halves were counted before any rule was changed with the open one. */
export const OTHER_STYLES: DraftPair[] = Object.entries(PEOPLE).flatMap(([language, people]) => [
  ...pairsOf({ [language]: people }),
  ...people.flatMap(({ author, source, additions }) =>
    additions.map((text) => ({
      language,
      author,
      source,
      text,
      invention: "addition" as const,
      isSealed: isSealed(source + text),
    })),
  ),
]);
