import type { Amount } from "./amounts";

const OVER =
  /(?:\b(?:more than|over|above|at least|upwards of|mehr als|uber|mindestens|plus de|au moins|plus d.|mas de|al menos)|(?:اكثر|ازيد) من|ما (?:يزيد|يربو) (?:عن|علي)|يفوق)\s?$/u;
const OVER_AFTER = /^.{0,3}?(?:以上|超|余り|あまり)/u;
const ABOUT =
  /(?:\b(?:nearly|almost|just under|close to|about|around|some|roughly|approximately|fast|knapp|beinahe|nahezu|rund|etwa|circa|ca\.?|ungefahr|pres de|presque|environ|quelque|autour de|casi|cerca de|unos|unas|alrededor de|aproximadamente)|قرابه|نحو|ما يقارب|حوالي)\s$/u;
const ABOUT_AFTER = /^(?: تقريبا|.{0,2}(?:近く|ほど|程度))/u;
const ABOUT_JAPANESE = /(?:約|およそ|ほぼ|おおよそ)$/u;
const MAX_OVER = 1.35;
const MAX_ROUNDED = 0.07;

export type Rounding = "over" | "about" | null;

/** Whether a text gives a number as the least or as a round one. */
export function roundingOf(text: string, { start, end, unitEnd }: Amount): Rounding {
  const before = text.slice(Math.max(0, start - 20), start);
  if (OVER.test(before) || OVER_AFTER.test(text.slice(end, end + 5)) || OVER_AFTER.test(text.slice(unitEnd, unitEnd + 5)))
    return "over";
  return ABOUT.test(before) || ABOUT_JAPANESE.test(before) || ABOUT_AFTER.test(text.slice(unitEnd, unitEnd + 8)) ? "about" : null;
}

/** “More than 3,000” and “about 3,000” are 3,200, but not 4,500. */
export function isRounded(claimed: number, known: number, rounding: Rounding): boolean {
  if (rounding === null || claimed === known) return claimed === known;
  if (rounding === "over") return known > claimed && known <= claimed * MAX_OVER;
  return digitsOf(claimed) < digitsOf(known) && Math.abs(known - claimed) <= known * MAX_ROUNDED;
}

/** How many digits say something: two of 3,200. */
const digitsOf = (value: number): number => String(value).replace(/\D/g, "").replace(/0+$/, "").length;
