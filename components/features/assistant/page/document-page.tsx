"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { queries } from "@/components/kit/api/client";
import type { ShownDocument } from "@/components/kit/assistant/open-document";
import { PagePreview } from "@/components/kit/page-preview/page-preview";
import type { DocumentType } from "@/contracts/model/document";
import { rebaseEdit } from "@/domain/assistant/rebase";
import { valueAt } from "@/domain/patch/index-path";
import type { Printable } from "@/typeset/content/printable";

type DocumentPageProps = { kind: DocumentType; id: string; onView: (view: ShownDocument | null) => void };

/** The page of a stored document beside its conversation. Edits mark their places on it. */
export function DocumentPage({ kind, id, onView }: DocumentPageProps) {
  const t = useTranslations("assistant");
  const printable = useStored(kind, id);
  const [place, setPlace] = useState<string | null>(null);
  const latest = useRef<object | null>(null);
  const listeners = useRef(new Set<() => void>());
  const document = printable?.document ?? null;

  useEffect(() => {
    latest.current = document;
    for (const listener of listeners.current) listener();
  }, [document]);

  const isThere = document !== null;
  useEffect(() => {
    if (!isThere) return;
    onView({
      fits: (changes) => latest.current === null || rebaseEdit(latest.current, changes) !== null,
      valueAt: (pointer) => valueAt(latest.current, pointer),
      subscribe: (listener) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
      markPlace: setPlace,
    });
    return () => onView(null);
  }, [isThere, onView]);

  if (!printable) return null;
  return (
    <PagePreview
      printable={printable}
      activeField={place}
      label={t("pagePreview")}
      pageLabel={(page, pages) => t("pageOf", { page, pages })}
      className="min-h-0 flex-1 overflow-auto p-6"
    />
  );
}

/** The stored document as it prints. */
function useStored(kind: DocumentType, id: string): Printable | null {
  const resume = useQuery({ ...queries.resumes.read.queryOptions({ input: { id } }), enabled: kind === "resume" });
  const letter = useQuery({ ...queries.coverLetters.read.queryOptions({ input: { id } }), enabled: kind === "letter" });
  return useMemo(() => {
    if (kind === "resume") return resume.data ? { kind: "resume", document: resume.data.data } : null;
    return letter.data ? { kind: "letter", document: letter.data } : null;
  }, [kind, resume.data, letter.data]);
}
