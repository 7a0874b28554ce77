"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useAnnounce } from "@/components/features/editor/core/announcer";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useTimeAfterPage } from "@/components/features/editor/panels/use-time-after-page";
import { patiently } from "@/components/kit/ui/lazy-part";

/** Enables dragging once the first page was shown and the browser is idle. */
export function useDragging(): void {
  const t = useTranslations("editor.drag");
  const { store } = useOpenEditor();
  const announce = useAnnounce();
  const hasTime = useTimeAfterPage();
  const start = useEffectEvent((begin: typeof import("@/components/features/editor/drag/drag-entries").startDragging) =>
    begin({
      canDrag: () => !isReadOnly(store.getState()),
      announce,
      texts: {
        lifted: (name) => t("lifted", { name }),
        liftedByKeys: (name) => t("liftedByKeys", { name }),
        over: (name, position, count) => t("over", { name, position, count }),
        overIn: (name, position, count, section) => t("overIn", { name, position, count, section }),
        into: (name, section) => t("into", { name, section }),
        stays: (name) => t("stays", { name }),
      },
    }),
  );
  useEffect(() => {
    if (!hasTime) return;
    let isOver = false;
    let stop = () => {};
    void patiently(() => import("@/components/features/editor/drag/drag-entries")).then(({ startDragging }) => {
      if (!isOver) stop = start(startDragging);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [hasTime]);
}
