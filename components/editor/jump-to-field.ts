import { placeOfPointer } from "@/components/editor/field-pointer";
import { documentOf, type EditorStore } from "@/components/editor/store";

/** Opens the row and the entry a pointer leads to, and puts the focus into its field, or as near to it as there is one. */
export function jumpToField(store: EditorStore, pointer: string): void {
  const place = placeOfPointer(documentOf(store.getState()), pointer);
  if (!place) return;
  const { openItem, openSection } = store.getState();
  if (place.itemId) openItem(place.sectionId, place.itemId);
  else openSection(place.sectionId);
  // Two frames: the row is drawn in the first, its form (and lazily loaded text fields) in the second.
  requestAnimationFrame(() => requestAnimationFrame(() => focusField(pointer)));
}

function focusField(pointer: string): void {
  for (let name = pointer; name !== ""; name = name.slice(0, name.lastIndexOf("/"))) {
    const holder = document.querySelector(`[data-field="${CSS.escape(name)}"]`);
    const field = holder?.querySelector<HTMLElement>(".rich-text, input, select, textarea");
    if (!field) continue;
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
    return;
  }
}
