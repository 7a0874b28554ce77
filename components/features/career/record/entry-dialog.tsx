"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { EntryFields } from "@/components/features/career/record/entry-fields";
import { formFields, typedData, typedText } from "@/components/features/career/record/entry-form";
import type { EntryStart } from "@/components/features/career/record/entry-start";
import { EntryUses } from "@/components/features/career/record/entry-uses";
import { useRefreshRecord } from "@/components/features/career/record/use-record";
import { useRecordWords } from "@/components/features/career/record/use-record-words";
import { Wordings } from "@/components/features/career/record/wordings";
import { api, queries } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Field, Select, TextInput } from "@/components/kit/ui/field";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";
import type { RecordEntry } from "@/contracts/model/career/record";
import { RECORD_SECTIONS, type RecordSection } from "@/domain/record/fields";

type EntryDialogProps = {
  /** Null: a new one. */
  entry: RecordEntry | null;
  /** What a new one begins with. */
  start?: EntryStart | undefined;
  /** The wording of this language is asked for. */
  language?: string | undefined;
  onClose: () => void;
};

/** Adds an entry, or changes one with everything that shows it. */
export function EntryDialog({ entry: opened, start, language, onClose }: EntryDialogProps) {
  const t = useTranslations("career.record");
  const { sectionName } = useRecordWords();
  const tCareer = useTranslations("career");
  const { run } = useChange({ failure: "toast" });
  const cache = useQueryClient();
  const refresh = useRefreshRecord();
  const id = opened?.id ?? "";
  const { data: whole } = useQuery({ ...queries.career.record.read.queryOptions({ input: { id } }), enabled: opened !== null });
  const entry = whole ?? opened;
  const [section, setSection] = useState<RecordSection>(opened?.section ?? start?.section ?? "experience");
  const fields = formFields(section);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(start?.typed ?? {});
  const [tags, setTags] = useState(opened?.tags.join(", ") ?? "");
  const data = entry?.data ?? {};
  const texts = Object.fromEntries(
    fields.map((field) => [field.name, typed[field.name] ?? typedText(section, field, data)] as const),
  );

  async function save(): Promise<string | undefined> {
    const entered = typedData(section, fields, data, texts);
    const named = { tags: [...new Set(tags.split(",").flatMap((tag) => tag.trim() || []))] };
    try {
      if (entry === null) await api.career.record.add({ section, data: entered, ...named });
      else {
        const effect = await api.career.record.change({ id, expectedRevision: entry.revision, data: entered, ...named });
        if (effect.updated.length > 0) toast(t("updated", { count: effect.updated.length }));
      }
    } catch (error) {
      if (failureOf(error) !== "CONFLICT" || entry === null) throw error;
      await refresh();
      return t("changedElsewhere");
    }
    await refresh();
    return undefined;
  }

  async function remove() {
    await run(async () => {
      await api.career.record.delete({ id });
      // What is gone must not be read again while the dialog closes.
      cache.removeQueries({ queryKey: queries.career.record.read.queryKey({ input: { id } }) });
      toast(t("deleted"));
      onClose();
    });
    await refresh();
  }

  return (
    <FormDialog
      title={t(entry ? "edit" : "add")}
      description={t(entry ? "editHint" : "addHint")}
      className="w-[640px]"
      cancel={tCareer("cancel")}
      save={tCareer("save")}
      isReady={fields.some(({ name }) => (texts[name] ?? "").trim() !== "")}
      onSave={save}
      onClose={onClose}
    >
      {entry ? null : (
        <Field label={t("section")}>
          {(ids) => (
            <Select
              {...ids}
              value={section}
              onChange={({ target: { value } }) => setSection(RECORD_SECTIONS.find((each) => each === value) ?? "experience")}
            >
              {RECORD_SECTIONS.map((each) => (
                <option key={each} value={each}>
                  {sectionName(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <EntryFields fields={fields} typed={texts} onType={(name, text) => setTyped({ ...typed, [name]: text })} />
      <Field label={t("tags")} hint={t("keywordsHint")}>
        {(ids) => <TextInput {...ids} value={tags} maxLength={820} onChange={(event) => setTags(event.target.value)} />}
      </Field>
      {entry ? (
        <>
          <Wordings entry={entry} language={language} onChanged={refresh} />
          <EntryUses entry={entry} links={whole?.links ?? null} onChanged={refresh} />
          <Button variant="danger-outline" size="sm" className="justify-self-start" onClick={() => void remove()}>
            <Icon name="trash" />
            {t("delete")}
          </Button>
        </>
      ) : null}
    </FormDialog>
  );
}
