import type { Amount } from "./amounts";
import type { Analysis } from "./analysis";
import { isRounded, roundingOf } from "./rounding";
import type { KnownAmount, Occurrence, SourceIndex } from "./source-index";

const BY =
  /\b(?:by|um|de|d.|en|por)\s+(?:(?:about|around|almost|nearly|over|some|more than|rund|etwa|fast|uber|mehr als|plus de|pres de|casi|mas de)\s+)?$|(?<!\p{L})ب(?:مقدار|نسبه|نحو)?\s?$/u;
const FEWER =
  /^\s*(?:fewer|less|more|weniger|mehr|de moins|de plus|menos|mas|اقل|اكثر)(?!\p{L})|^\s*[\p{sc=Han}ポイントか]{0,4}?(?:減|増|短縮|少な|多)/u;
const GAIN = /\b(?:gained|added|won|lost|gagne|perdu|gano|ganado|ganamos|perdio|perdido|sumado)\b.{0,12}$/u;
const GAIN_AFTER = /\b(?:gewonnen|hinzugewonnen|dazugewonnen|hinzugekommen|dazugekommen|verloren)\b/;
const GAIN_WITHIN = 40;
const POINTS = /^\s*(?:percentage |prozent)?(?:points?|punkte\w*|puntos?|نقاط|نقطه|ポイント)/u;
/** Sentences with more numbers are lists, in which any difference occurs. */
const MAX_NUMBERS = 5;

/** Numbers that follow from two of one sentence: “from 10 to 6” is four fewer, or 40 %; between 2018 and 2020 are two years. */
export function ofDifferences({ text }: Analysis, claimed: Amount, index: SourceIndex): Occurrence[] {
  if (claimed.isVague) return [];
  if (claimed.unit === "year") return betweenYears(claimed, index);
  const isBy = BY.test(text.slice(Math.max(0, claimed.start - 25), claimed.start));
  const isGain =
    GAIN.test(text.slice(Math.max(0, claimed.start - GAIN_WITHIN), claimed.start)) ||
    GAIN_AFTER.test(text.slice(claimed.unitEnd, claimed.unitEnd + GAIN_WITHIN));
  const isFewer = FEWER.test(text.slice(claimed.unitEnd, claimed.unitEnd + 12));
  const arePoints = POINTS.test(text.slice(claimed.end, claimed.end + 20));
  const rounding = roundingOf(text, claimed);
  return pairsOf(index.amounts).flatMap(([first, second]) => {
    const [a, b] = [first.amount, second.amount];
    const difference = Math.abs(a.value - b.value);
    const unit = a.unit === "" ? b.unit : a.unit;
    const isDifference =
      isRounded(claimed.value, Number(difference.toFixed(6)), rounding) &&
      (arePoints ? unit === "percent" : claimed.unit === unit && (isBy || isFewer || isGain || unit !== ""));
    const share = (difference / Math.max(a.value, 1e-9)) * 100;
    const isShare =
      claimed.unit === "percent" &&
      unit !== "percent" &&
      (Math.abs(share - claimed.value) < 1 || (rounding !== null && isRounded(claimed.value, Math.round(share), rounding)));
    return isDifference || isShare || isMultiple(text, claimed, a.value, b.value) ? [first] : [];
  });
}

/** “Halved”, “nearly a third less”, “less than half”, “doubled”: a part or a multiple in words of what there was before. */
function isMultiple(text: string, claimed: Amount, from: number, to: number): boolean {
  if (from <= 0 || to <= 0) return false;
  if (claimed.unit === "times") return Math.abs(to / from - claimed.value) <= claimed.value * NEARLY;
  if (claimed.unit !== "percent" || /\d/.test(text.slice(claimed.start, claimed.end))) return false;
  // Japanese says it behind the number.
  const behind = /^(?:以[下上]|未満|近く|ほど|弱|超)/.exec(text.slice(claimed.end, claimed.end + 2))?.[0] ?? "";
  const before = text.slice(Math.max(0, claimed.start - BEFORE), claimed.start) + behind;
  const share = (to / from) * 100;
  return [share, 100 - share].some((part) => {
    if (NOT_QUITE.test(before)) return part < claimed.value && part >= claimed.value * (1 - FAR);
    if (BEYOND.test(before)) return part > claimed.value && part <= claimed.value * (1 + FAR);
    return Math.abs(part - claimed.value) < (ROUGHLY.test(before) ? claimed.value * NEARLY : 1);
  });
}
const BEFORE = 24;
/** How far “less than half” may be from it, and “about half”. */
const FAR = 0.35;
const NEARLY = 0.12;
const NOT_QUITE =
  /(?:\b(?:nearly|almost|less than|under|just under|not quite|fast|beinahe|knapp|weniger als|unter|nahezu|presque(?: (?:diminue|baisse|recule|chute)\w*)?|pres de|moins de|casi|menos de|cerca de)(?: (?:been|ete|sido|by|to|a|an|the|um|auf|die|der|ein|eine|zu|la|le|de|a la|d.un|d.une|un|una|del?))*|(?:اقل من|قرابه|ما يقارب)|(?:以下|未満|近く|弱))\s*$/u;
const BEYOND =
  /(?:\b(?:more than|over|well over|mehr als|uber|plus de|plus que|mas de|mas del)(?: (?:by|a|an|the|um|auf|die|der|ein|eine|la|le|de|d.un|un|una))*|(?:اكثر من)|(?:以上|超))\s*$/u;
const ROUGHLY =
  /(?:\b(?:about|around|roughly|some|approximately|nearly|almost|etwa|rund|ungefahr|environ|quelque|autour de|alrededor de|aproximadamente|unos|mas o menos)(?: (?:by|to|a|an|the|um|auf|die|der|ein|eine|la|le|de|d.un|un|una))*|(?:نحو|حوالي|تقريبا)|(?:約|およそ|ほぼ|ほど))\s*$/u;

function betweenYears({ value }: Amount, { moments }: SourceIndex): Occurrence[] {
  return pairsOf(moments).flatMap(([first, second]) => (Math.abs(first.year - second.year) === value ? [first] : []));
}

const known = new WeakMap<readonly Occurrence[], [Occurrence, Occurrence][]>();

/** Neighbours among what a sentence has, of the same unit or without one. */
function pairsOf<Kind extends Occurrence>(all: readonly Kind[]): [Kind, Kind][] {
  const before = known.get(all);
  if (before) return before as [Kind, Kind][];
  const bySentence = new Map<string, Kind[]>();
  for (const one of all) {
    const key = `${one.source} ${one.sentence}`;
    bySentence.set(key, [...(bySentence.get(key) ?? []), one]);
  }
  const pairs = [...bySentence.values()]
    .filter(({ length }) => length <= MAX_NUMBERS)
    .flatMap((own) => own.flatMap((one, at): [Kind, Kind][] => own.slice(at + 1).map((other) => [one, other])))
    .filter(([one, other]) => areOfOneUnit(one, other));
  known.set(all, pairs);
  return pairs;
}

const unitOf = (one: Occurrence): string => (one as Partial<KnownAmount>).amount?.unit ?? "";
const areOfOneUnit = (one: Occurrence, other: Occurrence): boolean =>
  unitOf(one) === unitOf(other) || unitOf(one) === "" || unitOf(other) === "";
