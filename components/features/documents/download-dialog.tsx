"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import type { LibraryEntry } from "@/components/features/documents/select-entries";
import {
  formatsFor,
  knownValues,
  repeatedFormat,
  useDownloadDocuments,
  valuesOf,
} from "@/components/features/documents/use-download-documents";
import { lastFormat, namePattern, rememberPattern } from "@/components/kit/downloads/choices";
import { FORMATS } from "@/components/kit/downloads/formats";
import { PatternField } from "@/components/kit/downloads/pattern-field";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, Select } from "@/components/kit/ui/field";
import { EXPORT_FILES } from "@/contracts/model/export-formats";
import type { NameValues } from "@/domain/exports/name-pattern";

type DownloadDialogProps = { entries: readonly LibraryEntry[]; onClose: () => void };

/** Asks for the format and the names of files; several come as one ZIP. */
export function DownloadDialog({ entries, onClose }: DownloadDialogProps) {
  const t = useTranslations("downloads");
  const [first] = entries;
  const [format, setFormat] = useState(() => repeatedFormat(lastFormat(first?.type ?? "resume"), entries));
  const [pattern, setPattern] = useState(namePattern);
  const { download, isBusy } = useDownloadDocuments();
  const values = usePreviewValues(first);

  async function submit(event: FormEvent) {
    event.preventDefault();
    rememberPattern(pattern);
    await download(entries, format);
    onClose();
  }

  const title = t("dialog.title", { count: entries.length, name: first?.name ?? "" });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} focus="field">
      <form onSubmit={submit} className="mt-4 grid gap-4">
        <Field label={t("dialog.format")} hint={entries.length > 1 ? t("dialog.zip") : null}>
          {(ids) => (
            <Select
              {...ids}
              value={format}
              onChange={({ target }) => {
                const chosen = formatsFor(entries).find((name) => name === target.value);
                if (chosen) setFormat(chosen);
              }}
            >
              {formatsFor(entries).map((name) => (
                <option key={name} value={name}>
                  {t(`formats.${name}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PatternField
          pattern={pattern}
          onChange={setPattern}
          values={values}
          extension={EXPORT_FILES[FORMATS[format].export].extension}
        />
        <DialogActions>
          <Button onClick={onClose}>{t("dialog.cancel")}</Button>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {isBusy ? t("busy") : t("dialog.download")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What the first document puts into the pattern: its name immediately, the rest when it is read. */
function usePreviewValues(entry: LibraryEntry | undefined): NameValues {
  const [values, setValues] = useState<NameValues>(() => knownValues(entry ?? { type: "resume", name: "" }));
  useEffect(() => {
    let isOpen = true;
    // A preview that cannot be completed shows what is known.
    if (entry)
      valuesOf(entry, "{name}").then(
        (read) => isOpen && setValues(read),
        () => {},
      );
    return () => {
      isOpen = false;
    };
  }, [entry]);
  return values;
}
