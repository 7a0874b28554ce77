"use client";

import { useTranslations } from "next-intl";
import { keepEarlierBreaks } from "@/components/features/editor/resume/page-breaks/choose-page-breaks";
import { useResume, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { pageBreaksOf } from "@/domain/page-breaks";

/** Whether the pages are divided as they were before, for documents that are finished. */
export function EarlierPageBreaks() {
  const t = useTranslations("editor.pageBreaks");
  const store = useResumeStore();
  const isEarlier = useResume((document) => pageBreaksOf(document) === "earlier");
  return (
    <Checkbox checked={isEarlier} onChange={({ target: { checked } }) => keepEarlierBreaks(store, checked)}>
      {t("setting")}
    </Checkbox>
  );
}
