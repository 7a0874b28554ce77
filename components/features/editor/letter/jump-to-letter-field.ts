import { focusField } from "@/components/features/editor/core/focus-field";
import { fieldOfPointer, rowOfPointer } from "@/components/features/editor/letter/letter-pointers";
import type { LetterStore } from "@/components/features/editor/letter/use-letter";

/** Puts the focus into the field a place on the page leads to; its row is opened for it. */
export function jumpToLetterField(store: LetterStore, pointer: string): void {
  const field = fieldOfPointer(pointer);
  if (!field) return;
  const row = rowOfPointer(pointer);
  if (row) store.getState().openSection(row);
  void focusField(pointer).then((isThere) => {
    if (!isThere) document.getElementById(`letter-${field}`)?.scrollIntoView({ block: "center" });
  });
}
