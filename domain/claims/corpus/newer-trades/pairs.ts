import { type AuthoredPair, isSealed, pairsOf } from "../authors/pairs";
import { ARABIC } from "./arabic";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { JAPANESE } from "./japanese";
import { SECOND_ROUND } from "./second-round";
import { SHAPES } from "./shapes";
import { SPANISH } from "./spanish";
import type { Tradesperson } from "./tradesperson";

type TradePair = Omit<AuthoredPair, "invention"> & { invention: AuthoredPair["invention"] | "addition" };

const PEOPLE = {
  English: ENGLISH,
  German: GERMAN,
  French: FRENCH,
  Spanish: SPANISH,
  Arabic: ARABIC,
  Japanese: JAPANESE,
} satisfies Record<string, Tradesperson[]>;

/** Twelve people of trades that no other corpus has. Both halves were counted before any rule was changed with the open one. */
export const NEWER_TRADES: TradePair[] = Object.entries(PEOPLE).flatMap(([language, people]) => [
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

type ShapePair = Pick<AuthoredPair, "language" | "source" | "text" | "isSealed"> & { isInvented: boolean };

/** More sentences about the same people, in shapes that letters have: also written, and counted, before any rule was changed. */
export const NEWER_SHAPES: ShapePair[] = SHAPES.flatMap(({ language, begins, supported, invented }) => {
  const source = NEWER_TRADES.find((one) => one.source.startsWith(begins))?.source ?? "";
  const pair = (text: string, isInvented: boolean) => ({ language, source, text, isInvented, isSealed: isSealed(source + text) });
  return [...supported.map((text) => pair(text, false)), ...invented.map((text) => pair(text, true))];
});

/** Six more people, in both halves at first sight of rules that had been changed once with the others. */
export const NEWER_SECOND: ShapePair[] = Object.entries(SECOND_ROUND).flatMap(([language, { source, supported, invented }]) => {
  const pair = (text: string, isInvented: boolean) => ({ language, source, text, isInvented, isSealed: isSealed(source + text) });
  return [...supported.map((text) => pair(text, false)), ...invented.map((text) => pair(text, true))];
});
