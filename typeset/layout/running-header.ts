import { printedLocale } from "@/typeset/content/locale";

/** The header above the text from the second page on. */
export interface RunningHeader {
  name: string;
  /** The ten digits of the language, from nought, where they are not 0 to 9. */
  digits: string | null;
}

/** The header needs this much room above the text, in points. */
export const RUNNING_HEADER_MARGIN = 30;

const LONGEST_NAME = 60;

const ARABIC = "٠١٢٣٤٥٦٧٨٩";
const PERSIAN = "۰۱۲۳۴۵۶۷۸۹";
const DEVANAGARI = "०१२३४५६७८९";
/** Languages with their own digits for page numbers. */
const DIGITS: Record<string, string> = {
  ar: ARABIC,
  ckb: ARABIC,
  sd: ARABIC,
  fa: PERSIAN,
  ps: PERSIAN,
  mr: DEVANAGARI,
  ne: DEVANAGARI,
};
/** Arabic is written with 0 to 9 in these countries. */
const WESTERN_DIGITS: ReadonlySet<string> = new Set(["AE", "DZ", "EH", "LY", "MA", "TN"]);

/** The running header of a document in a language. `name` is the person's, on one line. */
export function runningHeader(name: string, locale: string): RunningHeader {
  const { lang, region } = printedLocale(locale);
  const letters = [...name];
  return {
    name:
      letters.length > LONGEST_NAME
        ? `${letters
            .slice(0, LONGEST_NAME - 1)
            .join("")
            .trimEnd()}…`
        : name,
    digits: lang === "ar" && WESTERN_DIGITS.has(region ?? "") ? null : (DIGITS[lang] ?? null),
  };
}
