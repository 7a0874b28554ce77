"use client";

import { useTranslations } from "next-intl";
import { Group } from "@/components/features/editor/design/group";
import { useErrorText } from "@/components/kit/api/error-text";
import { CONTROL, FieldError } from "@/components/kit/ui/field";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";

type ReadingGroupProps = { report: PdfCheckReport | null; isReading: boolean; error: unknown };

/** The produced file, read back by other software: what a parser gets, line by line. */
export function ReadingGroup({ report, isReading, error }: ReadingGroupProps) {
  const t = useTranslations("editor.check.reading");
  const errorText = useErrorText();
  const state = isReading ? t("busy") : report ? t("pages", { pages: report.document.pages }) : null;
  return (
    <Group title={t("title")} aside={<span className="text-subtle-foreground text-xs">{state}</span>}>
      <p className="text-muted-foreground text-xs">{t("hint")}</p>
      {error && !isReading ? <FieldError>{errorText(error)}</FieldError> : null}
      {report ? (
        <textarea
          id="file-text"
          readOnly
          rows={14}
          aria-label={t("text")}
          className={`${CONTROL} resize-y px-2.5 py-1.5 font-mono text-2xs leading-relaxed`}
          value={report.fullText}
        />
      ) : null}
    </Group>
  );
}
