"use client";

import { useTranslations } from "next-intl";
import { type DragEvent, type FormEvent, useId, useState } from "react";
import { api } from "@/components/api/client";
import { failureOf, useErrorText } from "@/components/api/error-text";
import { importFormat } from "@/components/documents/import-format";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { Field, FieldError, TextInput } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { LIMITS } from "@/contracts/limits";

type Start = "blank" | "sample" | "file";

const STARTS = ["blank", "sample", "file"] as const;

/** Something new: an empty page, a sample, or a file one already has. The new resume opens at once. */
export function NewDialog({ start: first, onClose }: { start: Start; onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const group = useId();
  const [start, setStart] = useState<Start>(first);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} description={t("text")} className="w-[520px]">
      <div role="radiogroup" aria-label={t("start")} className="mt-4 grid grid-cols-3 gap-2 phone:grid-cols-1">
        {STARTS.map((each) => (
          <label
            key={each}
            className="cursor-pointer rounded-md p-3 shadow-[inset_0_0_0_1px_var(--border-strong)] has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_2px_var(--primary-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input type="radio" name={group} className="sr-only" checked={each === start} onChange={() => setStart(each)} />
            <span className="block font-medium">{t(each)}</span>
            <span className="block text-muted-foreground text-xs">{t(`${each}Text`)}</span>
          </label>
        ))}
      </div>
      {start === "file" ? (
        <ImportForm onClose={onClose} />
      ) : (
        <CreateForm key={start} isSample={start === "sample"} onClose={onClose} />
      )}
    </Dialog>
  );
}

const open = (id: string) => window.location.assign(`/resumes/${id}`);

function CreateForm({ isSample, onClose }: { isSample: boolean; onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const tDocuments = useTranslations("documents");
  const errorText = useErrorText();
  const [name, setName] = useState(t(isSample ? "sampleName" : "defaultName"));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      open(await api.resumes.create({ name: name.trim(), withSampleData: isSample }));
    } catch (thrown) {
      setError(errorText(thrown));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="mt-4">
      <Field label={t("name")} error={error}>
        {(ids) => (
          <TextInput
            {...ids}
            value={name}
            required
            maxLength={LIMITS.name.max}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <DialogActions>
        <Button onClick={onClose}>{tDocuments("cancel")}</Button>
        <Button type="submit" variant="primary" disabled={busy || name.trim() === ""}>
          {t(busy ? "creating" : "create")}
        </Button>
      </DialogActions>
    </form>
  );
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const tDocuments = useTranslations("documents");
  const errorText = useErrorText();
  const inputId = useId();
  const [fileName, setFileName] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    setError(null);
    if (file.size > LIMITS.fileBytes) return setError(t("tooLarge", { name: file.name }));
    setFileName(file.name);
    try {
      const format = importFormat(new Uint8Array(await file.arrayBuffer()));
      if (!format) throw new UnreadableFile();
      open(await api.resumes.importFile({ file, format }));
    } catch (thrown) {
      const isUnreadable = thrown instanceof UnreadableFile || failureOf(thrown) === "BAD_REQUEST";
      setError(isUnreadable ? t("unreadable", { name: file.name }) : errorText(thrown));
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

class UnreadableFile extends Error {}
