import { type ResumeData, resumeDataSchema } from "@/contracts/model/resume/data";
import type { LayoutPage } from "@/contracts/model/resume/metadata";
import { type CleanOptions, cleanTexts } from "@/domain/normalise/clean-texts";
import { plainJson } from "@/domain/normalise/plain-json";
import { normaliseResumeData } from "@/domain/normalise/resume";

/**
 * Resume data in its stored form, from client input (`resumeDataInputSchema`): missing values are filled in, dates are settled,
 * rich text is sanitised, unsafe links and picture URLs are emptied, unstorable characters are removed, and each section is in
 * the layout at most once. Saving is idempotent.
 */
export function saveResumeData(value: unknown, options: CleanOptions = {}): ResumeData {
  const data = cleanTexts(resumeDataSchema, normaliseResumeData(plainJson(value)), options);
  return withoutRepeatedSections(withInlineSkills(data));
}

/** A section prints at its first position. Unknown ids stay, because their section may be added later. */
function withoutRepeatedSections(data: ResumeData): ResumeData {
  const seen = new Set<string>();
  const first = (id: string) => id !== "" && !seen.has(id) && seen.add(id) !== undefined;
  const pages = data.metadata.layout.pages.map((page): LayoutPage => {
    const main = page.main.filter(first);
    const sidebar = page.sidebar.filter(first);
    return main.length === page.main.length && sidebar.length === page.sidebar.length ? page : { ...page, main, sidebar };
  });
  if (pages.every((page, index) => page === data.metadata.layout.pages[index])) return data;
  return { ...data, metadata: { ...data.metadata, layout: { ...data.metadata.layout, pages } } };
}

/** Inline skills have one column (interface-details 2.1). */
export function withInlineSkills(data: ResumeData): ResumeData {
  const { skills } = data.sections;
  const sections =
    skills.layout === "inline" && skills.columns !== 1 ? { ...data.sections, skills: { ...skills, columns: 1 } } : data.sections;
  const customSections = data.customSections.map((section) =>
    section.type === "skills" && section.layout === "inline" && section.columns !== 1 ? { ...section, columns: 1 } : section,
  );
  const same = sections === data.sections && customSections.every((section, index) => section === data.customSections[index]);
  return same ? data : { ...data, sections, customSections };
}
