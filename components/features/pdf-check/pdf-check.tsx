"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from "react";
import { PdfDrop } from "@/components/features/pdf-check/pdf-drop";
import { api } from "@/components/kit/api/client";
import { failureOf, useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { CONTROL, FieldError, LABEL } from "@/components/kit/ui/field";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { LIMITS } from "@/contracts/limits";
import type { PdfCheckReport } from "@/contracts/model/pdf-check-report";

const Report = lazyPart(async () => ({ default: (await import("@/components/features/pdf-check/report")).Report }));

/** Anyone's check of a PDF resume: what software reads in it, without an account; nothing is stored. */
export function PdfCheck() {
  const t = useTranslations("pdfCheck");
  const errorText = useErrorText();
  const postingId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [posting, setPosting] = useState("");
  const [running, setRunning] = useState<AbortController | null>(null);
  const [report, setReport] = useState<PdfCheckReport | null>(null);
  const [error, setError] = useState<string | null>(null);
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (report) result.current?.focus();
  }, [report]);

  async function choose(next: File) {
    setReport(null);
    setError(null);
    setFile(null);
    if (next.size > LIMITS.pdfCheck.fileBytes) return setError(t("tooLarge", { name: next.name }));
    const start = new TextDecoder("latin1").decode(await next.slice(0, 1024).arrayBuffer());
    if (!start.includes("%PDF-")) return setError(t("noPdf", { name: next.name }));
    setFile(next);
    await run(next);
  }

  async function run(pdf: File) {
    const controller = new AbortController();
    setRunning(controller);
    setError(null);
    try {
      const jobDescription = posting.trim();
      setReport(
        await api.resumes.checkPdf(
          { file: pdf, ...(jobDescription === "" ? {} : { jobDescription }) },
          { signal: controller.signal },
        ),
      );
    } catch (thrown) {
      if (!controller.signal.aborted)
        setError(failureOf(thrown) === "BAD_REQUEST" ? t("unreadable", { name: pdf.name }) : errorText(thrown));
    }
    setRunning(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (file) void run(file);
  }

  return (
    <div className="py-10 phone:py-6">
      <h1 className="font-semibold text-2xl tracking-tight">{t("title")}</h1>
      <p className="mt-2 max-w-[68ch] text-base text-muted-foreground">{t("text")}</p>
      <form onSubmit={submit} className="mt-6 grid grid-cols-2 gap-6 max-[800px]:grid-cols-1">
        <div>
          <PdfDrop status={running && file ? t("reading", { name: file.name }) : null} onFile={(next) => void choose(next)} />
          {error ? <FieldError>{error}</FieldError> : null}
          {running ? (
            <Button size="sm" className="mt-2" onClick={() => running.abort()}>
              {t("cancel")}
            </Button>
          ) : null}
        </div>
        <div className="flex flex-col">
          <label htmlFor={postingId} className={`${LABEL} mb-1`}>
            {t("posting")}
          </label>
          <textarea
            id={postingId}
            value={posting}
            maxLength={LIMITS.jobDescription.max}
            onChange={(event) => setPosting(event.target.value)}
            className={`${CONTROL} min-h-32 flex-1 resize-y px-2.5 py-2`}
          />
          {file && !running ? (
            <Button type="submit" size="sm" className="mt-2 self-start">
              {t("again")}
            </Button>
          ) : null}
        </div>
      </form>
      {report ? (
        <div ref={result} tabIndex={-1} className="mt-10 outline-hidden">
          <Suspense>
            <Report report={report} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
