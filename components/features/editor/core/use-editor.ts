"use client";

import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { AnyOpenEditor } from "@/components/features/editor/core/open-editor";
import type { SharedState } from "@/components/features/editor/core/store";

/** The open document, for parts that serve all kinds. Those of one kind know its store by that kind's own context. */
export const EditorContext = createContext<AnyOpenEditor | null>(null);

export function useOpenEditor(): AnyOpenEditor {
  return opened(useContext(EditorContext));
}

/** A part of the editor's state. Select narrowly: what a selector returns decides which keystrokes draw the component again. */
export function useEditor<Part>(select: (state: SharedState) => Part): Part {
  return useStore(useOpenEditor().store, select);
}

/** What a context holds; a part of the editor that stands outside of an open document is a mistake in the program. */
export function opened<Value>(value: Value | null): Value {
  if (value === null) throw new Error("This part of the editor stands outside of an open document.");
  return value;
}
