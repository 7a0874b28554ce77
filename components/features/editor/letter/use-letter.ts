"use client";

import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { label } from "@/components/features/editor/core/edit-names";
import { documentOf, type EditorStore } from "@/components/features/editor/core/store";
import { opened } from "@/components/features/editor/core/use-editor";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import type { LetterDraft } from "@/components/features/editor/letter/letter-kind";

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
