import { label } from "@/components/features/editor/core/edit-names";
import { newId } from "@/components/features/editor/core/new-id";
import { documentOf } from "@/components/features/editor/core/store";
import { findItemSection, placeOf, sectionType } from "@/components/features/editor/resume/document-structure";
import { addItem, duplicateItem } from "@/components/features/editor/resume/item-edits";
import { addSection, placeSection } from "@/components/features/editor/resume/section-edits";
import { writtenParts } from "@/components/features/editor/resume/starting/parts";
import type { ResumeStore } from "@/components/features/editor/resume/use-resume";
import type { CustomSectionType } from "@/contracts/model/resume/custom-section";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/forms";

/** What buttons, menus and keys do with entries and sections: one edit each, and the focus where writing continues. */

/** Adds an entry to a section, opens it, and puts the focus into its first field. */
export function addEntry(store: ResumeStore, sectionId: string): void {
  const id = newId();
  if (!store.getState().edit(label("addItem", id), (draft) => addItem(draft, sectionId, id))) return;
  store.getState().openItem(sectionId, id);
  focusEntry(id);
}

function focusEntry(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"] :is(input, select)`)?.focus());
}

/** Puts a copy of an entry after it and opens the copy. */
export function duplicateEntry(store: ResumeStore, sectionId: string, itemId: string): string | null {
  let copyId: string | null = null;
  store.getState().edit(label("duplicateItem", itemId), (document) => {
    copyId = duplicateItem(document, sectionId, itemId, newId);
  });
  if (copyId) store.getState().openItem(sectionId, copyId);
  return copyId;
}

/** The built-in sections that have nothing yet, which are what one most likely wants to add. */
export function emptySections(store: ResumeStore): string[] {
  const data = documentOf(store.getState());
  const empty = SECTION_KEYS.filter((key) => data.sections[key].items.length === 0);
  return writtenParts(data).has("summary") ? empty : ["summary", ...empty];
}

/** Shows a built-in section, on a page and not hidden, and opens its text or a first entry. */
export function startSection(store: ResumeStore, sectionId: string): void {
  const { edit, openSection } = store.getState();
  edit(label("showSection", sectionId), (draft) => {
    const section = sectionId === "summary" ? draft.summary : findItemSection(draft, sectionId);
    if (section) section.hidden = false;
    if (!placeOf(draft, sectionId)) placeSection(draft, sectionId, lastMain(draft.metadata.layout.pages.length));
  });
  if (sectionId !== "summary") {
    addEntry(store, sectionId);
    return;
  }
  openSection(sectionId);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-field="/summary/content"] .rich-text')?.focus()),
  );
}

const lastMain = (pages: number) => ({ page: Math.max(0, pages - 1), column: "main" as const });

/** Adds a custom section, with the focus in its heading. */
export function addOwnSection(store: ResumeStore, type: CustomSectionType, title: string): void {
  const id = newId();
  if (!store.getState().edit(label("addSection", id), (draft) => addSection(draft, type, title, id))) return;
  store.getState().openSection(id);
  store.getState().nameSection(id);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.getElementById(`section-${id}`)?.scrollIntoView({ block: "nearest" });
      const heading = document.querySelector<HTMLInputElement>(`[data-section-settings="${CSS.escape(id)}"] input`);
      heading?.focus({ preventScroll: true });
      heading?.select();
    }),
  );
}

/** The section in which an entry is to be added by keys: the open one, if it has entries. */
export function openEntrySection(store: ResumeStore): string | null {
  const { open } = store.getState();
  const type = open.sectionId ? sectionType(documentOf(store.getState()), open.sectionId) : undefined;
  return type && open.sectionId !== "summary" && type !== "cover-letter" ? open.sectionId : null;
}
