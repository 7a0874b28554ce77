"use client";

import { useCallback } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import { findItem } from "@/components/features/editor/resume/document-structure";
import { useResume, useResumeStore } from "@/components/features/editor/resume/use-resume";
import type { ResumeData } from "@/contracts/model/resume/data";

/** The place of a field of an item. */
export type ItemPlace = { sectionId: string; itemId: string };

/** One field of one item and how to write it. Draws again only when that field changes. */
export function useItemField(place: ItemPlace, name: string): [unknown, (value: unknown) => void] {
  const { sectionId, itemId } = place;
  const value = useResume((document) => findItem(document, sectionId, itemId)?.[name]);
  const store = useResumeStore();
  const write = useCallback(
    (next: unknown) => {
      store.getState().edit(label("editField", `${sectionId}/${itemId}/${name}`), (draft) => {
        const item = findItem(draft, sectionId, itemId);
        if (item) item[name] = next;
      });
    },
    [store, sectionId, itemId, name],
  );
  return [value, write];
}

/** One value anywhere in the document. `target` names it, so that quick edits of it join into one step. */
export function useValue<Value>(
  target: string,
  read: (document: ResumeData) => Value,
  assign: (draft: ResumeData, value: Value) => void,
): [Value, (value: Value) => void] {
  const value = useResume(read);
  const store = useResumeStore();
  const write = (next: Value) => {
    store.getState().edit(label("editField", target), (draft) => assign(draft, next));
  };
  return [value, write];
}
