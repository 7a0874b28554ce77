"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { EntryFields } from "@/components/features/career/record/entry-fields";
import { typedData, typedText, wordingFormFields } from "@/components/features/career/record/entry-form";
import { ProposeTranslation } from "@/components/features/career/record/propose-translation";
import { api } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import { Field, TextInput } from "@/components/kit/ui/field";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import { LIMITS } from "@/contracts/limits";
import type { RecordEntry } from "@/contracts/model/career/record";

type WordingDialogProps = {
  entry: RecordEntry;
  /** Null: a new one. */
  wording: RecordEntry["wordings"][number] | null;
  /** Of a new one. */
  suggestedLanguage?: string | undefined;
  onSaved: () => Promise<void>;
  onClose: () => void;
};

/** In the language itself, as the server names wordings. */
const nameOfLanguage = (tag: string): string =>
  (new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag).slice(0, LIMITS.record.wordingName);

/** A wording begins with the entry's own texts; only what is worded otherwise is stored. */
export function WordingDialog({ entry, wording, suggestedLanguage = "", onSaved, onClose }: WordingDialogProps) {
  const t = useTranslations("career.record.wordings");
  const tCareer = useTranslations("career");
  const [name, setName] = useState(wording?.name ?? (suggestedLanguage && nameOfLanguage(suggestedLanguage)));
  const [language, setLanguage] = useState(wording?.language ?? suggestedLanguage);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { section } = entry;
  const fields = wordingFormFields(section);
  const data = { ...entry.data, ...wording?.data };
  const texts = Object.fromEntries(
    fields.map((field) => [field.name, typed[field.name] ?? typedText(section, field, data)] as const),
  );

  async function save(): Promise<string | undefined> {
    try {
      await api.career.record.saveWording({
        id: entry.id,
        wordingId: wording?.id ?? crypto.randomUUID(),
        expectedRevision: entry.revision,
        name: name.trim(),
        language: language.trim() || null,
        data: { ...wording?.data, ...typedData(section, fields, data, texts) },
      });
    } catch (error) {
      if (failureOf(error) !== "CONFLICT") throw error;
      await onSaved();
      return t("changedElsewhere");
    }
    await onSaved();
    return undefined;
  }

  return (
    <FormDialog
      title={t(wording ? "edit" : "add")}
      description={t("hint")}
      className="w-[600px]"
      cancel={tCareer("cancel")}
      save={tCareer("save")}
      isReady={name.trim() !== ""}
      onSave={save}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_140px] gap-3 phone:grid-cols-1">
        <Field label={t("name")}>
          {(ids) => (
            <TextInput
              {...ids}
              required
              value={name}
              maxLength={LIMITS.record.wordingName}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t("language")}>
          {(ids) => (
            <TextInput
              {...ids}
              value={language}
              maxLength={LIMITS.resume.locale}
              pattern="[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*"
              placeholder="de"
              autoCapitalize="none"
              onChange={(event) => setLanguage(event.target.value)}
            />
          )}
        </Field>
      </div>
      <ProposeTranslation
        entry={entry}
        language={language.trim()}
        onProposed={(proposed) => {
          const next = { ...data, ...proposed };
          const changed = fields.filter((field) => field.name in proposed);
          setTyped({ ...typed, ...Object.fromEntries(changed.map((field) => [field.name, typedText(section, field, next)])) });
        }}
      />
      <EntryFields fields={fields} typed={texts} onType={(field, text) => setTyped({ ...typed, [field]: text })} />
    </FormDialog>
  );
}
