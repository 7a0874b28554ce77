"use client";

import { useEffect, useRef } from "react";
import type { IconName } from "@/components/kit/ui/icon-paths";

/** Something the command palette can do. */
export type PaletteAction = {
  /** Stable and unlike any other. */
  id: string;
  name: string;
  /** Other words by which a person may look for it, in their language. */
  aliases?: string;
  icon: IconName;
  /** A line of its text that matches the query, shown below the name. */
  line?: string;
  /** What kind of thing it is, in a word behind the name. */
  kind: string;
  /** Its shortcut, as the person would press it. */
  keys?: string;
  /** Whether it leads away from where the focus is: to another place, or to a field that waits for keys. */
  leads?: "place" | "field";
  /** For a setting: its value at this moment. */
  value?: string;
  /** For a setting that is changed in the palette: what it can be, given what was typed. Instead of `run`, choosing it shows these. */
  choices?: (query: string) => PaletteChoice[];
  run: () => void;
};

/** A value of a setting. */
export type PaletteChoice = Pick<PaletteAction, "id" | "name" | "run"> & { isCurrent: boolean };

type Source = () => readonly PaletteAction[] | Promise<readonly PaletteAction[]>;

const sources = new Set<{ current: Source }>();

/**
 * Offers actions in the command palette as long as the component is there. They are read when the palette opens, so that a
 * screen pays nothing for them before; a source may load what it needs then.
 */
export function usePaletteActions(source: Source): void {
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  useEffect(() => {
    sources.add(latest);
    return () => {
      sources.delete(latest);
    };
  }, []);
}

/** What the screen offers at this moment. What came last is nearest to what the person does: the open document before the whole product. */
export async function offeredActions(): Promise<PaletteAction[]> {
  return (await Promise.all([...sources].reverse().map(({ current }) => current()))).flat();
}

export type PaletteSheet = "palette" | "shortcuts";

/** Opens the palette, or the list of shortcuts, from anywhere. */
export const openPalette = (sheet: PaletteSheet = "palette") =>
  window.dispatchEvent(new CustomEvent("open-palette", { detail: sheet }));

/** Listens for such requests; returns a stop function. */
export function onOpenPalette(open: (sheet: PaletteSheet) => void): () => void {
  const listener = (event: Event) => open((event as CustomEvent<PaletteSheet>).detail);
  window.addEventListener("open-palette", listener);
  return () => window.removeEventListener("open-palette", listener);
}
