import { putCaret } from "@/components/features/editor/core/field-caret";
import { focusField, hasOwnField } from "@/components/features/editor/core/focus-field";
import { fieldOfPointer, rowOfPointer } from "@/components/features/editor/letter/letter-pointers";
import type { LetterStore } from "@/components/features/editor/letter/use-letter";

/** Puts the focus into the field a place on the page leads to, and the caret after `letters`; its row is opened for it. */
export function jumpToLetterField(store: LetterStore, pointer: string, letters: number | null = null): void {
  const field = fieldOfPointer(pointer);
  if (!field) return;
  const row = rowOfPointer(pointer);
  if (row) store.getState().openSection(row);
  // Two frames: the panel is drawn in the first, its lazily loaded text fields in the second.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!focusField(pointer)) document.getElementById(`letter-${field}`)?.scrollIntoView({ block: "center" });
      else if (letters !== null && hasOwnField(pointer)) putCaret(letters);
    }),
  );
}
