import { monthNames } from "@/domain/dates/months";

/** Which of two numbers is the day when a date has both below 13. */
export type DayOrder = "day-first" | "month-first";

const NUMERIC = /^(\d{1,4})[./\-\s](\d{1,2})[./\-\s](\d{2,4})(?!\d)/;

/** The order that every date of a column allows; `fallback` where all allow both. */
export function dayOrderOf(cells: readonly string[], fallback: DayOrder): DayOrder {
  for (const cell of cells) {
    const [, first = "", second = ""] = NUMERIC.exec(cell.trim()) ?? [];
    if (first.length > 2 || first === "") continue;
    if (Number(first) > 12) return "day-first";
    if (Number(second) > 12) return "month-first";
  }
  return cells.some((cell) => /^\d{1,2}\.\s?\d{1,2}\./.test(cell.trim())) ? "day-first" : fallback;
}

/** A day as tables write it (`2026-01-31`, `31.1.2026`, `1/31/26`, `31 janvier 2026`, `Jan 31, 2026 10:00 AM`) as `YYYY-MM-DD`. */
export function readDay(cell: string, order: DayOrder, locale: string): string | undefined {
  const text = cell.trim();
  const japanese = /^(\d{4})年(\d{1,2})月(\d{1,2})日/.exec(text);
  if (japanese) return day(Number(japanese[1]), Number(japanese[2]), Number(japanese[3]));
  const numbers = NUMERIC.exec(text);
  if (numbers) {
    const [first, second, third] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    if (first > 31) return day(first, second, third);
    return order === "day-first" ? day(fullYear(third), second, first) : day(fullYear(third), first, second);
  }
  return named(text, locale);
}

const fullYear = (year: number) => (year < 100 ? 2000 + year : year);

/** A date with the name of its month, in the language of the table or in English. */
function named(text: string, locale: string): string | undefined {
  const year = /\b(?:19|20)\d{2}\b/.exec(text)?.[0];
  const dayOfMonth = /\b(\d{1,2})(?:\.|st|nd|rd|th|er|º)?(?=[\s,.]|$)/i.exec(text.replace(year ?? "", ""))?.[1];
  if (!year || !dayOfMonth) return undefined;
  for (const word of text.match(/\p{L}[\p{L}\p{M}.]*/gu) ?? []) {
    const month = (monthNames(locale).read(word) ?? monthNames("en-US").read(word))?.month;
    if (month) return day(Number(year), month, Number(dayOfMonth));
  }
  return undefined;
}

function day(year: number, month: number, date: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, date));
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date && year >= 1970 && year < 2100;
  return isReal ? moment.toISOString().slice(0, 10) : undefined;
}
