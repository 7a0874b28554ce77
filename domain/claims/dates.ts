import type { ClaimSource, Found } from "./claim";
import { fold, foldedSource } from "./fold";
import { languagesOf } from "./number-words";
import { isQuantityIn, quantitiesIn } from "./numbers";

const MONTHS = [
  "january|janner|januar|janvier|enero|jan",
  "february|februar|fevrier|febrero|feb",
  "march|marz|mars|marzo|mar",
  "april|avril|abril|apr",
  "may|mai|mayo",
  "june|juni|juin|junio|jun",
  "july|juli|juillet|julio|jul",
  "august|aout|agosto|aug",
  "september|septembre|septiembre|sept|sep",
  "october|oktober|octobre|octubre|oct|okt",
  "november|novembre|noviembre|nov",
  "december|dezember|decembre|diciembre|dec|dez",
];

const YEAR = "(?:19[5-9]\\d|20\\d\\d)";
const NAMED_MONTH = new RegExp(`\\b(${MONTHS.join("|")})\\.?\\s+(?:de\\s+|del\\s+)?(${YEAR})\\b`, "g");
const NUMBERED_MONTH = new RegExp(`\\b(0?[1-9]|1[0-2])[/.-](${YEAR})\\b`, "g");
const ALONE = new RegExp(`(?<![\\d.,])${YEAR}(?![\\d%]|[.,]\\d)`, "g");
const NOW = "present|today|now|heute|jetzt|aujourd'hui|present|actualidad|hoy";
const RANGE = new RegExp(
  `(${YEAR})\\s*(?:–|—|-|to|until|bis|a|au|al|hasta)\\s*(?:\\p{L}+\\.?\\s+(?:de\\s+)?|\\d{1,2}[./-])?(${YEAR}|${NOW})`,
  "gu",
);
const SINCE = new RegExp(`\\b(?:since|seit|depuis|desde|ab)\\s+(?:\\p{L}+\\.?\\s+(?:de\\s+)?)?(${YEAR})`, "gu");

type Day = { year: number; month: number | null; start: number; end: number };

const monthOf = (name: string): number => MONTHS.findIndex((names) => names.split("|").includes(name)) + 1;

/** Years, with their month where it is given, in a folded text. */
function daysIn(folded: string): Day[] {
  const dated = (match: RegExpExecArray, month: number | null, year: string): Day => ({
    year: Number(year),
    month,
    start: match.index,
    end: match.index + match[0].length,
  });
  const months = [
    ...[...folded.matchAll(NAMED_MONTH)].map((match) => dated(match, monthOf(match[1] ?? ""), match[2] ?? "")),
    ...[...folded.matchAll(NUMBERED_MONTH)].map((match) => dated(match, Number(match[1]), match[2] ?? "")),
  ];
  const years = [...folded.matchAll(ALONE)].map((match) => dated(match, null, match[0]));
  return [...months, ...years.filter(({ start }) => !months.some((month) => start >= month.start && start < month.end))];
}

/** First and last year of every period in a folded text. */
function periodsIn(folded: string, thisYear: number): [number, number][] {
  const ranges = [...folded.matchAll(RANGE)].map(([, from, to]): [number, number] => [
    Number(from),
    /^\d/.test(to ?? "") ? Number(to) : thisYear,
  ]);
  const open = [...folded.matchAll(SINCE)].map(([, from]): [number, number] => [Number(from), thisYear]);
  return [...ranges, ...open].filter(([from, to]) => from <= to);
}

/** The dates that a text claims. A year alone may lie within a period of the source; a month must be named there. */
export function dateClaims(text: string, thisYear: number): Found[] {
  return daysIn(fold(text)).map(({ year, month, start, end }) => ({
    kind: "date",
    start,
    end,
    isIn: (source) => {
      const folded = foldedSource(source);
      if (month !== null) return daysIn(folded).some((known) => known.year === year && known.month === month);
      return (
        daysIn(folded).some((known) => known.year === year) ||
        periodsIn(folded, thisYear).some(([from, to]) => from <= year && year <= to)
      );
    },
  }));
}

/** The durations in years and months that a text claims: stated by the source, or as long as one of its periods or all together. */
export function durationClaims(text: string, thisYear: number): Found[] {
  const folded = fold(text);
  return quantitiesIn(folded, languagesOf(folded))
    .filter(({ unit }) => unit === "year" || unit === "month")
    .map((claimed) => ({
      kind: "duration",
      start: claimed.start,
      end: claimed.end,
      isIn: (source) => isQuantityIn(claimed, folded, source) || isPeriodOf(claimed.value, claimed.unit, source, thisYear),
    }));
}

/** Years without months say a length to within one. */
function isPeriodOf(value: number, unit: string, source: ClaimSource, thisYear: number): boolean {
  const periods = periodsIn(foldedSource(source), thisYear);
  const first = Math.min(...periods.map(([from]) => from));
  const last = Math.max(...periods.map(([, to]) => to));
  const years = unit === "year" ? value : value / 12;
  return [...periods, [first, last]].some(([from = 0, to = 0]) => Math.abs(to - from - years) <= 1);
}
