"use client";

import { Suspense, useEffect, useState } from "react";
import { onOpenPalette, type PaletteSheet } from "@/components/shell/palette-actions";
import { useShortcuts } from "@/components/shell/use-shortcuts";
import { lazyPart } from "@/components/ui/lazy-part";

const Palette = lazyPart(async () => ({ default: (await import("@/components/palette/palette")).Palette }));
const ShortcutsSheet = lazyPart(async () => ({ default: (await import("@/components/palette/shortcuts-sheet")).ShortcutsSheet }));

/** Waits for its keys and brings the palette or the list of shortcuts; neither is loaded before. */
export function PaletteHost() {
  const [sheet, setSheet] = useState<PaletteSheet | null>(null);
  useEffect(() => onOpenPalette(setSheet), []);
  useShortcuts({ palette: () => setSheet("palette"), shortcuts: () => setSheet("shortcuts") });
  const close = () => setSheet(null);
  return sheet ? (
    <Suspense>{sheet === "palette" ? <Palette onClose={close} /> : <ShortcutsSheet onClose={close} />}</Suspense>
  ) : null;
}
