import { safeLocale } from "@/domain/dates/locale";

interface MonthNames {
  /** January first. */
  short: readonly string[];
  long: readonly string[];
  /** Whether the language writes the year before the month, as Japanese and Hungarian do. */
  yearFirst: boolean;
  /** Reads a name without regard to case and a trailing dot: 1 to 12, and how it was written. */
  read: (name: string) => { month: number; style: "short" | "long" | "both" } | undefined;
  /** The month with a year in the language's own pattern, if that is more than two words. */
  pattern: (month: number, year: string, style: "short" | "long") => string;
}

const cache = new Map<string, MonthNames>();

/** The names of the months of the Gregorian calendar in a language. */
export function monthNames(locale: string): MonthNames {
  const tag = safeLocale(locale);
  const known = cache.get(tag);
  if (known) return known;
  const names = readNames(tag);
  if (cache.size < 200) cache.set(tag, names);
  return names;
}

function readNames(tag: string): MonthNames {
  const gregorian = new Intl.Locale(tag, { calendar: "gregory", numberingSystem: "latn" }).toString();
  const short = namesOf(gregorian, "short");
  const long = namesOf(gregorian, "long");
  const together = { short: formatter(gregorian, "short", true), long: formatter(gregorian, "long", true) };
  const order = together.long.formatToParts(dayOf(1)).map((part) => part.type);
  const index = indexNames(gregorian, short, long);
  return {
    short,
    long,
    yearFirst: order.indexOf("year") < order.indexOf("month"),
    read: (name) => index.get(plainName(name)),
    pattern: (month, year, style) =>
      together[style]
        .formatToParts(dayOf(month))
        .map((part) => (part.type === "year" ? year : part.value))
        .join(""),
  };
}

function indexNames(gregorian: string, short: readonly string[], long: readonly string[]) {
  const index = new Map<string, { month: number; style: "short" | "long" | "both" }>();
  const add = (name: string, month: number, style: "short" | "long") => {
    const plain = plainName(name);
    if (plain === "" || /^\d+$/.test(plain)) return;
    const before = index.get(plain);
    if (before === undefined) index.set(plain, { month, style });
    else if (before.month === month && before.style !== style) index.set(plain, { month, style: "both" });
  };
  // Many languages inflect a month next to a day ("5 марта"), so those forms are recognised too.
  const inflected = { short: inflectedNames(gregorian, "short"), long: inflectedNames(gregorian, "long") };
  for (let month = 1; month <= 12; month++) {
    for (const style of ["short", "long"] as const) {
      const names = style === "short" ? short : long;
      add(names[month - 1] ?? "", month, style);
      add(inflected[style][month - 1] ?? "", month, style);
    }
  }
  return index;
}

const formatter = (locale: string, month: "short" | "long", withYear: boolean) =>
  new Intl.DateTimeFormat(locale, { month, timeZone: "UTC", ...(withYear ? { year: "numeric" } : {}) });

const dayOf = (month: number) => new Date(Date.UTC(2021, month - 1, 15));

const twelve = (name: (month: number) => string) => Array.from({ length: 12 }, (_, index) => name(index + 1));

function namesOf(locale: string, style: "short" | "long"): string[] {
  const format = formatter(locale, style, false);
  return twelve((month) => format.format(dayOf(month)));
}

function inflectedNames(locale: string, style: "short" | "long"): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: style, day: "numeric", timeZone: "UTC" });
  return twelve((month) => format.formatToParts(dayOf(month)).find((part) => part.type === "month")?.value ?? "");
}

const plainName = (name: string) => name.normalize("NFC").toLowerCase().replaceAll("i̇", "i").replace(/\.+$/, "").trim();
