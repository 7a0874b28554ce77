import type { CustomSection, CustomSectionType } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import { isSectionKey, SECTION_KEYS } from "@/contracts/model/resume/sections/forms";
import { type AnySectionDefinition, sectionDefinition } from "@/contracts/model/resume/sections/registry";

/** An entry of any section. */
export type ReviewItem = Record<string, unknown> & { id: string };

/** A section with its entries, built-in or custom. */
export interface ReviewSection {
  /** The key of a built-in section, or the id of a custom one. */
  id: string;
  pointer: string;
  title: string;
  type: CustomSectionType;
  items: readonly ReviewItem[];
}

export function reviewSections(data: ResumeData): ReviewSection[] {
  return [
    ...SECTION_KEYS.map((key) => ({
      id: key,
      pointer: `/sections/${key}`,
      title: data.sections[key].title,
      type: key,
      items: data.sections[key].items as readonly ReviewItem[],
    })),
    ...data.customSections.map((section, index) => ({
      id: section.id,
      pointer: `/customSections/${index}`,
      title: section.title,
      type: section.type,
      items: section.items as readonly ReviewItem[],
    })),
  ];
}

/** The document with other entries in a section. */
export function withItems(data: ResumeData, sectionId: string, items: readonly ReviewItem[]): ResumeData {
  if (isSectionKey(sectionId))
    return { ...data, sections: { ...data.sections, [sectionId]: { ...data.sections[sectionId], items } } };
  const customSections = data.customSections.map((section) =>
    section.id === sectionId ? ({ ...section, items } as CustomSection) : section,
  );
  return { ...data, customSections };
}

/** Fields of an entry; sections of running text have one. */
export function fieldsOfType(
  type: CustomSectionType,
): Pick<AnySectionDefinition, "fields" | "mainField" | "secondField" | "datesText"> {
  if (isSectionKey(type)) return sectionDefinition(type);
  return { fields: [{ name: "content", kind: "rich-text" }], mainField: "content", secondField: null, datesText: null };
}

export const sectionOf = (data: ResumeData, itemId: string): ReviewSection | undefined =>
  reviewSections(data).find(({ items }) => items.some((item) => item.id === itemId));
