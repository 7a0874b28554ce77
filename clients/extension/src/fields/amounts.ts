import type { FieldOption } from "./description";
import { plain } from "./plain";
import type { Vocabulary } from "./vocabulary";

type Range = { from: number; to: number };
const WEEKS_OF_MONTH = 4;

/** The range of numbers that a choice such as “3–5 years” or “more than 10” means. */
function rangeOf(label: string, vocabularies: readonly Vocabulary[]): Range | null {
  const text = label.toLowerCase().normalize("NFKC");
  const [first, second] = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([digits]) => Number(digits.replace(",", ".")));
  if (first === undefined) return null;
  if (second !== undefined) return first <= second ? { from: first, to: second } : null;
  const words = plain(label);
  const has = (kind: "more" | "less") =>
    vocabularies.some(({ words: { units } }) => units[kind].some((phrase) => words.includes(plain(phrase))));
  if (/\d\s*\+/.test(text) || has("more")) return { from: first, to: Number.POSITIVE_INFINITY };
  if (/[<≤]/.test(text) || has("less")) return { from: 0, to: first };
  if (/[>≥]/.test(text)) return { from: first, to: Number.POSITIVE_INFINITY };
  return { from: first, to: first };
}

/** The one choice whose range contains a number. Where two ranges touch, the one that begins there. */
export function optionOfNumber(
  number: number,
  options: readonly FieldOption[],
  vocabularies: readonly Vocabulary[],
): number | null {
  const ranges = options.map(({ label }) => rangeOf(label, vocabularies));
  const inside = ranges.flatMap((range, index) => (range && range.from <= number && number <= range.to ? [index] : []));
  const [only] =
    inside.length > 1
      ? inside.filter((index) => ranges[index]?.from === number || ranges[index]?.from === ranges[index]?.to)
      : inside;
  return inside.length > 2 ? null : (only ?? null);
}

const unitOf = (text: string, vocabularies: readonly Vocabulary[]): "week" | "month" | null => {
  const words = plain(text);
  const has = (unit: "week" | "month") =>
    vocabularies.some(({ words: { units } }) =>
      units[unit].some((stem) => ` ${words}`.replace(/(\d)([^\d\s])/g, "$1 $2").includes(` ${plain(stem)}`)),
    );
  return has("week") ? "week" : has("month") ? "month" : null;
};

/** The choice of a notice period. Months count only where the weeks are whole months. */
export function optionOfNotice(
  weeks: number,
  options: readonly FieldOption[],
  vocabularies: readonly Vocabulary[],
): number | null {
  const isNow = ({ label }: FieldOption) =>
    vocabularies.some(({ words: { units } }) => units.now.some((stem) => plain(label).startsWith(plain(stem))));
  if (weeks === 0) {
    const found = options.findIndex(isNow);
    return found < 0 ? null : found;
  }
  const months = weeks === 13 ? 3 : weeks / WEEKS_OF_MONTH;
  const fits = options.flatMap((option, index) => {
    const range = rangeOf(option.label, vocabularies);
    const unit = unitOf(option.label, vocabularies);
    if (!range || !unit || range.from !== range.to) return [];
    return range.from === (unit === "week" ? weeks : months) ? [{ index, unit }] : [];
  });
  return (fits.find(({ unit }) => unit === "week") ?? fits[0])?.index ?? null;
}

/** A notice period as text: a bare number where the label names the unit, else with the word for weeks. */
export function noticeText(weeks: number, label: string, isNumber: boolean, vocabularies: readonly Vocabulary[]): string | null {
  const unit = unitOf(label, vocabularies);
  if (unit === "week") return String(weeks);
  if (unit === "month") return weeks === 13 ? "3" : weeks % WEEKS_OF_MONTH === 0 ? String(weeks / WEEKS_OF_MONTH) : null;
  if (isNumber) return null;
  const [vocabulary] = vocabularies;
  const [one, many] = vocabulary?.words.weeks ?? ["week", "weeks"];
  return vocabulary?.language === "ja" ? `${weeks}${many}` : `${weeks} ${weeks === 1 ? one : many}`;
}
