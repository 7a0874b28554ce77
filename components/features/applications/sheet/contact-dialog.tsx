"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";
import type { Contact } from "@/contracts/model/application";

type ContactDialogProps = {
  /** Null: a new one. */
  contact: Contact | null;
  onSave: (contact: Contact) => Promise<unknown>;
  onClose: () => void;
};

const NOBODY: Contact = { name: "", role: "", type: "", email: "", phone: "" };
const FIELDS = ["name", "role", "type", "email", "phone"] as const;

/** A person at the company. */
export function ContactDialog({ contact, onSave, onClose }: ContactDialogProps) {
  const t = useTranslations("applications.contacts");
  const errorText = useErrorText();
  const [draft, setDraft] = useState<Contact>(contact ?? NOBODY);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await onSave(draft);
      onClose();
    } catch (thrown) {
      setError(errorText(thrown));
      setBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t(contact ? "edit" : "add")} focus="field">
      <form onSubmit={submit} className="mt-4 grid grid-cols-2 gap-3">
        {FIELDS.map((field) => (
          <Field
            key={field}
            label={t(`fields.${field}`)}
            hint={field === "type" ? t("typeHint") : undefined}
            className={field === "name" ? "col-span-2" : ""}
          >
            {(ids) => (
              <TextInput
                {...ids}
                type={field === "email" ? "email" : field === "phone" ? "tel" : "text"}
                required={field === "name"}
                maxLength={LIMITS.application.line}
                value={draft[field]}
                onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <div className="col-span-2">
          {error ? <FieldError>{error}</FieldError> : null}
          <DialogActions>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button type="submit" variant="primary" disabled={busy || draft.name.trim() === ""}>
              {t("save")}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
}
