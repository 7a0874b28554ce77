import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { HEADING_LOCALES } from "@/domain/imports/pdf/heading-words";
import { sectionTitle } from "@/domain/section-titles";

/** The language that most headings are in; English if none is recognised. */
export function localeOfHeadings(titles: readonly string[]): string {
  const shown = new Set(titles.map((title) => title.toLowerCase().replace(/[\s:：]+$/, "")));
  let best = { locale: "en-US", matches: 0 };
  for (const locale of HEADING_LOCALES) {
    const own = ["summary" as const, ...SECTION_KEYS].map((kind) => sectionTitle(kind, locale).toLowerCase());
    const matches = own.filter((title) => shown.has(title)).length;
    if (matches > best.matches) best = { locale: locale === "en" ? "en-US" : locale, matches };
  }
  return best.locale;
}
