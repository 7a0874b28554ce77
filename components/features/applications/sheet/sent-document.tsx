"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { localDayOf } from "@/components/features/applications/local-days";
import { shortDay } from "@/components/features/applications/when";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import type { Printable } from "@/typeset/content/printable";

const Preview = lazyPart(async () => ({ default: (await import("@/components/kit/page-preview/page-preview")).PagePreview }));

type SentDocumentProps = {
  type: "resume" | "letter";
  /** Null once the document was deleted for good. */
  documentId: string | null;
  versionId: string;
  name: string;
  score: number | null;
  sentAt: string | null;
  now: number;
};

/** A document as it was sent: it cannot be replaced any more, and its pages can be looked at. */
export function SentDocument({ type, documentId, versionId, name, score, sentAt, now }: SentDocumentProps) {
  const t = useTranslations("applications.documents");
  const locale = useLocale();
  const [isShown, setShown] = useState(false);
  const day = sentAt === null ? "" : shortDay(localDayOf(sentAt), locale, now);
  return (
    <div className="flex items-center gap-3">
      <span className="grid h-11 w-8 flex-none place-items-center rounded-[2px] bg-card text-muted-foreground shadow-page">
        <Icon name={type === "resume" ? "file-text" : "envelope-simple"} />
      </span>
      <p className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{documentId === null ? t("deleted", { type: t(type) }) : name}</span>
        <span className="block truncate text-muted-foreground text-xs">
          {score === null ? t("version", { day }) : t("versionWithScore", { day, score })}
        </span>
      </p>
      {documentId === null ? null : (
        <>
          <Button size="sm" onClick={() => setShown(true)} aria-label={t("viewIt", { name })}>
            {t("view")}
          </Button>
          <a href={`/${type}s/${documentId}`} className="link text-xs">
            {t("open")}
            <span className="sr-only">: {name}</span>
          </a>
          {isShown ? <SentPages {...{ type, documentId, versionId, name }} onClose={() => setShown(false)} /> : null}
        </>
      )}
    </div>
  );
}

type SentPagesProps = { type: "resume" | "letter"; documentId: string; versionId: string; name: string; onClose: () => void };

async function readVersion(type: "resume" | "letter", id: string, versionId: string): Promise<Printable> {
  if (type === "letter") return { kind: "letter", document: (await api.coverLetters.versions.read({ id, versionId })).data };
  return { kind: "resume", document: (await api.resumes.versions.read({ resumeId: id, versionId })).data };
}

/** The pages as they were sent. */
function SentPages({ type, documentId, versionId, name, onClose }: SentPagesProps) {
  const t = useTranslations("applications.documents");
  const tApplications = useTranslations("applications");
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ["sent version", type, documentId, versionId],
    queryFn: () => readVersion(type, documentId, versionId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("asSent", { name })} className="w-[760px]">
      {error ? <FieldError>{errorText(error)}</FieldError> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, so that the arrow keys can scroll it. */}
      <div tabIndex={0} className="mt-3 h-[70dvh] overflow-y-auto rounded-md bg-canvas p-5 phone:p-3">
        {data ? (
          <Suspense>
            <Preview printable={data} label={t("asSent", { name })} pageLabel={(page, pages) => t("pageOf", { page, pages })} />
          </Suspense>
        ) : null}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{tApplications("close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
