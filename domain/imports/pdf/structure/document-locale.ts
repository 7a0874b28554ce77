import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { HEADING_LOCALES } from "@/domain/imports/pdf/heading-words";
import type { Line } from "@/domain/imports/pdf/layout/lines";
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

const DAY = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(?:19|20)\d{2}(?!\d)/g;

/** “28/02/2019” in an English file says that its days come before its months: “01/03/2019” is in March. */
export function withOrderOfDates(locale: string, lines: readonly Line[]): string {
  if (locale !== "en-US") return locale;
  const days = lines.flatMap(({ text }) => [...text.matchAll(DAY)]);
  const isDayFirst = days.some(([, first]) => Number(first) > 12) && days.every(([, , second]) => Number(second) <= 12);
  return isDayFirst ? "en-GB" : locale;
}
