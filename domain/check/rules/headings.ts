import { sectionDefinition } from "@/contracts/model/resume/sections/registry";
import { SUMMARY_TITLES } from "@/contracts/model/resume/sections/summary-titles";
import { type CheckRule, when } from "@/domain/check/rule";
import { languageOf } from "@/domain/dates/locale";
import type { SectionKind } from "@/domain/sections/all-sections";

/** Headings that readers and parsers know (interface-details 4.1). */
const usualTitles = (kind: Exclude<SectionKind, "cover-letter">): readonly string[] =>
  kind === "summary" ? SUMMARY_TITLES.usual : sectionDefinition(kind).usualTitles;

export const HEADING_RULES: readonly CheckRule[] = [
  {
    code: "NO_VISIBLE_EXPERIENCE",
    category: "headings",
    severity: "warning",
    find: ({ sections }) =>
      when(!sections.some(({ kind, printed }) => kind === "experience" && printed.length > 0), "/sections/experience"),
  },
  {
    code: "NON_STANDARD_SECTION_TITLE",
    category: "headings",
    severity: "info",
    applies: ({ data }) => languageOf(data.metadata.page.locale) === "en",
    find: ({ sections }) =>
      sections.flatMap(({ kind, printed, section, pointer }) => {
        const title = section.title.trim();
        const isUnusual = title !== "" && kind !== "cover-letter" && !usualTitles(kind).includes(title.toLowerCase());
        return when(isUnusual && printed.length > 0, `${pointer}/title`, { title });
      }),
  },
];
