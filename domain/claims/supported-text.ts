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
    [...segmenter.segment(withoutForeignLinks(line, known))]
      .filter(({ segment }) => {
        const claims = unsupportedClaims(segment, given).filter((claim) => !isHeard(claim, segment, given));
        if (claims.length === 0 && !segment.includes(FOREIGN)) return true;
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

/** Stands where a link of others stood, so that its full stops and question marks end no sentence. */
const FOREIGN = "\ufffc";

const withoutForeignLinks = (line: string, known: string): string =>
  line.replaceAll(FOREIGN, "").replace(LINK, (link) => (known.includes(link.replace(/[.,;:!?]+$/, "")) ? link : FOREIGN));

/** The words of a text: no markup, no hidden characters. */
const plainLines = (text: string): string[] =>
  text.split(/\r\n?|\n/).map((line) => line.replace(TAG, (_, label: string | undefined) => label ?? "").replace(HIDDEN, ""));

const MONTHS = ["en", "de", "fr", "es"]
  .flatMap((locale) =>
    Array.from({ length: 12 }, (_, month) =>
      new Date(Date.UTC(2026, month, 15)).toLocaleString(locale, { month: "long", timeZone: "UTC" }),
    ),
  )
  .join("|");
/** A day or a time of the day, as letters name them. */
const WHEN = new RegExp(
  `\\d{1,2}\\.\\s?\\d{1,2}\\.(?:\\d{4})?|\\d{1,2}[:.h]\\d{2}(?!\\d)|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}(?:\\.|st|nd|rd|th)?\\s(?:de\\s)?(?:${MONTHS})|(?:${MONTHS})\\s\\d{1,2}|\\d{1,2}\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|h|heures|horas)(?![\\p{L}])`,
  "giu",
);
const GREETING =
  /^(?:Dear|Hello|Hi|Liebe[r]?|Sehr|Geehrte[r]?|Hallo|Bonjour|Chère?|Estimad[oa]s?|Querid[oa]|Hola|Ms|Mr|Mrs|Mx|Dr|Frau|Herr|Madame|Monsieur|Sra?)\.?$/u;

/** Whether a claim only repeats a date, a time or a name that others have written. */
function isHeard({ kind, text, start, end }: Claim, sentence: string, { heard, thisYear }: Given): boolean {
  if (!heard) return false;
  if (kind === "name") return text.split(/\s+/).every((word) => GREETING.test(word) || heard.includes(word));
  if (kind !== "number" && kind !== "date") return false;
  const when = [...sentence.matchAll(WHEN)].find((match) => match.index <= start && end <= match.index + match[0].length);
  if (when) return (when[0].match(/\d+/g) ?? []).every((digits) => new RegExp(`(?<!\\d)0?${Number(digits)}(?!\\d)`).test(heard));
  return kind === "date" && unsupportedClaims(text, { sources: [{ id: "heard", text: heard }], thisYear }).length === 0;
}
