"use client";

import { useTranslations } from "next-intl";
import type { ChangeEvent } from "react";
import { useLibrary } from "@/components/features/documents/library-context";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import { CheckBoxOnly } from "@/components/kit/ui/checkbox";
import { classNames } from "@/components/kit/ui/class-names";

/** The checkbox of a document; with Shift it selects everything since the last one. */
export function DocumentPick({ entry, isSelected, className }: { entry: LibraryEntry; isSelected: boolean; className?: string }) {
  const t = useTranslations("documents");
  const { toggle } = useLibrary();
  // A checkbox change comes from a click event, which knows the modifier keys.
  const isRange = ({ nativeEvent }: ChangeEvent) => "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside, and has its name by itself.
    <label className={classNames("grid size-8 flex-none cursor-pointer select-none place-items-center phone:size-9", className)}>
      <CheckBoxOnly
        checked={isSelected}
        onChange={(event) => toggle(entry, isRange(event))}
        aria-label={t("select", { name: entry.name })}
        data-control="pick"
        className="size-[18px]"
      />
    </label>
  );
}
