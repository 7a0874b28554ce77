"use client";

import { useTranslations } from "next-intl";
import { type DragEvent, useId, useState } from "react";
import { useImportFile } from "@/components/features/documents/use-import-file";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";

/** Imports an existing resume or letter by drag and drop or file selection. */
export function ImportForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const tDocuments = useTranslations("documents");
  const importFile = useImportFile();
  const inputId = useId();
  const [fileName, setFileName] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    setError(null);
    setFileName(file.name);
    try {
      window.location.assign(await importFile(file));
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
      setFileName(null);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <div className="mt-4">
      <label
        htmlFor={inputId}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          "grid min-h-32 cursor-pointer place-content-center justify-items-center gap-1 rounded-md border border-dashed border-border-strong px-4 py-5 text-center hover:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring",
          isOver && "border-primary-ink bg-primary-soft",
        )}
      >
        <Icon name="upload-simple" size="lg" className="text-muted-foreground" />
        <span role="status" className="font-medium">
          {fileName ? t("importing", { name: fileName }) : t("drop")}
        </span>
        <span className="text-muted-foreground text-xs">{t("dropHint")}</span>
        <input
          id={inputId}
          type="file"
          accept=".json,.pdf,.zip,application/json,application/pdf,application/zip"
          disabled={fileName !== null}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = "";
          }}
          className="sr-only"
        />
      </label>
      {error ? <FieldError>{error}</FieldError> : null}
      <DialogActions>
        <Button onClick={onClose}>{tDocuments("cancel")}</Button>
      </DialogActions>
    </div>
  );
}
