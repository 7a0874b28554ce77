"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useFitTo } from "@/components/features/editor/design/use-fit-to";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { filePagesOf, forgetFilePages } from "@/components/kit/shell/file-pages";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { useBusy } from "@/components/kit/ui/use-busy";

/** After an import that prints on more pages than its file had: offers to fit it to as many. */
export function FilePagesNotice() {
  const t = useTranslations("editor.filePages");
  const fitTo = useFitTo();
  const { isBusy, during } = useBusy();
  const [isDecided, setDecided] = useState(false);
  const id = useResumeEditor((state) => state.card.id);
  // What the design is only tried with is not what prints.
  const printed = useResumeEditor((state) => (state.trial || isReadOnly(state) ? null : state.pageCount));
  const pages = printed === null || isDecided ? null : filePagesOf(id);
  if (printed === null || pages === null || printed <= pages) return null;

  function decide() {
    forgetFilePages();
    setDecided(true);
  }

  async function fit() {
    // What cannot be fitted stays as it is, and the toast says how short it can be.
    if (pages !== null && !(await fitTo(pages))) decide();
  }

  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-x-2 gap-y-1 border-b bg-muted px-5 py-1.5 text-sm phone:px-4"
    >
      <Icon name="file-text" size="sm" className="text-muted-foreground" />
      <span className="min-w-0 flex-1 phone:basis-[80%]">{t("notice", { pages, printed })}</span>
      <Button size="sm" disabled={isBusy} onClick={() => during(fit)}>
        {t("fit", { pages })}
      </Button>
      <Button size="sm" variant="ghost" disabled={isBusy} onClick={decide}>
        {t("keep")}
      </Button>
    </div>
  );
}
