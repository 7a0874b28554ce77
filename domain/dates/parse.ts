import type { Dates } from "@/contracts/model/resume/dates";
import { type Endpoint, readEndpoint } from "@/domain/dates/endpoint";
import { isOngoingWord, presentLabel } from "@/domain/dates/ongoing";

/** Both sides of a range; `end` is `ongoing` for words such as “Present”. */
interface DateRange {
  start: Endpoint;
  end: Endpoint | "ongoing" | null;
}

export const NO_DATES: Dates = { start: null, end: null, present: false };

/**
 * Reads the text of a date or a range (interface-details 3.9). Text that cannot be read, or that has more than year and month,
 * is stored in `raw`.
 */
export function parseDates(text: string, locale: string): Dates {
  if (text.trim() === "") return NO_DATES;
  const range = readRange(text, locale);
  if (!range) return { ...NO_DATES, raw: text };
  const { start, end } = range;
  const read: Dates =
    end === "ongoing"
      ? { start: start.value, end: null, present: true }
      : { start: start.value, end: end?.value ?? null, present: false };
  const exact = start.exact && (end === null || end === "ongoing" || end.exact);
  return exact ? read : { ...read, raw: text };
}

/** Reads a date or a range without deciding what to keep. undefined: not readable. */
export function readRange(text: string, locale: string): DateRange | undefined {
  const clean = text.trim();
  const single = readEndpoint(clean, locale);
  if (single) return { start: single, end: null };
  for (const [left, right] of splits(clean)) {
    const start = readEndpoint(left, locale);
    if (!start) continue;
    if (isOngoing(right, locale)) return { start, end: "ongoing" };
    const end = readEndpoint(right, locale);
    if (end) return { start, end };
  }
  return undefined;
}

const SPACED = /\s+(?:[-–—~]|to|through|until)\s+/giu;
const BARE = /[-–—]/gu;

/** Halves at spaced separators first, then at any dash. Long texts are prose, not dates. */
function* splits(text: string): Generator<[string, string]> {
  if (text.length > 150) return;
  for (const separator of [SPACED, BARE]) {
    for (const match of text.matchAll(separator)) {
      yield [text.slice(0, match.index).trim(), text.slice(match.index + match[0].length).trim()];
    }
  }
}

const isOngoing = (text: string, locale: string) =>
  isOngoingWord(text) || text.toLowerCase() === presentLabel(locale).toLowerCase();
