"use client";

import { useTranslations } from "next-intl";
import type { LastPage } from "@/components/kit/page-preview/lines-over";
import type { DrawnPages } from "@/components/kit/page-preview/page-preview-props";
import type { PageFormat } from "@/contracts/model/resume/design-choices";

/** A last page with no more lines than these looks like an accident. */
const FEW_LINES = 6;

type LastPageNoteProps = { drawn: DrawnPages; last: LastPage; page: { format: PageFormat; marginY: number } };

/** How full the last page is; of a single page, what is left of it. A free page is as long as its text. */
export function LastPageNote({ drawn, last, page }: LastPageNoteProps) {
  const t = useTranslations("editor.page");
  const height = drawn.sizesPt.at(-1)?.height ?? 0;
  if (last.lines === 0 || height === 0) return null;
  if (drawn.pages > 1 && last.lines <= FEW_LINES)
    return <span className="ms-1 whitespace-nowrap text-warning">{t("linesOver", { count: last.lines })}</span>;
  if (page.format === "free-form") return null;
  const room = height - 2 * page.marginY;
  const spare = height - page.marginY - last.bottomPt;
  const millimetres = Math.round((spare / 72) * 25.4);
  const percent = Math.min(100, Math.max(1, Math.round(100 * (1 - spare / room))));
  const text = drawn.pages > 1 ? t("lastFull", { percent }) : millimetres >= 1 ? t("toSpare", { millimetres }) : t("full");
  return (
    <span className="ms-1 inline-flex items-center gap-2 whitespace-nowrap text-subtle-foreground">
      <span aria-hidden="true" className="h-1.5 w-10 overflow-hidden rounded-full bg-border @max-[460px]/foot:hidden">
        <span className="block h-full rounded-full bg-border-strong" style={{ width: `${percent}%` }} />
      </span>
      {text}
    </span>
  );
}
