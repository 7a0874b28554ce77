"use client";

import { createContext, useContext } from "react";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import type { MenuHandle } from "@/components/kit/ui/shared-menu";

/** What a single document can request from the library. Stable while scrolling, so that nothing re-renders. */
export type LibraryHandles = {
  /** The menu shared by all documents. */
  menu: MenuHandle<LibraryEntry>;
  toggle: (entry: LibraryEntry, isRange: boolean) => void;
};

const Context = createContext<LibraryHandles | null>(null);
export const LibraryContext = Context.Provider;

export function useLibrary(): LibraryHandles {
  const handles = useContext(Context);
  if (!handles) throw new Error("A document of the library is drawn outside of it.");
  return handles;
}
