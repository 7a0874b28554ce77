import { printedLocale } from "@/typeset/content/locale";
import { FONT_FAMILIES, type FontFamily, SIGN_FAMILIES } from "@/typeset/fonts/fonts";
import { RIGHT_TO_LEFT_SCRIPTS, type Script, SIGNS, scriptClass, scriptsOf, WHOLE_SCRIPTS } from "@/typeset/fonts/scripts";

/** The fallback for each script that a family lacks, by the kind of the family. Chinese characters are chosen by language instead. */
const FALLBACKS: Record<Exclude<Script, "kana" | "hangul" | "han">, Record<FontFamily["kind"], string>> = {
  latin: { serif: "Noto Serif", sans: "Noto Sans" },
  "latin-extended": { serif: "Noto Serif", sans: "Noto Sans" },
  vietnamese: { serif: "Noto Serif", sans: "Noto Sans" },
  greek: { serif: "Noto Serif", sans: "Noto Sans" },
  cyrillic: { serif: "Noto Serif", sans: "Noto Sans" },
  arabic: { serif: "Amiri", sans: "Vazirmatn" },
  hebrew: { serif: "Frank Ruhl Libre", sans: "Noto Sans Hebrew" },
  devanagari: { serif: "Noto Serif Devanagari", sans: "Noto Sans Devanagari" },
  thai: { serif: "Noto Sans Thai", sans: "Noto Sans Thai" },
};

const CHINESE_SIMPLIFIED = "Noto Sans SC";
const CHINESE_TRADITIONAL = "Noto Sans TC";
const JAPANESE = "Noto Sans JP";
const KOREAN = "Noto Sans KR";

const named = (name: string): FontFamily => {
  const found = FONT_FAMILIES.get(name) ?? SIGN_FAMILIES.get(name);
  if (!found) throw new Error(`The family ${name} is not registered.`);
  return found;
};

/**
 * The families of East Asia, the one whose characters look as the language writes them first: the same character has another
 * shape in each. In a document of another language the text's own letters decide.
 */
function eastAsian(scripts: readonly Script[], locale: string): string[] {
  const { lang, region } = printedLocale(locale);
  const others = (...first: string[]) => [...new Set([...first, CHINESE_SIMPLIFIED, CHINESE_TRADITIONAL, JAPANESE, KOREAN])];
  if (lang === "zh" || lang === "yue") {
    const traditional = lang === "yue" || ["TW", "HK", "MO"].includes(region ?? "");
    return others(traditional ? CHINESE_TRADITIONAL : CHINESE_SIMPLIFIED);
  }
  if (lang === "ja") return others(JAPANESE);
  if (lang === "ko") return others(KOREAN);
  if (scripts.includes("kana")) return others(JAPANESE);
  return scripts.includes("hangul") ? others(KOREAN) : others();
}

const EAST_ASIAN: ReadonlySet<Script> = new Set(["kana", "hangul", "han"]);

/** The fallbacks of a family for a text. */
interface FontFallbacks {
  /** Families that the text certainly needs. */
  needed: FontFamily[];
  /** Families to try, in order, for characters that all others lack. */
  spare: FontFamily[];
}

/** The fallback families for what `family` lacks for a text in a language. */
export function fontFallbacksFor(family: FontFamily, text: string, locale: string): FontFallbacks {
  const scripts = scriptsOf(text);
  const lacking = scripts.filter((script) => !family.scripts.includes(script));
  const needed = new Set<FontFamily>();
  const spare = new Set<FontFamily>();
  for (const script of lacking) {
    if (script !== "kana" && script !== "hangul" && script !== "han") needed.add(named(FALLBACKS[script][family.kind]));
  }
  const asian = scripts.filter((script) => EAST_ASIAN.has(script));
  if (asian.length > 0) {
    const order = eastAsian(scripts, locale).map(named);
    const [first] = order;
    if (first && asian.some((script) => !family.scripts.includes(script))) needed.add(first);
    if (asian.includes("hangul") && !family.scripts.includes("hangul")) needed.add(named(KOREAN));
    for (const each of order) spare.add(each);
  }
  if (/[\u0100-\u{10FFFF}]/u.test(text)) spare.add(named(FALLBACKS.latin[family.kind]));
  if (SIGNS.test(text)) for (const name of ["Inter", "Noto Sans Symbols 2", "Noto Emoji"]) spare.add(named(name));
  return {
    needed: [...needed].filter((each) => each !== family),
    spare: [...spare].filter((each) => each !== family && !needed.has(each)),
  };
}

/** Languages written in Devanagari. */
const DEVANAGARI_LANGUAGES: ReadonlySet<string> = new Set(["hi", "mr", "ne", "sa", "kok", "mai", "bho", "doi", "brx"]);

/** Characters that a family must not be used for, as the inside of a character class: scripts that it supports only poorly. */
export function exceptFor(family: FontFamily, text: string, locale: string): string {
  const missing = scriptsOf(text).filter((script) => WHOLE_SCRIPTS.has(script) && !family.scripts.includes(script));
  if (missing.length === 0) return "";
  const { lang } = printedLocale(locale);
  // Words and the spaces between them in one font are one piece of text in the file; readers lose isolated spaces.
  const spaces = missing.includes("devanagari") && DEVANAGARI_LANGUAGES.has(lang) ? "\\u{20}" : "";
  // Double quotation marks, dashes and dots of omission are as wide as a character in Chinese.
  const signs = missing.includes("han") && lang === "zh" ? "\\u{2014}\\u{201C}\\u{201D}\\u{2026}" : "";
  // Joiners go with the letters they join.
  return `${missing.map(scriptClass).join("")}\\u{200C}\\u{200D}${spaces}${signs}`;
}

/** Whether a text has letters that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => scriptsOf(text).some((script) => RIGHT_TO_LEFT_SCRIPTS.has(script));
