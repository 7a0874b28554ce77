import { DAY_MS } from "@/domain/dates/day-ms";
/** A time of the day and a calendar day, as a clock on the wall shows them. */
export type LocalTime = { year: number; month: number; day: number; hour: number; minute: number; second: number };

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Null: this program does not know the zone (any more). Zones are dropped from the database now and then. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = makeFormat(zone);
  formats.set(zone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  const number = "numeric";
  const fields = { year: number, month: number, day: number, hour: number, minute: number, second: number } as const;
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      ...fields,
    });
  } catch {
    return null;
  }
}

/** What clocks of a zone show at a moment. A zone that is unknown counts as UTC, the only time that every program knows. */
export function localTimeOf(moment: Date, zone: string): LocalTime {
  const parts = (formatOf(zone) ?? makeFormat("UTC"))?.formatToParts(moment) ?? [];
  const partOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: partOf("year"),
    month: partOf("month"),
    day: partOf("day"),
    hour: partOf("hour"),
    minute: partOf("minute"),
    second: partOf("second"),
  };
}

/** The calendar day that clocks of a zone show at a moment, YYYY-MM-DD. */
export function localDay(moment: Date, zone: string): string {
  const { year, month, day } = localTimeOf(moment, zone);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

const asIfUtc = ({ year, month, day, hour, minute, second }: LocalTime) => Date.UTC(year, month - 1, day, hour, minute, second);

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const offsetMs = (moment: number, zone: string) => {
  const wholeSecond = Math.floor(moment / 1000) * 1000;
  return asIfUtc(localTimeOf(new Date(wholeSecond), zone)) - wholeSecond;
};

/**
 * The moment at which clocks of a zone show a time. Of a time that they show twice, the first; a time that they skip is moved on by as much
 * as they are: 02:30 in a night without an hour from 2 to 3 is 03:30. Days beyond the end of a month run over into the next.
 */
export function momentOf(time: LocalTime, zone: string): Date {
  const shown = asIfUtc(time);
  const before = shown - offsetMs(shown - DAY_MS, zone);
  const after = shown - offsetMs(shown + DAY_MS, zone);
  const exact = [before, after].filter((moment) => moment + offsetMs(moment, zone) === shown);
  return new Date(exact.length > 0 ? Math.min(...exact) : before);
}
