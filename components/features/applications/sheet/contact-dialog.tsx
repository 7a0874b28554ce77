"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ContactSuggestions } from "@/components/features/applications/sheet/contact-suggestions";
import { Field, TextInput } from "@/components/kit/ui/field";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import { LIMITS } from "@/contracts/limits";
import type { Contact } from "@/contracts/model/application";

type ContactDialogProps = {
  applicationId: string;
  /** Null: a new one. */
  contact: Contact | null;
  onSave: (contact: Contact) => Promise<unknown>;
  onClose: () => void;
};

const NOBODY: Contact = { name: "", role: "", type: "", email: "", phone: "" };
const FIELDS = ["name", "role", "type", "email", "phone"] as const;

/** A person at the company. */
export function ContactDialog({ applicationId, contact, onSave, onClose }: ContactDialogProps) {
  const t = useTranslations("applications.contacts");
  const [draft, setDraft] = useState<Contact>(contact ?? NOBODY);

  async function save(): Promise<undefined> {
    await onSave(draft);
  }

  return (
    <FormDialog
      title={t(contact ? "edit" : "add")}
      cancel={t("cancel")}
      save={t("save")}
      isReady={draft.name.trim() !== ""}
      onSave={save}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 gap-3">
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
      </div>
      {contact === null ? (
        <ContactSuggestions
          applicationId={applicationId}
          name={draft.name}
          onChoose={(person) => setDraft({ ...draft, ...person })}
        />
      ) : null}
    </FormDialog>
  );
}
