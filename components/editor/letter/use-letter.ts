"use client";

import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { DocumentCard } from "@/components/editor/document-kind";
import { label } from "@/components/editor/edit-names";
import type { LetterDraft } from "@/components/editor/letter/letter-kind";
import { documentOf, type EditorStore } from "@/components/editor/store";
import { opened } from "@/components/editor/use-editor";

export type LetterStore = EditorStore<LetterDraft, DocumentCard>;

export const LetterContext = createContext<LetterStore | null>(null);

export function useLetterStore(): LetterStore {
  return opened(useContext(LetterContext));
}

/** A part of the open letter. */
export function useLetter<Part>(select: (draft: LetterDraft) => Part): Part {
  return useStore(useLetterStore(), (state) => select(documentOf(state)));
}

/** One field of the letter and how to write it; quick edits of the same field join into one step of undo. */
export function useLetterField<Key extends keyof LetterDraft>(key: Key): [LetterDraft[Key], (value: LetterDraft[Key]) => void] {
  const store = useLetterStore();
  return [
    useLetter((draft) => draft[key]),
    (value) => {
      store.getState().edit(label("editField", key), (draft) => {
        draft[key] = value;
      });
    },
  ];
}
