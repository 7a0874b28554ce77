"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useState } from "react";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { DialogActions } from "@/components/kit/ui/dialog";
import { FieldError } from "@/components/kit/ui/field";

type NewFormProps = {
  /** Creates the document and returns its path, which opens. */
  make: () => Promise<string>;
  isReady: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The fields of a new document, its two buttons, and errors. */
export function NewForm({ make, isReady, onClose, children }: NewFormProps) {
  const t = useTranslations("documents.newDialog");
  const tDocuments = useTranslations("documents");
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      window.location.assign(await make());
    } catch (thrown) {
      setError(errorText(thrown));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="mt-4 grid gap-3">
      {children}
      {error ? <FieldError>{error}</FieldError> : null}
      <DialogActions>
        <Button onClick={onClose}>{tDocuments("cancel")}</Button>
        <Button type="submit" variant="primary" disabled={busy || !isReady}>
          {t(busy ? "creating" : "create")}
        </Button>
      </DialogActions>
    </form>
  );
}
