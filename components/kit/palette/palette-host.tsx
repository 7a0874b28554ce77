"use client";

import { Suspense, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onOpenPalette, type PaletteAction, type PaletteSheet } from "@/components/kit/shell/palette-actions";
import { useShortcuts } from "@/components/kit/shell/use-shortcuts";
import { afterFirstScreen } from "@/components/kit/ui/first-screen";
import { dropHeldKeys, holdKeys } from "@/components/kit/ui/held-keys";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const Palette = lazyPart(async () => ({ default: (await import("@/components/kit/palette/palette")).Palette }));
const ShortcutsSheet = lazyPart(async () => ({
  default: (await import("@/components/kit/palette/shortcuts-sheet")).ShortcutsSheet,
}));

/** On a slow connection the palette takes a while the first time, and keys are meant for it all along. Milliseconds. */
const UNTIL_FETCHED_MS = 20_000;

/**
 * Waits for its keys and brings the palette or the list of shortcuts. Both are fetched once the first screen is there. Keys pressed
 * before they have come are held for the palette, so that none goes into the document.
 */
export function PaletteHost() {
  const [sheet, setSheet] = useState<PaletteSheet | null>(null);
  const open = useCallback((next: PaletteSheet) => {
    if (next === "palette") holdKeys(UNTIL_FETCHED_MS);
    setSheet(next);
  }, []);
  useEffect(() => onOpenPalette(open), [open]);
  useEffect(
    () =>
      afterFirstScreen(() => {
        Palette.preload();
        ShortcutsSheet.preload();
      }),
    [],
  );
  useShortcuts({ palette: () => open("palette"), shortcuts: () => open("shortcuts") });
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

  return (
    <Suspense>
      {sheet === "palette" ? <Palette onClose={close} onRun={run} /> : null}
      {sheet === "shortcuts" ? <ShortcutsSheet onClose={close} /> : null}
    </Suspense>
  );
}
