import { focusField } from "@/components/features/editor/core/focus-field";
import { fieldOfPointer } from "@/components/features/editor/letter/letter-pointers";
import type { LetterStore } from "@/components/features/editor/letter/use-letter";

/** Puts the focus into the field a place on the page leads to; the sender's row is opened for it. */
export function jumpToLetterField(store: LetterStore, pointer: string): void {
  const field = fieldOfPointer(pointer);
  if (!field) return;
  if (field === "sender") store.getState().openSection("sender");
  // Two frames: the panel is drawn in the first, its lazily loaded text fields in the second.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!focusField(pointer)) document.getElementById(`letter-${field}`)?.scrollIntoView({ block: "center" });
    }),
  );
}
