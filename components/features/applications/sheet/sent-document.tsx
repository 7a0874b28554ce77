"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { localDayOf } from "@/components/features/applications/local-days";
import { readSentFile, type SentFile } from "@/components/features/applications/sheet/sent-file";
import { shortDay } from "@/components/features/applications/when";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";

type SentDocumentProps = {
  applicationId: string;
  type: "resume" | "letter";
  /** Null once the document was deleted permanently. */
  documentId: string | null;
  versionId: string;
  name: string;
  score: number | null;
  sentAt: string | undefined;
  now: number;
};

/** A document as it was sent: it cannot be replaced any more, and the very file can be opened, even if the document is gone. */
export function SentDocument(props: SentDocumentProps) {
  const { type, documentId, name, score, sentAt, now } = props;
  const t = useTranslations("applications.documents");
  const locale = useLocale();
  const [isShown, setShown] = useState(false);
  const day = sentAt === undefined ? "" : shortDay(localDayOf(sentAt), locale, now);
  const versionName = useVersionName(props);
  const title = documentId === null ? t("deleted", { type: t(type) }) : name;
  return (
    <div className="flex items-center gap-3">
      <span className="grid h-11 w-8 flex-none place-items-center rounded-[2px] bg-card text-muted-foreground shadow-page">
        <Icon name={type === "resume" ? "file-text" : "envelope-simple"} />
      </span>
      <p className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{title}</span>
        <span className="block truncate text-muted-foreground text-xs">
          {score === null ? t("version", { day }) : t("versionWithScore", { day, score })}
          {versionName ? ` · ${versionName}` : ""}
        </span>
      </p>
      <Button size="sm" onClick={() => setShown(true)} aria-label={t("viewIt", { name: title })}>
        {t("view")}
      </Button>
      {documentId === null ? null : (
        <a href={`/${type}s/${documentId}`} className="link text-xs">
          {t("open")}
          <span className="sr-only">: {name}</span>
        </a>
      )}
      {isShown ? <SentPages {...props} title={title} day={day} onClose={() => setShown(false)} /> : null}
    </div>
  );
}

/** The name of the version that was sent; empty once its document is gone. */
function useVersionName({ type, documentId, versionId }: SentDocumentProps): string {
  const { data } = useQuery({
    queryKey: ["sent version", type, documentId, versionId],
    queryFn: async () => {
      if (documentId === null) return "";
      const version =
        type === "letter"
          ? await api.coverLetters.versions.read({ id: documentId, versionId })
          : await api.resumes.versions.read({ resumeId: documentId, versionId });
      return version.name ?? "";
    },
    enabled: documentId !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? "";
}

type SentPagesProps = SentDocumentProps & { title: string; day: string; onClose: () => void };

/** The file that was sent: whether it is the very one, and how to open and keep it. */
function SentPages({ applicationId, type, title, day, score, onClose }: SentPagesProps) {
  const t = useTranslations("applications.documents");
  const tApplications = useTranslations("applications");
  const errorText = useErrorText();
  const { data, error, isPending } = useQuery({
    queryKey: ["sent file", applicationId, type],
    queryFn: () => readSentFile(applicationId, type === "resume" ? "resume" : "cover-letter"),
    retry: false,
    gcTime: 0,
  });
  const address = useFileAddress(data);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("asSent", { name: title })}
      description={score === null ? t("version", { day }) : t("versionWithScore", { day, score })}
      className="w-[460px]"
    >
      <div className="mt-4 min-h-12">
        {error ? <FieldError>{`${t("notOpened")} ${errorText(error)}`}</FieldError> : null}
        {isPending ? (
          <p className="text-muted-foreground" aria-busy="true">
            {tApplications("loading")}
          </p>
        ) : null}
        {data ? (
          <p className={data.isReprint ? "text-warning" : "text-muted-foreground"}>
            {t(data.isReprint ? "reprint" : "original")}
          </p>
        ) : null}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{tApplications("close")}</Button>
        {address ? (
          <>
            <a href={address} download={`${title}.pdf`} className={buttonLook({})}>
              {t("save")}
            </a>
            <a href={address} target="_blank" rel="noreferrer" className={buttonLook({ variant: "primary" })}>
              {t("openPdf")}
            </a>
          </>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

/** An address of the file in this browser, for as long as it is shown. */
function useFileAddress(sent: SentFile | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!sent) return;
    const url = URL.createObjectURL(sent.file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [sent]);
  return address;
}
