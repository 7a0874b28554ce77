import { type CheckRule, when } from "@/domain/check/rule";
import { languageOf } from "@/domain/dates/locale";
import type { SectionKind } from "@/domain/sections/all-sections";

/** Headings that readers and parsers know (interface-details 4.1). */
const USUAL_TITLES: Record<Exclude<SectionKind, "cover-letter">, readonly string[]> = {
  summary: ["summary", "professional summary", "profile", "about", "about me", "objective", "career objective"],
  experience: [
    "experience",
    "work experience",
    "professional experience",
    "employment",
    "employment history",
    "work history",
    "career history",
  ],
  education: ["education", "academic background", "education & training", "educational background"],
  projects: ["projects", "personal projects", "selected projects", "side projects"],
  skills: ["skills", "technical skills", "core competencies", "competencies", "skills & expertise"],
  languages: ["languages"],
  interests: ["interests", "hobbies", "hobbies & interests"],
  awards: ["awards", "honors", "awards & honors", "achievements"],
  certifications: ["certifications", "certificates", "licenses", "licenses & certifications"],
  publications: ["publications", "papers", "research"],
  volunteer: ["volunteer", "volunteering", "volunteer experience", "community involvement"],
  references: ["references"],
  profiles: ["profiles", "links", "social profiles"],
};

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
        const isUnusual = title !== "" && kind !== "cover-letter" && !USUAL_TITLES[kind].includes(title.toLowerCase());
        return when(isUnusual && printed.length > 0, `${pointer}/title`, { title });
      }),
  },
];
