import { moveWithin } from "@/components/features/editor/core/move-within";
import {
  type AnyItem,
  allSectionIds,
  findItem,
  findItemSection,
  itemsOf,
  sectionType,
} from "@/components/features/editor/resume/document-structure";
import type { ResumeData } from "@/contracts/model/resume/data";
import { CUSTOM_SECTION_TYPES, isSectionKey } from "@/contracts/model/resume/sections/forms";
import { emptyItem } from "@/domain/sections/empty-item";

/** Edits of items: recipes for a draft of the document. Ids are passed in; a missing item or section is left alone. */

export function addItem(draft: ResumeData, sectionId: string, id: string): void {
  const section = findItemSection(draft, sectionId);
  const type = sectionType(draft, sectionId);
  if (section && type) itemsOf(section).push(emptyItem(type, id));
}

export function removeItem(draft: ResumeData, sectionId: string, itemId: string): void {
  const items = listOf(draft, sectionId);
  const index = items.findIndex((item) => item.id === itemId);
  if (index !== -1) items.splice(index, 1);
}

/** Puts a copy right after its original. Roles get new ids as well, so that every id stays unique. */
export function duplicateItem(draft: ResumeData, sectionId: string, itemId: string, newId: () => string): string | null {
  const items = listOf(draft, sectionId);
  const index = items.findIndex((item) => item.id === itemId);
  const original = items[index];
  if (!original) return null;
  const copy: AnyItem = { ...JSON.parse(JSON.stringify(original)), id: newId() };
  if (Array.isArray(copy.roles)) copy.roles = copy.roles.map((role) => ({ ...role, id: newId() }));
  items.splice(index + 1, 0, copy);
  return copy.id;
}

/** Moves an item by `by` places within its section, as far as it goes. */
export function moveItem(draft: ResumeData, sectionId: string, itemId: string, by: number): void {
  moveWithin(listOf(draft, sectionId), (item) => item.id === itemId, by);
}

/** Moves an item to the end of another section of the same type. */
export function moveItemTo(draft: ResumeData, sectionId: string, itemId: string, targetId: string): void {
  if (sectionId === targetId || sectionType(draft, sectionId) !== sectionType(draft, targetId)) return;
  const source = listOf(draft, sectionId);
  const index = source.findIndex((item) => item.id === itemId);
  const target = findItemSection(draft, targetId);
  if (index === -1 || !target) return;
  itemsOf(target).push(...source.splice(index, 1));
}

/** Moves an item to a place in its own or another section of the same type. */
export function placeItem(draft: ResumeData, itemId: string, targetId: string, index: number): void {
  const source = sectionOfItem(draft, itemId);
  const target = findItemSection(draft, targetId);
  if (!source || !target || sectionType(draft, source) !== sectionType(draft, targetId)) return;
  const items = listOf(draft, source);
  const moved = items.splice(
    items.findIndex((item) => item.id === itemId),
    1,
  );
  itemsOf(target).splice(index, 0, ...moved);
}

/** The section that holds an item. */
export function sectionOfItem(data: ResumeData, itemId: string): string | undefined {
  return [...allSectionIds(data)].find((id) => findItem(data, id, itemId) !== undefined);
}

/** The other sections whose items have the same shape. */
export function sectionsOfSameType(data: ResumeData, sectionId: string): string[] {
  const type = sectionType(data, sectionId);
  const builtIn = type && isSectionKey(type) ? [type as string] : [];
  const custom = data.customSections.filter((section) => section.type === type).map((section) => section.id);
  return [...builtIn, ...custom].filter((id) => id !== sectionId);
}

/** The types of custom sections; letters are separate documents. */
export const CUSTOM_TYPES = CUSTOM_SECTION_TYPES.filter((type) => type !== "cover-letter");

function listOf(draft: ResumeData, sectionId: string): AnyItem[] {
  const section = findItemSection(draft, sectionId);
  return section ? itemsOf(section) : [];
}
