"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { Palette } from "@/components/kit/palette/palette";
import { ShortcutsSheet } from "@/components/kit/palette/shortcuts-sheet";
import { onOpenPalette, type PaletteAction, type PaletteSheet } from "@/components/kit/shell/palette-actions";
import { useShortcuts } from "@/components/kit/shell/use-shortcuts";
import { dropHeldKeys, holdKeys } from "@/components/kit/ui/held-keys";

/**
 * Waits for its keys and brings the palette or the list of shortcuts. Both come with the page: fetched on the first press, they would
 * arrive after the next keys, which then go into the document.
 */
export function PaletteHost() {
  const [sheet, setSheet] = useState<PaletteSheet | null>(null);
  useEffect(() => onOpenPalette(setSheet), []);
  useShortcuts({ palette: () => setSheet("palette"), shortcuts: () => setSheet("shortcuts") });
  const close = () => setSheet(null);

  function run({ leads, run: work }: PaletteAction) {
    // Close the palette and restore the focus first, because the action may move the focus.
    flushSync(close);
    // During navigation, typed keys must not go to the previous field.
    if (leads && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (leads === "field") holdKeys();
    else dropHeldKeys();
    flushSync(work);
  }

  if (sheet === "palette") return <Palette onClose={close} onRun={run} />;
  return sheet ? <ShortcutsSheet onClose={close} /> : null;
}
