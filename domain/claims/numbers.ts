import type { ClaimSource, Found } from "./claim";
import { fold, foldedSource, oncePerSource, sentenceAt } from "./fold";
import { type Language, languagesOf, numberWordPattern, numberWords } from "./number-words";

/** A number as a text gives it: its value, what it counts, and its position. */
export type Quantity = { value: number; unit: string; noun: string; start: number; end: number };

const DIGITS = /(?<![\p{L}\d.,])(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)|\d+)(?:[.,]\d+)?/gu;

/** What follows a number and raises it. */
const SCALE =
  /^\s?(k\b|thousand|tausend|mille\b|mil\b|mio\b|m\b(?!\s?s)|million\w*|millone?s?\b|bn\b|billion\w*|milliard\w*)(?:\s(?:de|d'|d’))?/;

const UNITS: [string, RegExp][] = [
  ["percent", /^\s?(?:%|percent|per cent|prozent|pour cent|por ciento)/],
  ["money", /^\s?(?:€|\$|£|euros?\b|eur\b|dollars?\b|usd\b|chf\b|pounds?\b|d.euros?\b)/],
  ["kilometre", /^\s?(?:km\b|kilomet\w+)/],
  ["kilogram", /^\s?(?:kg\b|kilos?\b|kilogram\w*)/],
  ["millisecond", /^\s?(?:ms\b|milli)/],
  ["second", /^\s?(?:s\b|seconds?|sekunden?|secondes?|segundos?)/],
  ["hour", /^\s?(?:h\b|hours?|stunden?|heures?|horas?)/],
  ["day", /^[\s-]?(?:days?\b|tagen?\b|tage\b|tag\b|jours?\b|dias?\b)/],
  ["week", /^[\s-]?(?:weeks?\b|wochen?\b|semaines?\b|semanas?\b)/],
  ["month", /^[\s-]?(?:months?\b|monaten?\b|monate\b|mois\b|mes(?:es)?\b)/],
  ["year", /^[\s-]?(?:years?\b|jahren?\b|jahre\b|ans?\b|annees?\b|anos?\b)/],
];

const MULTIPLES: [number, string, RegExp][] = [
  [2, "times", /\b(?:doubl\w+|verdoppel\w*|dupli(?:qu|c)\w+)/g],
  [3, "times", /\b(?:tripl\w+|verdreifach\w*)/g],
  [0.5, "part", /\b(?:half|halv\w+|halfte|halbier\w*|moitie|mitad)\b/g],
  [0.33, "part", /\b(?:a third|one third|drittel|tiers|tercio)\b/g],
  [0.25, "part", /\b(?:a quarter|one quarter|viertel|un quart|un cuarto)\b/g],
];

/** Round words for many, with the smallest number that they mean. */
const MANY: [number, RegExp][] = [
  [10, /\bdizaines?\b|\bdecenas?\b/g],
  [12, /\bdozens?\b|\bdutzend\w*|\bdouzaines?\b|\bdocenas?\b/g],
  [20, /\bvingtaines?\b|\bveintenas?\b/g],
  [100, /\bhundreds\b|\bhunderte\w?\b|\bcentaines?\b|\bcentenar(?:es)?\b|\bcientos\b/g],
  [1_000_000, /\b(?:an?|one|eine?r?|une?|una) (?:million|millon)\b/g],
  [1000, /\bthousands\b|\btausende\w?\b|\bmilliers?\b|\bmiles\b/g],
];

/** Words after a number that say nothing of what it counts. */
const NO_NOUN =
  /^(?:i|to|and|or|in|of|per|the|a|an|on|at|auf|und|je|pro|am|im|ich|habe|bis|von|a|et|par|de|du|des|je|j|y|o|por|al|en|el|la)$/;

/** “2. ” or “12) ” at the beginning of a line counts the lines. */
const isListMark = (folded: string, { 0: digits, index }: RegExpExecArray): boolean =>
  digits.length <= 3 && /^[.)]\s/.test(folded.slice(index + digits.length)) && /(?:^|\n)\s*$/.test(folded.slice(0, index));

/** Every number of a folded text, as digits or words of the languages. Years are dates and no numbers. */
export function quantitiesIn(folded: string, languages: readonly Language[]): Quantity[] {
  const digits = [...folded.matchAll(DIGITS)]
    .filter((match) => !isListMark(folded, match))
    .map((match) => quantityAt(folded, match.index, match[0], valueOfDigits(match[0])));
  const words = numberWords(languages);
  const spelled = [...folded.matchAll(numberWordPattern(languages))].flatMap((match) => {
    const value = words.get(match[0]);
    return value === undefined ? [] : [quantityAt(folded, match.index, match[0], value)];
  });
  const parts = MULTIPLES.flatMap(([value, unit, pattern]) =>
    [...folded.matchAll(pattern)].map((match) => ({
      value,
      unit,
      noun: "",
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return [...digits.filter((one) => !isYear(one)), ...spelled, ...parts];
}

const isYear = ({ value, unit, start, end }: Quantity) => end - start === 4 && value >= 1950 && value <= 2099 && unit === "";

function valueOfDigits(digits: string): number {
  const [, whole = digits, fraction] = /^(\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+|\d+)(?:[.,](\d+))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, "")}.${fraction ?? "0"}`);
}

function quantityAt(folded: string, start: number, written: string, given: number): Quantity {
  let value = given;
  let end = start + written.length;
  const scale = SCALE.exec(folded.slice(end, end + 20));
  if (scale) {
    value *= /^(?:k|t|mil\b|mille\b)/.test(scale[1] ?? "") ? 1e3 : /^(?:b|milliard)/.test(scale[1] ?? "") ? 1e9 : 1e6;
    end += scale[0].length;
  }
  const rest = folded.slice(end, end + 40);
  const before = /[€$£]\s?$/.test(folded.slice(Math.max(0, start - 2), start));
  const unit = before ? "money" : (UNITS.find(([, pattern]) => pattern.test(rest))?.[0] ?? "");
  const [, next = ""] = /^[\s-]([\p{L}]+)/u.exec(rest) ?? [];
  return { value, unit, noun: unit === "" && !NO_NOUN.test(next) ? next : "", start, end };
}

const ALL: readonly Language[] = ["en", "de", "fr", "es"];

/** The numbers that a text claims, but for durations in years and months. */
export function numberClaims(text: string): Found[] {
  const folded = fold(text);
  const many = MANY.flatMap(([least, pattern]) =>
    [...folded.matchAll(pattern)].map(
      (match): Found => ({
        kind: "number",
        start: match.index,
        end: match.index + match[0].length,
        isIn: (source) =>
          new RegExp(pattern.source).test(foldedSource(source)) ||
          quantitiesOf(source).some(({ value, unit }) => unit === "" && value >= least && value < least * 10),
      }),
    ),
  );
  const counted = quantitiesIn(folded, languagesOf(folded))
    .filter(({ unit }) => unit !== "year" && unit !== "month")
    .map((claimed) => ({
      kind: "number" as const,
      start: claimed.start,
      end: claimed.end,
      isIn: (source: ClaimSource) => isQuantityIn(claimed, folded, source),
    }));
  return [...many, ...counted];
}

const quantitiesOf = oncePerSource((source) => quantitiesIn(foldedSource(source), ALL));

export function isQuantityIn(claimed: Quantity, claimedText: string, source: ClaimSource): boolean {
  const folded = foldedSource(source);
  return quantitiesOf(source).some((known) => {
    if (Math.abs(known.value - claimed.value) > 1e-9) return false;
    if (known.unit !== "" && claimed.unit !== "") return known.unit === claimed.unit;
    if (known.unit === "" && claimed.unit === "" && known.noun !== "" && claimed.noun !== "")
      return haveStemInCommon(claimed.noun, sentenceAt(claimedText, claimed.start), sentenceAt(folded, known.start));
    return true;
  });
}

/** Whether the counted noun is in the sentence of the source; where the next word is an adjective, a later one may. */
function haveStemInCommon(noun: string, claimedSentence: string, knownSentence: string): boolean {
  const after = claimedSentence.slice(claimedSentence.indexOf(noun)).match(/\p{L}{3,}/gu) ?? [];
  return after.slice(0, 3).some((word) => knownSentence.includes(word.slice(0, 4)));
}
