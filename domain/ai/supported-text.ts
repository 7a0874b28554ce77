import type { CheckedClaim, ClaimOrigin, LeftOut, UnsupportedClaim } from "@/contracts/model/ai/claim";
import { type Claim, checkClaims, checkedLanguage, originOf, unsupportedClaims } from "@/domain/claims/check-claims";
import type { ClaimSource } from "@/domain/claims/claim";
import { addressesModel } from "./addresses-model";
import { type Doubted, doubtedIn } from "./doubted";
import { isHeard } from "./heard";
import { foreignLinks, plainAnswer } from "./plain-answer";
import { type Sentence, sentencesOf } from "./sentences";

export type Support = {
  /** The user's own words. */
  sources: readonly ClaimSource[];
  /** The company and the role that are written to. */
  addressed?: readonly string[];
  thisYear: number;
  /** Whether the text also speaks of other things than the person: docs/claims.md. */
  isMixed?: boolean;
  /**
   * What others have written to the person, such as a message of the company. Its dates, times, names and links may be repeated; its
   * statements about the user support nothing.
   */
  heard?: string;
  /** Sentences in which a second opinion found something that the sources do not say. */
  doubted?: Doubted;
};

/** The claims of a text that no source supports, as the API returns them. */
export function foreignClaims(text: string, support: Support): UnsupportedClaim[] {
  const claims = unsupportedClaims(text, support)
    .filter((claim) => !support.heard || !isHeard(claim, text, support.heard, support.thisYear))
    .map(({ kind, text: words, start, end, nearest }) => ({ kind, text: words, start, end, ...nearestOf(nearest) }));
  return [...claims, ...doubtedIn(text, support.doubted, claims)];
}

const nearestOf = (nearest: Claim["nearest"]) => (nearest ? { nearest: sourceOf(nearest.sourceId, nearest.quote) } : {});

/** What carries a text: its claims with their sources, and in which language they were looked for. */
export type Checked = { claims: CheckedClaim[]; language: string; isChecked: boolean };

/** The claims of a text as the API returns them beside it. */
export function supportOf(text: string, support: Support): Checked {
  const found = checkClaims(text, support);
  const claims = found.map(({ kind, text: words, sourceId, quote, nearest }): CheckedClaim => {
    const source = sourceId === null ? null : sourceOf(sourceId, quote);
    return { text: words, kind, state: source ? "supported" : "unsupported", source, ...nearestOf(nearest) };
  });
  const plain = sentencesOf(text).flatMap((sentence) => ownSentence(sentence, found, support));
  const doubts = doubtedIn(text, support.doubted).map(({ kind, text: words }): CheckedClaim => {
    return { text: words, kind, state: "unsupported", source: null };
  });
  return { claims: [...claims, ...plain, ...doubts], ...checkedLanguage(text) };
}

/** A sentence of ordinary words only, which claims nothing besides: as a whole, with the sentence of a source that says the same. */
function ownSentence({ text, start, end }: Sentence, found: readonly Claim[], support: Support): CheckedClaim[] {
  if (found.some((claim) => claim.start < end && claim.end > start)) return [];
  const origin = originOf(text, support);
  return origin ? [{ text, kind: "statement", state: "supported", source: sourceOf(origin.sourceId, origin.quote) }] : [];
}

const QUOTE = 500;

/** Ids of sources are a kind, and for some the id of what it is: “fact 0192…”. */
function sourceOf(id: string, quote: string): ClaimOrigin {
  const [kind = "", own = null] = id.split(" ");
  return { kind, id: own, quote: quote.slice(0, QUOTE) };
}

/** Why a sentence may not be taken over; null where it may. Links count wherever no source has them. */
export function objectionTo(sentence: string, support: Support): UnsupportedClaim[] | null {
  const claims = foreignClaims(sentence, support);
  if (claims.length > 0) return claims;
  const isForeign =
    addressesModel(sentence) ||
    foreignLinks(sentence, [...support.sources.map(({ text }) => text), support.heard ?? ""]).length > 0;
  return isForeign ? [] : null;
}

/**
 * A model's answer without the sentences that make unsupported claims, have their own link, or address a model. Paragraphs stay;
 * those with nothing left are dropped.
 */
export function keepSupported(answer: string, support: Support): { text: string; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const paragraphs = plainAnswer(answer)
    .split(/\n\s*\n/)
    .map((paragraph) => supportedLines(paragraph, support, leftOut));
  return { text: paragraphs.filter((paragraph) => paragraph !== "").join("\n\n"), leftOut };
}

/** The same, with what carries the text that is kept. */
export function keepChecked(answer: string, support: Support): { text: string; leftOut: LeftOut[] } & Checked {
  const supported = keepSupported(answer, support);
  return { ...supported, ...supportOf(supported.text, support) };
}

function supportedLines(paragraph: string, support: Support, leftOut: LeftOut[]): string {
  const lines = paragraph.split("\n").map((line) => {
    const supported = sentencesOf(line).filter(({ text }) => {
      const claims = objectionTo(text, support);
      if (claims) leftOut.push({ text, claims });
      return claims === null;
    });
    return supported.map(({ text }) => text).join(" ");
  });
  return lines.filter((line) => line !== "").join("\n");
}
