"use client";

import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { documentOf, type EditorState, type EditorStore } from "@/components/editor/store";
import type { ResumeData } from "@/contracts/model/resume/data";

export const EditorContext = createContext<EditorStore | null>(null);

export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext);
  if (!store) throw new Error("This part of the editor stands outside of an open document.");
  return store;
}

/** A part of the editor's state. Select narrowly: what a selector returns decides which keystrokes draw the component again. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditorStore(), select);
}

/** A part of the document. */
export function useDocument<Part>(select: (document: ResumeData) => Part): Part {
  return useEditor((state) => select(documentOf(state)));
}
