import { grouped } from "@/domain/record/grouped";
import type { Amount } from "./amounts";
import type { Analysis } from "./analysis";
import { lexicon } from "./concepts";
import { ofDifferences } from "./differences";
import { asLong, asSeasons, inHeader, SEASONS } from "./durations";
import { FREE } from "./entries-of";
import type { Judged } from "./judged";
import { isRounded, type Rounding, roundingOf } from "./rounding";
import type { KnownAmount, Occurrence, SourceIndex } from "./source-index";
import { areAlike } from "./support";
import { surroundings } from "./surroundings";

const clauseAt = (one: Analysis, index: number) =>
  Math.max(
    0,
    one.clauses.findIndex(({ start, end }) => index >= start && index < end),
  );

/** Numbers: the same value and unit, counting the same thing as often. Durations may also be as long as a period. */
export function judgeAmounts(one: Analysis, index: SourceIndex, units: readonly Judged[]): Judged[] {
  const clauses = new Map(one.amounts.map((amount) => [amount, clauseAt(one, amount.start)]));
  const byClause = grouped(one.amounts, (amount) => clauses.get(amount) ?? 0);
  return one.amounts.flatMap((amount, position): Judged[] => {
    if (countsNothing(one, amount)) return [];
    const rounding = roundingOf(one.text, amount);
    const isLong = isDuration(amount);
    const clause = clauses.get(amount) ?? 0;
    const around = surroundings(one, position);
    const equal = index.amounts.filter(
      (known) =>
        (!known.isWish || one.clauses[clause]?.isWish) &&
        isSameValue(amount, known.amount, rounding) &&
        isAsOften(around.rates, known),
    );
    let values: number[] | null = null;
    const elsewhere = () => {
      values ??= valuesOf(around, index);
      return values;
    };
    const counted = equal.filter((known) => countsTheSame(amount, around, known, one));
    const others = [
      ...(byClause.get(clause) ?? []).filter((other) => other !== amount),
      ...one.amounts.filter((other) => areLinked(one, other, amount) || areLinked(one, amount, other)),
    ];
    const sentence = one.clauses[clause]?.sentence;
    const further = one.amounts.filter(
      (other) => other !== amount && one.clauses[clauses.get(other) ?? -1]?.sentence === sentence,
    );
    const found: Occurrence[] =
      counted.length > 0
        ? counted
        : equal.filter(
            (known) =>
              known.amount.unit === amount.unit &&
              (isBeside(others, known, index) ||
                (isBeside(further, known, index) && !elsewhere().some((value) => value !== known.amount.value)) ||
                isElided(around, known, index) ||
                (!elsewhere().some((value) => value !== known.amount.value) && saysTheSame(clause, known, units))),
          );
    const seasons =
      found.length === 0 && SEASONS.test(one.text.slice(amount.end, amount.end + 20)) ? asSeasons(amount, index) : [];
    // “Two years later” lies between two years of a sentence, whatever else lasted as long.
    const long =
      isLong && found.length === 0
        ? [...asLong(amount, rounding, clause, index, units), ...ofDifferences(one, amount, index)]
        : [...found, ...seasons];
    return [
      {
        kind: isLong ? "duration" : "number",
        start: amount.start,
        end: amount.end,
        clause,
        found: long.length > 0 ? long : ofDifferences(one, amount, index),
      },
    ];
  });
}

/** “From 21 (in 2019) to 9”: what is in brackets does not part two numbers. */
const areLinked = ({ text }: Analysis, left: Amount, right: Amount): boolean =>
  right.start > left.end && right.start - left.end < MAX_LINK && LINKED.test(text.slice(left.end, right.start));
const LINKED = /^.{0,10}[(（][^)）]{1,16}[)）]\s*(?:to|auf|bis|a|au|al|hasta|الي|から|,|、)?\s*$/u;
const MAX_LINK = 40;

/** “Two sides”, “three reasons”: manners of speaking. */
const MANNERS =
  /^\s?(?:(?:different|verschiedene\w*|diff[eé]rente?s|distint[oa]s|diferentes)\s)?(?:sides?|perspectives?|angles?|worlds?|things?|reasons?|ways?|respects?|seiten|perspektiven|blickwinkeln?|welten|dinge\w?|grunde\w?|hinsichten?|c.tes|points? de vue|mondes|choses|raisons|facettes|lados|mundos|cosas|razones|perspectivas|puntos de vista|facetas)\b|^つの(?:面|視点|立場|理由|世界)|^\s?(?:جوانب|اسباب|نواح|امور)(?!\p{L})/u;
/** “Three voices at once”. */
const AT_ONCE =
  /^[^.,;\d]{0,24}\b(?:at once|at the same time|gleichzeitig|auf einmal|a la fois|en meme temps|a la vez|al mismo tiempo)\b/;
