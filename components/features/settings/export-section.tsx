"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { byteSize } from "@/components/features/settings/byte-size";
import { type ExportProgress, fetchExport } from "@/components/features/settings/fetch-export";
import { Section } from "@/components/features/settings/section";
import { addressOf } from "@/components/kit/api/address";
import { useErrorText } from "@/components/kit/api/error-text";
import { offerFile } from "@/components/kit/downloads/files";
import { localDay } from "@/components/kit/downloads/local-day";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";

/** Everything the account holds as one file, with its progress and a way to stop. */
export function ExportSection() {
  const t = useTranslations("settings.data");
  const locale = useLocale();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const amountOf = ({ bytes, documents }: ExportProgress) => ({ count: documents, size: byteSize(bytes, locale) });

  async function download() {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ bytes: 0, documents: 0 });
    try {
      const whole = await fetchExport(controller.signal, setProgress);
      offerFile(whole.file, `dossier-${localDay()}.json`);
      toast(t("exported", amountOf(whole.progress)));
    } catch (error) {
      if (!controller.signal.aborted) toast(errorText(error));
    }
    setProgress(null);
  }

  return (
    <Section id="export" title={t("exportTitle")} text={t("exportText")}>
      <div className="flex flex-wrap items-center gap-3">
        <a className={buttonLook({ variant: "primary" })} href={addressOf(({ archive }) => archive.download)} download>
          <Icon name="download-simple" />
          {t("exportArchive")}
        </a>
        <Button needsScript disabled={progress !== null} onClick={download}>
          {t(progress ? "exporting" : "export")}
        </Button>
        {progress ? (
          <>
            <Button variant="ghost" onClick={() => running.current?.abort()}>
              {t("cancel")}
            </Button>
            <span className="text-muted-foreground">{t("exportProgress", amountOf(progress))}</span>
          </>
        ) : null}
      </div>
    </Section>
  );
}
