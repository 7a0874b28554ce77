import type { ClaimKind } from "@/contracts/model/ai/claim";
import type { ClaimSource } from "./claim";
import { dateClaims, durationClaims } from "./dates";
import { nameClaims } from "./names";
import { numberClaims } from "./numbers";
import { wordClaims } from "./words";

export type Claim = {
  kind: ClaimKind;
  /** As the text has it, and where. */
  text: string;
  start: number;
  end: number;
  /** The first source that supports it; null for an unsupported claim. */
  sourceId: string | null;
};

type Given = {
  /** The user's own words. A posting is no source: it states requirements. */
  sources: readonly ClaimSource[];
  /** Names and titles that may be mentioned without being claimed: the company and the role that are written to. */
  addressed?: readonly string[];
  thisYear: number;
};

/**
 * What a generated text claims of a person (numbers, dates, durations, names, titles, degrees, skills, superlatives) in English, German,
 * French and Spanish, and which source supports each. Depends on nothing but its input. How well it does: docs/claims.md.
 */
export function checkClaims(text: string, { sources, addressed = [], thisYear }: Given): Claim[] {
  const found = [
    ...numberClaims(text),
    ...dateClaims(text, thisYear),
    ...durationClaims(text, thisYear),
    ...wordClaims(text),
    ...nameClaims(text, addressed),
  ];
  const role: ClaimSource = { id: "addressed", text: addressed.join("\n") };
  return found
    .flatMap(({ kind, start, end, isIn }): Claim[] => {
      const source = sources.find((one) => isIn(one));
      // Who writes to a director, or for the post of one, does not claim to be one.
      if (!source && kind === "title" && isIn(role)) return [];
      return [{ kind, text: text.slice(start, end), start, end, sourceId: source?.id ?? null }];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The claims that nothing supports. */
export const unsupportedClaims = (text: string, given: Given): Claim[] =>
  checkClaims(text, given).filter(({ sourceId }) => sourceId === null);
