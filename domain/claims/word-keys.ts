import type { Analysis } from "./analysis";
import { lexicon } from "./concepts";
import { isNeutral } from "./neutral";
import { arabicRoot, stemOf } from "./stems";
import type { Word } from "./text-parts";

/** Two neighbours by their stems; words of grammar make no pair. */
export const pairKey = (one: Word, other: Word, { checked: [language = "en"] }: Pick<Analysis, "checked">): string =>
  one.text.length < 3 || other.text.length < 3 || [one, other].every((word) => isNeutral(word, [language]))
    ? ""
    : `${stemOf(one.text, language)} ${stemOf(other.text, language)}`;

/** What a word is found by. */
export function keysOf({ text }: Word, { checked }: Pick<Analysis, "checked">): string[] {
  const root = /\p{sc=Arabic}/u.test(text) ? [arabicRoot(text)] : [];
  return [...new Set([text, ...checked.map((language) => stemOf(text, language)), ...root])];
}

/** Whether a concept is one that readers look up. */
export const kindOf = (concepts: readonly number[]) =>
  concepts.map((id) => lexicon().concepts[id]?.kind ?? "other").find((kind) => kind !== "other") ?? "other";
