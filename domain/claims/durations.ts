import type { Amount } from "./amounts";
import type { Judged } from "./judged";
import type { Rounding } from "./rounding";
import type { Occurrence, SourceIndex } from "./source-index";

/** A place beside the dates of an entry. */
export const inHeader = ({ source, entry }: { source: number; entry: number }): Occurrence => ({
  source,
  entry,
  sentence: -1,
  isNegated: false,
  isWish: false,
  isUnder: false,
  isHeader: true,
  isListed: false,
});

/** “More than ten years” are thirteen, too. */
const MAX_OVER_YEARS = 1.5;

/** Periods that are as long to within a year: one of an entry, all together, or from the first to the last. */
export function asLong(
  { value, unit }: Amount,
  rounding: Rounding,
  clause: number,
  { periods }: SourceIndex,
  units: readonly Judged[],
): Occurrence[] {
  const years = unit === "year" ? value : value / 12;
  const isClose = (length: number) =>
    Math.abs(length - years) <= (unit === "month" ? 0.25 : 1) ||
    (rounding === "over" && length >= years && length <= years * MAX_OVER_YEARS);
  const own = periods.filter(({ from, to }) => isClose(to - from) || isClose(Math.ceil(to) - Math.floor(from)));
  if (own.length > 0) return own.map(inHeader);
  const [first] = periods;
  if (!first) return [];
  // All together, unless the clause is about one of the entries.
  const about = units.filter(
    (unit) => unit.clause === clause && unit.found.length > 0 && unit.found.every(({ isHeader }) => isHeader),
  );
  if (about.length > 0) return [];
  const total = periods.reduce((sum, { from, to }) => sum + to - from, 0);
  const span = Math.max(...periods.map(({ to }) => to)) - Math.min(...periods.map(({ from }) => from));
  return isClose(total) || isClose(span) ? [{ ...inHeader(first), entry: -1 }] : [];
}

/** “Four summers”, of a job from 2014 to 2017. */
export const SEASONS =
  /^\s?(?:summers?|winters?|seasons?|sommer|winter|saisons?|etes|hivers|veranos|inviernos|temporadas|مواسم|صيفيات|シーズン)(?!\p{L})/u;
export const asSeasons = ({ value }: Amount, { periods }: SourceIndex): Occurrence[] =>
  periods.filter(({ from, to }) => Math.abs(Math.floor(to) - Math.floor(from) + 1 - value) < 1).map(inHeader);
