"use client";

import { useTranslations } from "next-intl";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { Icon } from "@/components/kit/ui/icon";

/** On a phone the bar has no room for the one sentence that must be read whole: that this page holds the only copy. */
export function UnkeptNotice() {
  const t = useTranslations("editor.save");
  const status = useEditor((state) => state.saving.status);
  const isLost = useEditor((state) => state.onDevice === "failed");
  if (
    !isLost ||
    (status !== "offline" && status !== "retrying" && status !== "signed-out" && status !== "refused" && status !== "too-large")
  )
    return null;
  return (
    <p aria-hidden="true" className="hidden flex-none gap-2 border-b bg-warning-soft px-4 py-1.5 text-sm phone:flex">
      <Icon name="warning" size="sm" className="mt-0.5 text-warning" />
      <span>{t(`${status}.failed`)}</span>
    </p>
  );
}
