"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import { useHydrated } from "@/components/kit/ui/use-hydrated";

/** Where the file goes: dropped, or chosen by a click. `status` describes the work on the last one. */
export function PdfDrop({ status, onFile }: { status: string | null; onFile: (file: File) => void }) {
  const t = useTranslations("pdfCheck");
  const id = useId();
  const isHydrated = useHydrated();
  const [isOver, setOver] = useState(false);
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file && status === null) onFile(file);
      }}
      className={classNames(
        "grid min-h-44 cursor-pointer place-content-center justify-items-center gap-1 rounded-md border border-dashed border-border-strong bg-card px-4 py-6 text-center hover:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring",
        isOver && "border-primary-ink bg-primary-soft",
      )}
    >
      <Icon name="file-text" size="lg" className="text-muted-foreground" />
      <span role="status" className="font-medium text-base">
        {status ?? t("drop")}
      </span>
      <span className="text-muted-foreground text-xs">{t("dropHint")}</span>
      <input
        id={id}
        type="file"
        accept=".pdf,application/pdf"
        disabled={status !== null || !isHydrated}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = "";
        }}
        className="sr-only"
      />
    </label>
  );
}
