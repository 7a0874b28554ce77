import { LIMITS } from "@/contracts/limits";
import type { DateFormat } from "@/contracts/model/resume/design-choices";
import { monthNames } from "@/domain/dates/months";

/** One side of a range that could be read. */
export interface Endpoint {
  /** `2022` or `2022-03`. */
  value: string;
  /** False if the text says more than the value can hold (a day, a season); the text is then stored as typed. */
  exact: boolean;
  /** The format the text is written in; undefined when it could be several. */
  format?: DateFormat;
}

const SEASONS: Record<string, number> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };

/** Reads a year, a month or a day. Names of months are English or of the given language. undefined: not readable. */
export function readEndpoint(text: string, locale: string): Endpoint | undefined {
  const clean = text.trim().replaceAll(/\s+/gu, " ");
  if (clean === "" || clean.length > 60) return undefined;
  return readNumbers(clean) ?? readNamed(clean, locale);
}

type Reader = (match: RegExpMatchArray) => Endpoint | undefined;

const NUMBER_FORMS: readonly (readonly [RegExp, Reader])[] = [
  [/^(\d{4})$/, ([, year]) => endpoint(year, undefined, true)],
  [/^(\d{4})-(\d{1,2})$/, ([, year, month]) => endpoint(year, month, true, "iso")],
  [/^(\d{1,2})[/.](\d{4})$/, ([, month, year]) => endpoint(year, month, true, "numeric")],
  [/^(\d{4})年(?: ?(\d{1,2})月)?$/, ([, year, month]) => endpoint(year, month, true)],
  [/^(\d{4})년(?: ?(\d{1,2})월)?$/, ([, year, month]) => endpoint(year, month, true)],
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/, ([, year, , month, day]) => withDay(year, month, day)],
  // With slashes the month is tried first, with dots the day, as is usual for each.
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, ([, first, second, year]) => withDay(year, first, second) ?? withDay(year, second, first)],
  [
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/,
    ([, first, second, year]) => withDay(year, second, first) ?? withDay(year, first, second),
  ],
];

function readNumbers(text: string): Endpoint | undefined {
  for (const [form, read] of NUMBER_FORMS) {
    const match = text.match(form);
    if (match) return read(match);
  }
  return undefined;
}

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`;
const NAME = String.raw`(\D*[^\s\d,])`;
const NAME_YEAR = new RegExp(`^${NAME},? (\\d{4})$`, "u");
const YEAR_NAME = /^(\d{4})\.? (\D*[^\s\d,])$/u;
const NAME_DAY_YEAR = new RegExp(`^${NAME} ${DAY},? (\\d{4})$`, "u");
const DAY_NAME_YEAR = new RegExp(`^${DAY} ${NAME},? (\\d{4})$`, "u");
/** Vietnamese and other languages number their months: “tháng 3 2022”. */
const COUNTED_NAME_YEAR = /^(\D+ \d{1,2}),? (\d{4})$/u;

function readNamed(text: string, locale: string): Endpoint | undefined {
  const simple = text.match(NAME_YEAR) ?? text.match(COUNTED_NAME_YEAR);
  if (simple?.[1] && simple[2]) {
    const named = readMonth(simple[1], locale);
    if (named) return endpoint(simple[2], String(named.month), true, named.style === "both" ? undefined : named.style);
    const season = SEASONS[simple[1].toLowerCase()];
    if (season) return endpoint(simple[2], String(season), false);
  }
  const reversed = text.match(YEAR_NAME);
  if (reversed?.[1] && reversed[2] && monthNames(locale).yearFirst) {
    const named = readMonth(reversed[2], locale);
    if (named) return endpoint(reversed[1], String(named.month), true, named.style === "both" ? undefined : named.style);
  }
  const [, name, day, year] = text.match(NAME_DAY_YEAR) ?? swap(text.match(DAY_NAME_YEAR)) ?? [];
  const named = name ? readMonth(name, locale) : undefined;
  return named ? withDay(year, String(named.month), day) : undefined;
}

const swap = (match: RegExpMatchArray | null) => (match ? [match[0], match[2], match[1], match[3]] : undefined);

function readMonth(name: string, locale: string) {
  const plain = name.trim();
  if (/^sept\.?$/i.test(plain)) return { month: 9, style: "short" as const };
  return monthNames("en-US").read(plain) ?? monthNames(locale).read(plain);
}

function endpoint(
  year: string | undefined,
  month: string | undefined,
  exact: boolean,
  format?: DateFormat,
): Endpoint | undefined {
  if (year === undefined || Number(year) < LIMITS.years.min || Number(year) > LIMITS.years.max) return undefined;
  if (month === undefined) return { value: year, exact };
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return { value: `${year}-${month.padStart(2, "0")}`, exact, format: exact ? format : undefined };
}

function withDay(year: string | undefined, month: string | undefined, day: string | undefined): Endpoint | undefined {
  return Number(day) >= 1 && Number(day) <= 31 ? endpoint(year, month, false) : undefined;
}
