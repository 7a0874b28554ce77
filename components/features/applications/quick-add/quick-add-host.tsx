"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onQuickAdd } from "@/components/features/applications/quick-add/ask";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { useKeyNames } from "@/components/kit/shell/key-names";
import { usePaletteActions } from "@/components/kit/shell/palette-actions";
import { SHORTCUTS } from "@/components/kit/shell/shortcuts";
import { useShortcuts } from "@/components/kit/shell/use-shortcuts";
import { holdKeys } from "@/components/kit/ui/held-keys";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const QuickAddDialog = lazyPart(async () => ({
  default: (await import("@/components/features/applications/quick-add/quick-add-dialog")).QuickAddDialog,
}));

/** Waits on every signed-in screen for its key and brings the dialog that adds an application. */
export function QuickAddHost() {
  const t = useTranslations("applications");
  const tKinds = useTranslations("palette.kinds");
  const router = useRouter();
  const keyNames = useKeyNames();
  const [isOpen, setOpen] = useState(false);

  function open() {
    if (document.querySelector("[role=dialog]")) return;
    // Its code may still be on its way: keys typed in the meantime are for its first field.
    holdKeys();
    setOpen(true);
  }
  useEffect(() => onQuickAdd(() => setOpen(true)), []);
  useShortcuts(isOpen ? {} : { quickAdd: open });
  usePaletteActions(() => [
    {
      id: "addApplication",
      name: t("palette.add.name"),
      aliases: t("palette.add.aliases"),
      icon: "plus",
      kind: tKinds("action"),
      keys: keyNames(SHORTCUTS.quickAdd.keys[0]),
      leads: "field",
      run: () => flushSync(() => setOpen(true)),
    },
    {
      id: "applications",
      name: t("palette.go.name"),
      aliases: t("palette.go.aliases"),
      icon: "kanban",
      kind: tKinds("action"),
      leads: "place",
      run: () => router.push(FOLDER),
    },
  ]);

  return isOpen ? (
    <Suspense>
      <QuickAddDialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
