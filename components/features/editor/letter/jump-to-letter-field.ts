import { putCaret } from "@/components/features/editor/core/field-caret";
import { focusField, hasOwnField } from "@/components/features/editor/core/focus-field";
import { fieldOfPointer } from "@/components/features/editor/letter/letter-pointers";
import type { LetterStore } from "@/components/features/editor/letter/use-letter";

/** Puts the focus into the field a place on the page leads to, and the caret after `letters`; the sender's row is opened for it. */
export function jumpToLetterField(store: LetterStore, pointer: string, letters: number | null = null): void {
  const field = fieldOfPointer(pointer);
  if (!field) return;
  if (field === "sender") store.getState().openSection("sender");
  // Two frames: the panel is drawn in the first, its lazily loaded text fields in the second.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!focusField(pointer)) document.getElementById(`letter-${field}`)?.scrollIntoView({ block: "center" });
      else if (letters !== null && hasOwnField(pointer)) putCaret(letters);
    }),
  );
}
