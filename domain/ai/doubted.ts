import type { UnsupportedClaim } from "@/contracts/model/ai/claim";
import { sentencesOf } from "./sentences";

/** Sentences that a second opinion doubts, by their words. */
export type Doubted = ReadonlySet<string>;

/** A sentence by its words, whatever the breaks between them. */
export const wordsOf = (sentence: string): string => sentence.replace(/\s+/g, " ").trim();

/** The doubted sentences of a text, but for those in which a claim was found already. */
export function doubtedIn(
  text: string,
  doubted: Doubted | undefined,
  found: readonly { start: number; end: number }[] = [],
): Pick<UnsupportedClaim, "kind" | "text" | "start" | "end">[] {
  if (!doubted || doubted.size === 0) return [];
  return sentencesOf(text)
    .filter((sentence) => doubted.has(wordsOf(sentence.text)))
    .filter(({ start, end }) => !found.some((claim) => claim.start < end && claim.end > start))
    .map(({ text: words, start, end }) => ({ kind: "opinion", text: words, start, end }));
}
