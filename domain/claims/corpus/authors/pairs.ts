import { ARABIC } from "./arabic";
import { type Authored, INVENTIONS, type Invention } from "./authored";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { GERMAN } from "./german";
import { JAPANESE } from "./japanese";
import { SPANISH } from "./spanish";

export type AuthoredPair = {
  language: string;
  author: Authored["author"];
  source: string;
  text: string;
  /** What is wrong with it; null for a sentence that its source supports. */
  invention: Invention | null;
  /** Whether it is only measured. Rules are written with the others. */
  isSealed: boolean;
};

const CORPUS: Record<string, Authored[]> = {
  English: ENGLISH,
  German: GERMAN,
  French: FRENCH,
  Spanish: SPANISH,
  Arabic: ARABIC,
  Japanese: JAPANESE,
};

/** Every sentence with its source. Which half it belongs to depends on nothing but its words. */
export const pairsOf = (corpus: Record<string, readonly Authored[]>): AuthoredPair[] =>
  Object.entries(corpus).flatMap(([language, entries]) =>
    entries.flatMap(({ author, source, supported, invented }) => {
      const pair = (text: string, invention: Invention | null) => ({
        language,
        author,
        source,
        text,
        invention,
        isSealed: isSealed(source + text),
      });
      return [
        ...supported.map((text) => pair(text, null)),
        ...INVENTIONS.flatMap((kind) => (invented[kind] ?? []).map((text) => pair(text, kind))),
      ];
    }),
  );

export const AUTHORED: AuthoredPair[] = pairsOf(CORPUS);

export function isSealed(text: string): boolean {
  return hashOf(text) % 2 === 0;
}

/** FNV-1a of the UTF-16 units, with its bits mixed so that the last one depends on all. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
