"use client";

import { addEntry, duplicateEntry, openEntrySection } from "@/components/features/editor/resume/entry-actions";
import { useResumeStore } from "@/components/features/editor/resume/use-resume";
import { useShortcuts } from "@/components/kit/shell/use-shortcuts";

/** Keys for entries, wherever in the section one writes. */
export function useEntryKeys(): void {
  const store = useResumeStore();
  useShortcuts({
    newEntry() {
      const sectionId = openEntrySection(store);
      if (sectionId) addEntry(store, sectionId);
    },
    duplicateEntry() {
      const { sectionId, itemId } = store.getState().open;
      const copyId = sectionId && itemId ? duplicateEntry(store, sectionId, itemId) : null;
      if (copyId) requestAnimationFrame(() => document.getElementById(`item-${copyId}`)?.focus());
    },
  });
}
