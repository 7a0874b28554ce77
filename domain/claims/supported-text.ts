import { type Claim, unsupportedClaims } from "./check-claims";
import type { ClaimSource } from "./claim";

type Given = {
  sources: readonly ClaimSource[];
  addressed?: readonly string[];
  thisYear: number;
  /**
   * What others have written, such as a message of the company. Its dates, times, names and links may be repeated; what it says about the
   * person supports nothing.
   */
  heard?: string;
};

/** A sentence that was left out, and why. */
export type Refused = { sentence: string; claims: Claim[] };

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const LINK = /(?:https?:\/\/|www\.|mailto:)[^\s<>()"']+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
/** Characters that hide what a text says or turn it around. Those that join letters of a script stay. */
const HIDDEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
const TAG = /<\/?[a-z][^<>]*>|!?\[([^\]]*)\]\([^)]*\)/giu;

/**
 * A generated text without what nothing supports: sentences with unsupported claims, links and addresses that stand in no source, markup and
 * hidden characters. Lines stay lines.
 */
export function supportedText(text: string, given: Given): { text: string; refused: Refused[] } {
  const refused: Refused[] = [];
  const known = [...given.sources.map((source) => source.text), given.heard ?? ""].join("\n");
  const lines = plainLines(text).map((line) =>
    [...segmenter.segment(line)]
      .filter(({ segment }) => {
        const claims = unsupportedClaims(segment, given).filter((claim) => !isHeard(claim, segment, given));
        const links = (segment.match(LINK) ?? []).filter((link) => !known.includes(link.replace(/[.,;:!?]+$/, "")));
        if (claims.length === 0 && links.length === 0) return true;
        refused.push({ sentence: segment.trim(), claims });
        return false;
      })
      .map(({ segment }) => segment)
      .join("")
      .trimEnd(),
  );
  return {
    text: lines
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    refused,
  };
}

/** The words of a text: no markup, no hidden characters. */
const plainLines = (text: string): string[] =>
  text.split(/\r\n?|\n/).map((line) => line.replace(TAG, (_, label: string | undefined) => label ?? "").replace(HIDDEN, ""));

const TIME = /^\d{1,2}(?:[:.h]\d{2})?$/;
const AROUND_TIME = /^(?:[:.h]\d{2}|\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h|heures|horas)\b)/i;

/** Whether a claim only repeats a date, a time or a name that others have written. */
function isHeard(claim: Claim, sentence: string, { heard, thisYear }: Given): boolean {
  if (!heard) return false;
  const isTime =
    claim.kind === "number" && TIME.test(claim.text) && AROUND_TIME.test(sentence.slice(claim.start).replace(/^\d+/, ""));
  if (claim.kind !== "date" && claim.kind !== "name" && !isTime) return false;
  if (isTime) return heard.includes(claim.text);
  return unsupportedClaims(claim.text, { sources: [{ id: "heard", text: heard }], thisYear }).length === 0;
}
