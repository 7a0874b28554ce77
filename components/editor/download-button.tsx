"use client";

import { useTranslations } from "next-intl";
import { downloadJson, downloadPdf, downloadPdfWithData, useDownload } from "@/components/editor/download";
import type { OpenEditor } from "@/components/editor/open-editor";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu, MenuItem } from "@/components/ui/menu";

/** The screen's one primary action: the PDF, and other formats beside it. */
export function DownloadButton({ editor }: { editor: OpenEditor }) {
  const t = useTranslations("editor.download");
  const { run, isBusy } = useDownload(editor);
  return (
    <span className="inline-flex">
      <Button variant="primary" className="rounded-e-none" disabled={isBusy} onClick={() => run(downloadPdf)}>
        <Icon name="download-simple" />
        {isBusy ? t("busy") : t("button")}
      </Button>
      <Menu
        align="end"
        trigger={
          <Button
            variant="primary"
            aria-label={t("other")}
            className="w-7 rounded-s-none px-0 shadow-[inset_1px_0_0_color-mix(in_oklch,var(--primary-foreground)_28%,transparent)]"
          >
            <Icon name="caret-down" size="xs" />
          </Button>
        }
      >
        <MenuItem icon="file-text" onClick={() => run(downloadPdf)}>
          {t("pdf")}
        </MenuItem>
        <MenuItem icon="file-plus" onClick={() => run(downloadPdfWithData)}>
          {t("pdfWithData")}
        </MenuItem>
        <MenuItem icon="code" onClick={() => run(downloadJson)}>
          {t("json")}
        </MenuItem>
      </Menu>
    </span>
  );
}
