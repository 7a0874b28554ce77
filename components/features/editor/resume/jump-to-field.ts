import { focusField } from "@/components/features/editor/core/focus-field";
import { documentOf } from "@/components/features/editor/core/store";
import { placeOfPointer } from "@/components/features/editor/resume/field-pointer";
import type { ResumeStore } from "@/components/features/editor/resume/use-resume";

/** Puts the focus into a design setting that was just brought into view. */
export function jumpToSetting(pointer: string): void {
  void focusField(pointer);
}

/**
 * Opens the row and the entry a pointer leads to, and puts the focus into its field, or as near to it as there is one.
 */
export function jumpToField(store: ResumeStore, pointer: string): void {
  const place = placeOfPointer(documentOf(store.getState()), pointer);
  if (!place) return;
  const { openItem, openSection } = store.getState();
  if (place.itemId) openItem(place.sectionId, place.itemId);
  else openSection(place.sectionId);
  void focusField(pointer).then((isThere) => {
    if (!isThere) focusRow(place.sectionId);
  });
}

/** If a place has no field, its row is the nearest target. */
function focusRow(sectionId: string): void {
  const row = document.getElementById(`section-${sectionId}`);
  row?.scrollIntoView({ block: "center" });
  row?.focus({ preventScroll: true });
}
