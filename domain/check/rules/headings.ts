import { sectionForm } from "@/contracts/model/resume/sections/forms";
import { type CheckRule, when } from "@/domain/check/rule";
import { languageOf } from "@/domain/dates/locale";
import type { SectionKind } from "@/domain/sections/all-sections";
import { usualTitles } from "@/sections/summary/titles";

/** Headings that readers and parsers know (interface-details 4.1). */
const usualTitlesOf = (kind: Exclude<SectionKind, "cover-letter">): readonly string[] =>
  kind === "summary" ? usualTitles : sectionForm(kind).usualTitles;

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
        const isUnusual = title !== "" && kind !== "cover-letter" && !usualTitlesOf(kind).includes(title.toLowerCase());
        return when(isUnusual && printed.length > 0, `${pointer}/title`, { title });
      }),
  },
];
