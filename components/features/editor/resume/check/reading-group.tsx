"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useOpenEditor } from "@/components/features/editor/core/use-editor";
import { Group } from "@/components/features/editor/design/group";
import { useResumeEditor } from "@/components/features/editor/resume/use-resume";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { CONTROL, FieldError } from "@/components/kit/ui/field";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";

/** The produced file, read back by other software: what a parser gets, line by line. */
export function ReadingGroup() {
  const t = useTranslations("editor.check.reading");
  const errorText = useErrorText();
  const { runner } = useOpenEditor();
  const id = useResumeEditor((state) => state.card.id);
  const [report, setReport] = useState<PdfCheckReport | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function read() {
    setBusy(true);
    setProblem(null);
    try {
      // The file must hold what was typed last.
      await runner.flush();
      setReport(await api.resumes.checkOwnPdf({ id }));
    } catch (error) {
      setProblem(errorText(error));
    }
    setBusy(false);
  }

  return (
    <Group title={t("title")}>
      <p className="text-muted-foreground text-xs">{t("hint")}</p>
      <Button size="xs" className="justify-self-start" disabled={isBusy} onClick={() => void read()}>
        {t(isBusy ? "busy" : report ? "again" : "read")}
      </Button>
      {problem ? <FieldError>{problem}</FieldError> : null}
      {report ? (
        <>
          <p role="status" className="text-sm">
            {t("score", { score: report.score, pages: report.document.pages })}
          </p>
          <textarea
            readOnly
            rows={14}
            aria-label={t("text")}
            className={`${CONTROL} resize-y px-2.5 py-1.5 font-mono text-2xs leading-relaxed`}
            value={report.fullText}
          />
        </>
      ) : null}
    </Group>
  );
}