const countsNothing = ({ text }: Analysis, { value, start, end }: Amount): boolean =>
  (value === 2 && /\bno $/u.test(text.slice(Math.max(0, start - 3), start))) ||
  (value <= 3 && MANNERS.test(text.slice(end, end + 40))) ||
  (value <= 5 && AT_ONCE.test(text.slice(end, end + 40)));

/** Whether it is supported by a period as long as it is, too. */
export const isDuration = ({ unit }: Amount): boolean => unit === "year" || unit === "month";

function isSameValue(claimed: Amount, known: Amount, rounding: Rounding = null): boolean {
  if (claimed.isVague)
    return known.isVague
      ? known.value === claimed.value
      : known.unit === "" && known.value >= claimed.value && known.value < claimed.value * 10;
  if (known.isVague) return false;
  if (isRounded(claimed.value, known.value, rounding))
    return known.unit === "" || claimed.unit === "" || known.unit === claimed.unit;
  const [a, b] = [inSmaller(claimed, known), inSmaller(known, claimed)];
  return a.unit === b.unit && Math.abs(a.value - b.value) < 1e-9;
}

/** Units that are so many of a smaller one. */
const SMALLER: Record<string, [unit: string, count: number]> = {
  week: ["day", 7],
  year: ["month", 12],
  hour: ["minute", 60],
  tonne: ["kilogram", 1000],
  second: ["millisecond", 1000],
};

/** In Romance languages “fifteen days” are two weeks. */
function inSmaller({ value, unit }: Amount, other: Amount): Pick<Amount, "value" | "unit"> {
  if (unit === "day" && value === 15 && other.unit === "week") return { value: 14, unit };
  const [smaller, count] = SMALLER[unit] ?? [unit, 1];
  return { value: value * count, unit: smaller };
}

/** Words that never say what a number counts. */
const NEVER =
  /^\p{sc=Latin}{1,2}$|^(?:and|und|auf|con|por|par|des|les|les|der|die|das|the|mit|von|bis|for|per|pro|كل|في|من|الي|مع|neue\w*|new|nuevos?|nouveaux?|about|etwa|rund|unos|dans|ihnen|como|mucho|maximo|minimo|most|least|hochstens|maximal|mindestens|maximum|minimum|plus|moins)$/u;

/** What has a number for its name. */
const LABEL =
  /^(?:ligne|linie|linea|line|level|niveau|nivel|stufe|gate|zone|zona|halle|hall|salle|room|raum|route|خط|مستوي|قاعه)$/u;

/** Behind “level 4”, which is named by what is before it. */
const ENDS_LABEL = /^\s?(?:[,.;:()]|in\b|and\b|und\b|et\b|y\b|en\b|im\b)/;

function countsTheSame(
  claimed: Amount,
  around: Pick<KnownAmount, "before" | "after" | "rates">,
  known: KnownAmount,
  one: Analysis,
): boolean {
  if (claimed.unit !== "" && claimed.unit === known.amount.unit) return true;
  const { neutral } = lexicon();
  const telling = (pieces: KnownAmount["after"]) =>
    pieces.filter(({ keys, concepts }) => {
      const [word = ""] = keys;
      if (NEVER.test(word) || /^\p{sc=Hiragana}+$/u.test(word)) return false;
      return concepts.length > 0 || !one.checked.some((language) => keys.some((key) => neutral[language].has(key)));
    });
  const isJapanese = one.checked[0] === "ja";
  // “Une vingtaine d’actes”: a word as light as that is still what is counted.
  const next = around.after.find(({ keys: [word = ""] }) => !NEVER.test(word));
  if (!isJapanese && next && known.after.slice(0, 2).some((other) => areAlike(next, other))) return true;
  // “25 young people a day”, where a source counts 25 visits a day.
  const isLight = next && one.checked.some((language) => next.keys.some((key) => neutral[language].has(key)));
  if (isLight && around.rates.some((rate) => known.rates.includes(rate))) return true;
  // “Line 4”.
  const [label, same] = [around.before.at(-1), known.before.at(-1)];
  if (label && same && LABEL.test(label.keys[0] ?? "") && areAlike(label, same)) return true;
  const after = telling(around.after).slice(0, 2);
  const before = telling(around.before).slice(-2);
  const isLabel = before.length > 0 && ENDS_LABEL.test(one.text.slice(claimed.unitEnd, claimed.unitEnd + 6));
  const mine = isJapanese || isOf(around) ? [...before, ...after] : after.length > 0 && !isLabel ? after : before;
  if (mine.length === 0) return true;
  const behind = isOf(known) ? [...known.before.slice(-2), ...known.after] : known.after;
  const isRate = PER.test(known.after[0]?.keys[0] ?? "");
  const theirs =
    isRate || isJapanese || isLabel || after.length === 0 || behind.length < 2 ? [...known.before, ...behind] : behind;
  if (theirs.length === 0) return true;
  const isIn = (all: KnownAmount["after"]) => mine.some((piece) => all.some((other) => areAlike(piece, other)));
  // Japanese and lists have what is counted before the number.
  return isIn(theirs) || (/\p{sc=Han}/u.test(known.before.at(-1)?.keys[0] ?? "") && isIn(known.before));
}

