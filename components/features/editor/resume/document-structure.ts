import type { CustomSection, CustomSectionType } from "@/contracts/model/resume/custom-section";
import type { ResumeData, Summary } from "@/contracts/model/resume/data";
import type { SectionForm } from "@/contracts/model/resume/sections/definition";
import { isSectionKey, SECTION_KEYS, type SectionKey, sectionForm } from "@/contracts/model/resume/sections/forms";
import { TEMPLATES } from "@/typeset/templates";

/** An item of any section, seen by code that handles all of them alike. */
export type AnyItem = { id: string; hidden: boolean } & Record<string, unknown>;

/** A section with items, built in or the person's own. */
export type ItemSection = Exclude<ResumeData["sections"][SectionKey], never> | CustomSection;

/**
 * Where a section is in the layout. A page with one column is one list, `whole`, no matter which of the layout's two columns its sections
 * are in: those of the sidebar follow the main ones, and keep their column for templates that have two.
 */
export type Place = { page: number; column: "main" | "sidebar" | "whole" };

/** The places of a page, in the order of the layout. */
export const placesOn = (data: ResumeData, page: number): Place[] =>
  hasOneColumn(data, page)
    ? [{ page, column: "whole" }]
    : [
        { page, column: "main" },
        { page, column: "sidebar" },
      ];

const hasOneColumn = ({ metadata: { layout, template } }: ResumeData, page: number): boolean =>
  TEMPLATES[template].columns === 1 || (layout.pages[page]?.fullWidth ?? false);

/** The sections of one column of one page, in printed order; `place` is null for those on no page. */
export type ColumnOfSections = { place: Place | null; sectionIds: string[] };

/** Whether two places are the same column of the same page. */
export const isSamePlace = (a: Place | null, b: Place | null): boolean => a?.page === b?.page && a?.column === b?.column;

/** The summary, a built-in section or a custom one; undefined when there is none of that id. */
export function findSection(data: ResumeData, sectionId: string): Summary | ItemSection | undefined {
  if (sectionId === "summary") return data.summary;
  if (isSectionKey(sectionId)) return data.sections[sectionId];
  return data.customSections.find((section) => section.id === sectionId);
}

/** A section that holds items; undefined for the summary and for unknown ids. */
export function findItemSection(data: ResumeData, sectionId: string): ItemSection | undefined {
  if (isSectionKey(sectionId)) return data.sections[sectionId];
  return data.customSections.find((section) => section.id === sectionId);
}

/** The items of a section as plain records. The store's document is the only writer, so the view is safe to share. */
export function itemsOf(section: ItemSection): AnyItem[] {
  return section.items as AnyItem[];
}

export function findItem(data: ResumeData, sectionId: string, itemId: string): AnyItem | undefined {
  const section = findItemSection(data, sectionId);
  return section && itemsOf(section).find((item) => item.id === itemId);
}

/** Which kind of items a section holds. */
export function sectionType(data: ResumeData, sectionId: string): CustomSectionType | undefined {
  if (sectionId === "summary" || isSectionKey(sectionId)) return sectionId;
  return data.customSections.find((section) => section.id === sectionId)?.type;
}

/** The fields and the main field of a type; items of a summary and of a legacy letter have one text only. */
export function itemDefinition(
  type: CustomSectionType,
): Pick<SectionForm, "mainField" | "secondField" | "datesText" | "fields" | "prose"> {
  if (isSectionKey(type)) return sectionForm(type);
  const fields = type === "summary" ? ["content"] : ["recipient", "content"];
  return {
    mainField: "content",
    secondField: null,
    datesText: null,
    fields: fields.map((name) => ({ name, kind: "rich-text" })),
    prose: true,
  };
}

/** Every section in the order of the layout, column by column; those on no page come last. */
export function sectionOrder(data: ResumeData): ColumnOfSections[] {
  const known = allSectionIds(data);
  const seen = new Set<string>();
  const take = (ids: readonly string[]) =>
    ids.filter((id) => {
      if (!known.has(id) || seen.has(id)) return false;
      seen.add(id);
      return true;
    });
  const columns = data.metadata.layout.pages.flatMap(({ main, sidebar }, index) =>
    placesOn(data, index).map((place): ColumnOfSections => {
      const ids = { main, sidebar, whole: [...main, ...sidebar] }[place.column];
      return { place, sectionIds: take(ids) };
    }),
  );
  return [...columns, { place: null, sectionIds: [...known].filter((id) => !seen.has(id)) }];
}

/** What nearly every resume has; empty, too, they are in the content list. */
const EXPECTED_SECTIONS: ReadonlySet<string> = new Set(["summary", "experience", "education", "skills"]);

/** Whether the content list shows a section; the others are empty, and behind "Add section". */
export function isListed(data: ResumeData, sectionId: string): boolean {
  if (!isSectionKey(sectionId) || EXPECTED_SECTIONS.has(sectionId)) return true;
  return data.sections[sectionId].items.length > 0;
}

export function allSectionIds(data: ResumeData): Set<string> {
  return new Set(["summary", ...SECTION_KEYS, ...data.customSections.map((section) => section.id)]);
}

export function placeOf(data: ResumeData, sectionId: string): Place | null {
  for (const [page, { main, sidebar }] of data.metadata.layout.pages.entries()) {
    if (!main.includes(sectionId) && !sidebar.includes(sectionId)) continue;
    return { page, column: hasOneColumn(data, page) ? "whole" : main.includes(sectionId) ? "main" : "sidebar" };
  }
  return null;
}
