"use client";

import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { AnyOpenEditor } from "@/components/features/editor/core/opened-editor";
import type { SharedState } from "@/components/features/editor/core/store";

/** The open document, for components that serve all kinds. Each kind has its own context for its store. */
export const EditorContext = createContext<AnyOpenEditor | null>(null);

export function useOpenEditor(): AnyOpenEditor {
  return opened(useContext(EditorContext));
}

/** A part of the editor's state. Select narrowly: the result decides which keystrokes re-render the component. */
export function useEditor<Part>(select: (state: SharedState) => Part): Part {
  return useStore(useOpenEditor().store, select);
}

/** The value of a context; using it outside an open document is a bug. */
export function opened<Value>(value: Value | null): Value {
  if (value === null) throw new Error("This part of the editor stands outside of an open document.");
  return value;
}
