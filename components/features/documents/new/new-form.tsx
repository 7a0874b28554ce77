"use client";

import { useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";
import { useChange } from "@/components/kit/api/use-change";
import { leaveTo } from "@/components/kit/shell/leave-to";
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
  const { run, isBusy: busy, error } = useChange();

  async function submit(event: FormEvent) {
    event.preventDefault();
    await run(async () => leaveTo(await make()));
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
