import { findSection, isListed, itemsOf, type Place, placeOf } from "@/components/features/editor/resume/document-structure";
import type { CustomSection, CustomSectionType } from "@/contracts/model/resume/custom-section";
import type { ResumeData } from "@/contracts/model/resume/data";
import type { LayoutPage } from "@/contracts/model/resume/metadata";

/** Edits of sections and of their places: recipes for a draft of the document. */

/** Adds a section of the person's own at the end of the last page's main column. */
export function addSection(draft: ResumeData, type: CustomSectionType, title: string, id: string): void {
  const section = {
    id,
    type,
    title,
    icon: "",
    columns: 1,
    hidden: false,
    keepTogether: false,
    startOnNewPage: false,
    showHeading: true,
    items: [],
  } satisfies Omit<CustomSection, "items" | "type"> & { type: CustomSectionType; items: [] };
  draft.customSections.push(section as CustomSection);
  lastPage(draft).main.push(id);
}

/** Takes a custom section away, with its items and its place. Built-in sections can only be hidden or emptied. */
export function removeSection(draft: ResumeData, sectionId: string): void {
  const index = draft.customSections.findIndex((section) => section.id === sectionId);
  if (index === -1) return;
  draft.customSections.splice(index, 1);
  removeFromPages(draft, sectionId);
}

/** Copies a custom section right after itself, with new ids for it and its items. */
export function duplicateSection(draft: ResumeData, sectionId: string, newId: () => string): string | null {
  const original = draft.customSections.find((section) => section.id === sectionId);
  if (!original) return null;
  const copy: CustomSection = { ...JSON.parse(JSON.stringify(original)), id: newId() };
  for (const item of itemsOf(copy)) item.id = newId();
  draft.customSections.push(copy);
  const column = columnWith(draft, sectionId);
  column?.splice(column.indexOf(sectionId) + 1, 0, copy.id);
  return copy.id;
}

export function setSectionHidden(draft: ResumeData, sectionId: string, hidden: boolean): void {
  const section = findSection(draft, sectionId);
  if (section) section.hidden = hidden;
}

/** Moves a section by `by` places of the content list, within its column. */
export function moveSection(draft: ResumeData, sectionId: string, by: number): void {
  const place = placeOf(draft, sectionId);
  const ids = place ? idsAt(draft, place) : undefined;
  if (!place || !ids) return;
  const listed = ids.filter((id) => id === sectionId || isListed(draft, id));
  const target = listed[listed.indexOf(sectionId) + by];
  if (target !== undefined) placeSection(draft, sectionId, place, ids.indexOf(target));
}

/** Puts a section before the section that has the `index`th place among the listed ones, or at the end of its column. */
export function placeAmongListed(
  draft: ResumeData,
  sectionId: string,
  place: Place | null,
  index = Number.POSITIVE_INFINITY,
): void {
  const others = (place && idsAt(draft, place)?.filter((id) => id !== sectionId)) ?? [];
  const next = others.filter((id) => isListed(draft, id))[index];
  placeSection(draft, sectionId, place, next === undefined ? undefined : others.indexOf(next));
}

/** Puts a section into a column, at its end or at `index`; with `null` it is on no page and is not printed. */
export function placeSection(draft: ResumeData, sectionId: string, place: Place | null, index = Number.POSITIVE_INFINITY): void {
  // A page that is not there would lose the section.
  if (place && !draft.metadata.layout.pages[place.page]) return;
  removeFromPages(draft, sectionId);
  if (!place) return;
  const page = draft.metadata.layout.pages[place.page];
  if (!page) return;
  if (place.column !== "whole") {
    page[place.column].splice(index, 0, sectionId);
    return;
  }
  // It joins the column of the section that it follows, so that the others keep theirs.
  const before = idsAt(draft, place)?.slice(0, index).at(-1);
  const column = before !== undefined && page.sidebar.includes(before) ? page.sidebar : page.main;
  column.splice(before === undefined ? 0 : column.indexOf(before) + 1, 0, sectionId);
}

export function addPage(draft: ResumeData): void {
  draft.metadata.layout.pages.push({ fullWidth: false, main: [], sidebar: [] });
}

/** Removes a page; its content moves to the page before it, so that nothing vanishes from the paper. The last page stays. */
export function removePage(draft: ResumeData, index: number): void {
  const { pages } = draft.metadata.layout;
  const page = pages[index];
  const heir = pages[index === 0 ? 1 : index - 1];
  if (!page || !heir) return;
  const merge = (own: string[], moved: string[]) => (index === 0 ? [...moved, ...own] : [...own, ...moved]);
  heir.main = merge(heir.main, page.main);
  heir.sidebar = merge(heir.sidebar, page.sidebar);
  pages.splice(index, 1);
}

function lastPage(draft: ResumeData): LayoutPage {
  if (draft.metadata.layout.pages.length === 0) addPage(draft);
  const page = draft.metadata.layout.pages.at(-1);
  if (!page) throw new Error("A page was just added.");
  return page;
}

/** The ids of a place in the order in which they print. */
function idsAt(draft: ResumeData, { page, column }: Place): string[] | undefined {
  const at = draft.metadata.layout.pages[page];
  return at && { main: at.main, sidebar: at.sidebar, whole: [...at.main, ...at.sidebar] }[column];
}

/** The column of the layout that contains a section. */
const columnWith = (draft: ResumeData, sectionId: string): string[] | undefined =>
  draft.metadata.layout.pages.flatMap(({ main, sidebar }) => [main, sidebar]).find((column) => column.includes(sectionId));

function removeFromPages(draft: ResumeData, sectionId: string): void {
  for (const page of draft.metadata.layout.pages) {
    page.main = page.main.filter((id) => id !== sectionId);
    page.sidebar = page.sidebar.filter((id) => id !== sectionId);
  }
}
