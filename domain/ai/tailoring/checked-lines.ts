import type { RefusedRewording } from "@/contracts/model/ai/tailoring";
import { addressesModel } from "@/domain/ai/addresses-model";
import { foreignLinks, plainAnswer } from "@/domain/ai/plain-answer";
import { foreignClaims, type Support } from "@/domain/ai/supported-text";
import type { OutlineText } from "@/domain/ai/tailoring/outline";
import { fold } from "@/domain/claims/fold";

type ChosenLine = { from: number; text: string };
export type Refuse = (text: string, why: RefusedRewording["why"], claims?: RefusedRewording["claims"]) => void;

/** A reworded line shares at least this part of its significant words with the line it comes from. */
const MIN_SHARED = 0.4;

/** The lines that a model chose for a text, each with its own words only where nothing speaks against them; else as they were. */
export function checkedLines(text: OutlineText, proposed: readonly ChosenLine[], support: Support, refuse: Refuse): ChosenLine[] {
  const seen = new Set<number>();
  return proposed.flatMap(({ from, text: proposedText }): ChosenLine[] => {
    const source = text.lines[from];
    const words = plainAnswer(proposedText).replace(/\s+/g, " ");
    if (!source || seen.has(from)) {
      if (words !== "") refuse(words, "unknown");
      return [];
    }
    seen.add(from);
    const asItWas = { from, text: source.text };
    if (words === "" || words === source.text) return [asItWas];
    const objection = objectionTo(words, source, support);
    if (!objection) return [{ from, text: words }];
    refuse(words, objection.why, objection.claims);
    return [asItWas];
  });
}

type Objection = { why: RefusedRewording["why"]; claims: RefusedRewording["claims"] };

function objectionTo(words: string, source: { text: string; hasLink: boolean }, support: Support): Objection | null {
  const claims = foreignClaims(words, support);
  // Words that no list knows are claims only of a line that is about something of the resume.
  if (claims.every(({ kind }) => kind === "statement") && claims.length > 0 && !isAbout(words, source.text))
    return { why: "unknown", claims: [] };
  if (claims.length > 0) return { why: "claims", claims };
  // The words of a link cannot be identified once the line is reworded.
  if (source.hasLink || foreignLinks(words, [source.text]).length > 0) return { why: "link", claims };
  if (addressesModel(words)) return { why: "instruction", claims };
  return isAbout(words, source.text) ? null : { why: "unknown", claims };
}

/** The beginnings of words say what a line is about, whatever their endings. */
const stems = (text: string): string[] => (fold(text).match(/[\p{L}\p{N}]{4,}/gu) ?? []).map((word) => word.slice(0, 4));

function isAbout(words: string, source: string): boolean {
  const known = new Set(stems(source));
  const telling = stems(words);
  return telling.length > 0 && telling.filter((stem) => known.has(stem)).length / telling.length >= MIN_SHARED;
}
