import { putCaret } from "@/components/features/editor/core/field-caret";
import { focusField, hasOwnField } from "@/components/features/editor/core/focus-field";
import { documentOf } from "@/components/features/editor/core/store";
import { placeOfPointer } from "@/components/features/editor/resume/field-pointer";
import type { ResumeStore } from "@/components/features/editor/resume/use-resume";

/** Puts the focus into a design setting that was just brought into view. */
export function jumpToSetting(pointer: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => focusField(pointer)));
}

/**
 * Opens the row and the entry a pointer leads to, and puts the focus into its field, or as near to it as there is one; the caret after
 * `letters`, where they are known.
 */
export function jumpToField(store: ResumeStore, pointer: string, letters: number | null = null): void {
  const place = placeOfPointer(documentOf(store.getState()), pointer);
  if (!place) return;
  const { openItem, openSection } = store.getState();
  if (place.itemId) openItem(place.sectionId, place.itemId);
  else openSection(place.sectionId);
  // Two frames: the row is drawn in the first, its form (and lazily loaded text fields) in the second.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!focusField(pointer)) focusRow(place.sectionId);
      else if (letters !== null && hasOwnField(pointer)) putCaret(letters);
    }),
  );
}

/** If a place has no field, its row is the nearest target. */
function focusRow(sectionId: string): void {
  const row = document.getElementById(`section-${sectionId}`);
  row?.scrollIntoView({ block: "center" });
  row?.focus({ preventScroll: true });
}
