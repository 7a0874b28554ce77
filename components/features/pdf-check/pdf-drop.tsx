"use client";

import { useTranslations } from "next-intl";
import { FileDrop } from "@/components/kit/ui/file-drop";
import { Icon } from "@/components/kit/ui/icon";
import { useHydrated } from "@/components/kit/ui/use-hydrated";

/** Where the file goes: dropped, or chosen by a click. `status` describes the work on the last one. */
export function PdfDrop({ status, onFile }: { status: string | null; onFile: (file: File) => void }) {
  const t = useTranslations("pdfCheck");
  const isHydrated = useHydrated();
  return (
    <FileDrop
      accept=".pdf,application/pdf"
      disabled={status !== null || !isHydrated}
      onFiles={([file]) => file && onFile(file)}
      className="min-h-44 place-content-center rounded-md bg-card px-4 py-6 hover:bg-muted"
    >
      <Icon name="file-text" size="lg" className="text-muted-foreground" />
      <span role="status" className="font-medium text-base">
        {status ?? t("drop")}
      </span>
      <span className="text-muted-foreground text-xs">{t("dropHint")}</span>
    </FileDrop>
  );
}
