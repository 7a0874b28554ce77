import { type AuthoredPair, isSealed, pairsOf } from "../authors/pairs";
import { ARABIC } from "./arabic";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { JAPANESE } from "./japanese";
import type { DraftInvention, Person } from "./person";
import { SPANISH } from "./spanish";

export type DraftPair = Omit<AuthoredPair, "invention"> & { invention: DraftInvention | null };

const PEOPLE = Object.entries({
  English: ENGLISH,
  German: GERMAN,
  French: FRENCH,
  Spanish: SPANISH,
  Arabic: ARABIC,
  Japanese: JAPANESE,
} satisfies Record<string, Person[]>);

const additionsOf = (language: string, { author, source, additions }: Person): DraftPair[] =>
  additions.map((text) => ({ language, author, source, text, invention: "addition", isSealed: isSealed(source + text) }));

/** Single sentences as an assistant drafts them, by an author who had not read the rules. No rule had been changed with either half. */
export const ASSISTANT_DRAFTS: DraftPair[] = PEOPLE.flatMap(([language, people]) => [
  ...pairsOf({ [language]: people }),
  ...people.flatMap((person) => additionsOf(language, person)),
]);

export const ASSISTANT_LETTERS = PEOPLE.flatMap(([language, people]) =>
  people.map(({ source, letter }) => ({ language, source, letter, isSealed: isSealed(source + letter) })),
);

/** The sentences of each paragraph, which share its half. */
export const ASSISTANT_PARAGRAPHS: DraftPair[] = PEOPLE.flatMap(([language, people]) =>
  people.flatMap(({ author, source, paragraph }) => {
    const half = isSealed(source + paragraph.map(([text]) => text).join(" "));
    return paragraph.map(([text, invention]) => ({ language, author, source, text, invention, isSealed: half }));
  }),
);
