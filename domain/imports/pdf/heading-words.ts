import { SECTION_KEYS, type SectionKey, sectionDefinition } from "@/contracts/model/resume/sections/registry";
import { SUMMARY_TITLES } from "@/contracts/model/resume/sections/summary-titles";
import { sectionTitle } from "@/domain/section-titles";

export type PdfSectionKind = SectionKey | "summary" | "other";

/** Languages whose headings are known. */
export const HEADING_LOCALES =
  "en de fr es it pt nl pl tr vi el ru uk ja zh-CN zh-TW ko ar he fa th hi sv da nb fi cs hu ro bg ca hr id sk sl sr et lt lv".split(
    " ",
  );

/** Headings of content without a section. */
const OTHER_TITLES = [
  "contact",
  "contact details",
  "personal details",
  "personal information",
  "kontakt",
  "persönliche daten",
  "coordonnées",
  "contacto",
  "contatto",
  "contato",
];

/** Headings in addition to the product's own, in lower case. */
function synonyms(): Map<string, PdfSectionKind> {
  const result = new Map<string, PdfSectionKind>(OTHER_TITLES.map((title) => [title, "other"]));
  for (const title of [...SUMMARY_TITLES.usual, ...SUMMARY_TITLES.other]) result.set(title, "summary");
  for (const key of SECTION_KEYS) {
    const { usualTitles, otherTitles } = sectionDefinition(key);
    for (const title of [...usualTitles, ...otherTitles]) result.set(title, key);
  }
  return result;
}

let titles: Map<string, PdfSectionKind> | undefined;

/** The section whose heading a line is: a short line with only a section's name, in any language. */
export function headingKind(line: string): PdfSectionKind | undefined {
  const plain = line
    .trim()
    .replace(/^[^\p{L}]+/u, "")
    .replace(/[\s:：.|_–—-]+$/u, "")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
  if (plain === "" || plain.length > 45) return undefined;
  titles ??= allTitles();
  // Letter-spaced headings are extracted as single letters.
  return titles.get(plain) ?? (/^(?:\p{L} )+\p{L}$/u.test(plain) ? titles.get(plain.replaceAll(" ", "")) : undefined);
}

function allTitles(): Map<string, PdfSectionKind> {
  const result = synonyms();
  for (const locale of [...HEADING_LOCALES].reverse()) {
    for (const kind of ["summary", ...SECTION_KEYS] as const) result.set(sectionTitle(kind, locale).toLowerCase(), kind);
  }
  // English wins where languages share a word.
  for (const kind of ["summary", ...SECTION_KEYS] as const) result.set(sectionTitle(kind, "en").toLowerCase(), kind);
  return result;
}
