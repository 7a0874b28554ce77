import { LANGUAGES } from "./language-of";
import { CHECKED_LANGUAGES } from "./languages/language-data";

/** A year with or without its month, as a text gives it. */
export type Moment = {
  year: number;
  month: number | null;
  start: number;
  end: number;
  /** Whether something begins or ends there, so that a year within a longer time is another one. */
  isEdge: boolean;
};
/** From and to in years; months are twelfths. `isExact` when both ends name their month. */
export type Period = { from: number; to: number; start: number; isExact: boolean };

const MONTHS = new Map(
  CHECKED_LANGUAGES.flatMap((language) =>
    LANGUAGES[language].months.flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const)),
  ),
);
const MONTH = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join("|");
const YEAR = "(?:19[5-9]\\d|20\\d\\d)";
const PATTERN = new RegExp(
  [
    `(?<!\\p{L})(${MONTH})\\.?\\s+(?:de\\s+|del\\s+|of\\s+)?(${YEAR})(?!\\d)`,
    `(?<![\\d.,/-])(0?[1-9]|1[0-2])[/.-](${YEAR})(?!\\d)`,
    `(?<![\\d.,])(${YEAR})(?:年(1[0-2]|0?[1-9])月|[/-](1[0-2]|0[1-9]|(?<=/)[1-9])(?![\\d/-]))`,
    `(?<![\\d.,\\p{sc=Latin}])(${YEAR})(?![\\d%]|[.,]\\d|\\s?(?:€|\\$|£|euros?\\b|eur\\b|km\\b|kg\\b|名|人|件|円|台|冊))`,
  ].join("|"),
  "gu",
);
const EDGE_BEFORE =
  /(?:^|[^\p{L}])(?:since|from|until|till|as of|starting|seit|ab|von|bis|depuis|des|a partir de|jusqu.en|jusqu.a|desde|hasta|منذ|من|حتي|الي|to)\s+(?:(?:the\s+|dem\s+|l.|el\s+|عام\s+|سنه\s+)?(?:[\p{L}']+|\d{1,2}(?:\.|er|st|nd|rd|th)?)\s+(?:of\s+|de\s+|du\s+)?){0,2}$/u;
const EDGE_AFTER = /^年?\s*(?:から|より|まで|以来|以降)/u;
const BETWEEN =
  /^\s*年?\s*(?:から|より)?\s*(?:–|—|-|〜|～|~|to|until|till|bis|a|au|al|hasta|jusqu.en|jusqu.a|الي|حتي|から)?\s*(?:\p{L}+\.?\s+(?:de\s+)?)?$/u;
const HAS_BETWEEN = /–|—|-|〜|～|~|\bto\b|until|\btill\b|\bbis\b|\ba\b|\bau\b|\bal\b|hasta|jusqu|الي|حتي|から/u;
const NOW = new RegExp(
  `^\\s*年?(?:月)?\\s*(?:–|—|-|/|→|->|〜|～|~|to|until|bis|a|a la|hasta|الي|حتي|から)\\s*(?:(?:until|till|bis|a|a la|hasta|الي|حتي)\\s+)?(?:${CHECKED_LANGUAGES.map((language) => LANGUAGES[language].now.source).join("|")})`,
  "u",
);
const SINCE =
  /(?:^|[^\p{L}])(?:since|seit|depuis|desde|ab|منذ)\s+(?:(?:the\s+|dem\s+|l.)?(?:[\p{L}']+|\d{1,2}(?:\.|er|st|nd|rd|th)?)\s+(?:of\s+|de\s+|du\s+)?){0,2}$/u;
const SINCE_AFTER = /^年?\s*(?:から|より|以来)/u;
/** An open end: a dash and nothing. */
const OPEN = /^\s*(?:–|—|-|〜|~)\s*(?:$|[\n.,;)])/u;

/** “2012–15”. */
const SHORT_END = /^(\s?[–—-]\s?)(\d{2})(?![\d.:/-]|\s?(?:%|€|h\b|uhr|km|kg|jahre|years|ans))/u;

export function momentsIn(text: string): Moment[] {
  return [...text.matchAll(PATTERN)].flatMap((match) => {
    const [all, named, namedYear, numbered, numberedYear, behindYear, behind, dashed, alone] = match;
    const start = match.index;
    const end = start + all.length;
    const month = named ? (MONTHS.get(named) ?? null) : Number(numbered ?? behind ?? dashed ?? 0) || null;
    const year = Number(namedYear ?? numberedYear ?? behindYear ?? alone);
    const moment = {
      year,
      month,
      start,
      end,
      isEdge: EDGE_BEFORE.test(text.slice(Math.max(0, start - 40), start)) || EDGE_AFTER.test(text.slice(end, end + 6)),
    };
    const short = alone ? SHORT_END.exec(text.slice(end, end + 12)) : null;
    const last = Math.floor(year / 100) * 100 + Number(short?.[2] ?? 0);
    if (!short || last <= year) return [moment];
    const from = end + (short[1]?.length ?? 0);
    return [moment, { year: last, month: null, start: from, end: from + 2, isEdge: true }];
  });
}

const pointOf = ({ year, month }: Moment, isEnd: boolean) => year + (month === null ? 0 : (month - (isEnd ? 0 : 1)) / 12);

/** The periods of a text: between two moments, or since one. */
export function periodsIn(text: string, moments: readonly Moment[], thisYear: number): Period[] {
  const periods: Period[] = [];
  for (const [index, moment] of moments.entries()) {
    const next = moments[index + 1];
    const after = text.slice(moment.end, moment.end + 30);
    const between = next ? text.slice(moment.end, next.start) : "";
    const from = pointOf(moment, false);
    if (next && between.length < 30 && BETWEEN.test(between) && HAS_BETWEEN.test(between) && next.year >= moment.year)
      periods.push({ from, to: pointOf(next, true), start: moment.start, isExact: moment.month !== null && next.month !== null });
    else if (
      NOW.test(after) ||
      OPEN.test(after) ||
      SINCE_AFTER.test(after) ||
      SINCE.test(text.slice(Math.max(0, moment.start - 40), moment.start))
    )
      if (moment.year <= thisYear) periods.push({ from, to: thisYear, start: moment.start, isExact: false });
  }
  return periods;
}
