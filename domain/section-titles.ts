import type { SectionKey } from "@/contracts/model/resume/sections/forms";
import { remembered, safeLocale } from "@/domain/dates/locale";
import { titles as letter } from "@/sections/cover-letter/titles";
import { titlesBySection } from "@/sections/generated/titles";
import { titles as summary } from "@/sections/summary/titles";
import { TITLE_LANGUAGES, type TitleLanguage, type Titles } from "@/sections/title-languages";

/** Kinds of sections that have their own heading. */
export type TitledSection = SectionKey | "summary" | "cover-letter";

const TITLES: Record<TitledSection, Titles> = { summary, ...titlesBySection, "cover-letter": letter };

/** Tags that use the headings of another one. */
const SAME_TITLES: Record<string, TitleLanguage> = { no: "nb", nn: "nb", iw: "he", in: "id", bs: "hr", sh: "sr" };

/** The heading of a section in a language, for sections whose title is empty. English where the language has none. */
export const sectionTitle = (kind: TitledSection, locale: string): string => TITLES[kind][titleTag(locale)];

/** The key of a language in tables of headings; English where there is none. */
export const titleTag = remembered((locale): TitleLanguage => {
  const { language, script, region } = new Intl.Locale(safeLocale(locale));
  if (language === "zh" || language === "yue") {
    const traditional = script ? script === "Hant" : language === "yue" || ["TW", "HK", "MO"].includes(region ?? "");
    return traditional ? "zh-Hant" : "zh-Hans";
  }
  return SAME_TITLES[language] ?? TITLE_LANGUAGES.find((each) => each === language) ?? "en";
});