/** “Guided tours (two a week)”: what is counted is before the number. */
const PER = /^(?:par|per|an?|pro|por|al|im|je|each|every|jede\w*|chaque|cada|في|كل)$/;

/** The numbers of what the sources count by the same name. */
const valuesOf = (around: Pick<KnownAmount, "after">, { amounts }: SourceIndex): number[] => {
  const mine = around.after.slice(0, 2);
  return amounts
    .filter((other) => mine.some((piece) => other.after.slice(0, 2).some((one) => areAlike(piece, one))))
    .map(({ amount }) => amount.value);
};

/** “From 18 to 11”: two numbers of one sentence. */
const isBeside = (others: readonly Amount[], known: KnownAmount, { amounts }: SourceIndex): boolean =>
  others.some((other) =>
    amounts.some(
      (one) => one !== known && one.sentence === known.sentence && one.source === known.source && isSameValue(other, one.amount),
    ),
  );

/**
 * What is counted may have a name that no list knows: the rest of the clause must then be in the sentence of that number, and nothing in it
 * elsewhere only.
 */
function saysTheSame(clause: number, { sentence, source, entry }: KnownAmount, units: readonly Judged[]): boolean {
  const own = units.filter((unit) => unit.clause === clause && unit.found.length > 0);
  // “… teaches a course, eight people each time”: the words are in the clause before.
  const known = own.length > 0 ? own : units.filter((unit) => unit.clause === clause - 1 && unit.found.length > 0);
  const here = known.filter(({ found }) =>
    found.some((place) => (place.sentence === sentence && place.source === source) || (place.entry === entry && entry !== FREE)),
  );
  return here.length > 0 && known.every((unit) => here.includes(unit) || unit.found.some(({ isHeader }) => isHeader));
}

/** “450 pieces at weekends, 250 on weekdays”: the second number counts what the first one does. */
function isElided({ after }: Pick<KnownAmount, "after">, known: KnownAmount, { amounts }: SourceIndex): boolean {
  const [next] = known.after;
  if (next && !ADVERBIAL.test(next.keys[0] ?? "")) return false;
  const mine = after.slice(0, 2);
  return amounts.some(
    (other) =>
      other !== known &&
      other.sentence === known.sentence &&
      other.source === known.source &&
      mine.some((piece) => other.after.slice(0, 2).some((one) => areAlike(piece, one))),
  );
}
const ADVERBIAL =
  /^(?:in|on|at|during|per|from|im|am|an|unter|wochentags|en|le|la|les|au|du|par|pendant|los|las|de|por|entre|في|خلال|ايام)$/u;

/** “a crew of six” counts the crew. */
const isOf = ({ before }: Pick<KnownAmount, "before">): boolean =>
  /^(?:of|de|d|aus|von|mit|من|avec|with|con)$/.test(before.at(-1)?.keys[0] ?? "");

const isAsOften = (rates: readonly string[], known: KnownAmount): boolean =>
  rates.length === 0 || known.rates.length === 0 || rates.some((rate) => known.rates.includes(rate));

/** Dates: a month must be named with its year; a year may lie within a period, unless something begins or ends there. */
export function judgeMoments(one: Analysis, index: SourceIndex, units: readonly Judged[]): Judged[] {
  return one.moments.map(({ year, month, isEdge, start, end }): Judged => {
    const named = index.moments.filter(
      (known) =>
        (!known.isWish || one.clauses[clauseAt(one, start)]?.isWish) &&
        known.year === year &&
        (month === null || known.month === month),
    );
    const clause = clauseAt(one, start);
    const sentence = one.clauses[clause]?.sentence;
    const beside = units.filter((unit) => unit.clause === clause);
    const about = beside.length > 0 ? beside : units.filter((unit) => one.clauses[unit.clause]?.sentence === sentence);
    const isElsewhen = about.some((unit) => isDated(unit, index));
    const within =
      month !== null || isEdge || isElsewhen
        ? []
        : index.periods.filter(({ from, to }) => Math.floor(from) <= year && year <= Math.ceil(to));
    return { kind: "date", start, end, clause, found: [...named, ...within.map(inHeader)] };
  });
}

/** Whether the sources date what a word names by itself. */
const isDated = ({ found }: Judged, { moments }: SourceIndex): boolean =>
  found.length > 0 &&
  found.every(
    (place) => !place.isHeader && moments.some(({ sentence, source }) => sentence === place.sentence && source === place.source),
  );
