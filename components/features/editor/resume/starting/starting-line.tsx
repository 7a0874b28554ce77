"use client";

import { useTranslations } from "next-intl";
import { PARTS, writtenParts } from "@/components/features/editor/resume/starting/parts";
import { useResume } from "@/components/features/editor/resume/use-resume";
import { Button } from "@/components/kit/ui/button";

/** How much of a new resume is written. It disappears when all of it is, or with the examples. */
export function StartingLine({ onEnd }: { onEnd: () => void }) {
  const t = useTranslations("editor.starting");
  const count = useResume((document) => writtenParts(document).size);
  return (
    <div className="flex min-h-9 items-center gap-2.5 border-b bg-muted ps-5 pe-3 text-sm phone:ps-4">
      <span aria-hidden="true" className="h-1.5 w-16 flex-none overflow-hidden rounded-full bg-border">
        <span className="block h-full rounded-full bg-primary-ink" style={{ width: `${(100 * count) / PARTS.length}%` }} />
      </span>
      <span role="status" className="min-w-0 flex-1 text-muted-foreground">
        {t("parts", { count, total: PARTS.length })}
      </span>
      <Button variant="ghost" size="xs" className="font-normal" onClick={onEnd}>
        {t("hide")}
      </Button>
    </div>
  );
}
