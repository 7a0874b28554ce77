import { type Claim, unsupportedClaims } from "@/domain/claims/check-claims";

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
export function isHeard({ kind, text, start, end }: Claim, sentence: string, heard: string, thisYear: number): boolean {
  if (kind === "name") return text.split(/\s+/).every((word) => GREETING.test(word) || heard.includes(word));
  if (kind !== "number" && kind !== "date") return false;
  const when = [...sentence.matchAll(WHEN)].find((match) => match.index <= start && end <= match.index + match[0].length);
  if (when) return (when[0].match(/\d+/g) ?? []).every((digits) => new RegExp(`(?<!\\d)0?${Number(digits)}(?!\\d)`).test(heard));
  return kind === "date" && unsupportedClaims(text, { sources: [{ id: "heard", text: heard }], thisYear }).length === 0;
}
