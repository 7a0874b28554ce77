"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { localDayOf } from "@/components/features/applications/local-days";
import { api } from "@/components/kit/api/client";
import { CONTROL, Field, TextInput } from "@/components/kit/ui/field";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import { LIMITS } from "@/contracts/limits";
import type { Application } from "@/contracts/model/application";
import type { ActivityEntry } from "@/contracts/model/application-activity";

type EntryDialogProps = {
  applicationId: string;
  entry: Exclude<ActivityEntry, { type: "interview" }>;
  onSaved: (application: Application) => void;
  onClose: () => void;
};

/** When something happened, and the text of a note. */
export function EntryDialog({ applicationId, entry, onSaved, onClose }: EntryDialogProps) {
  const t = useTranslations("applications.timeline");
  const [day, setDay] = useState(localDayOf(entry.at));
  const before = entry.type === "note" ? entry.text : null;
  const [text, setText] = useState(before ?? "");

  async function save(): Promise<string | undefined> {
    const changes = {
      ...(day === localDayOf(entry.at) ? {} : { date: day }),
      ...(before === null || text === before ? {} : { text }),
    };
    if (Object.keys(changes).length === 0) return;
    try {
      onSaved(await api.applications.updateEntry({ id: applicationId, entryId: entry.id, ...changes }));
    } catch (thrown) {
      if (entry.type === "stage") return t("outOfOrder");
      throw thrown;
    }
  }

  return (
    <FormDialog title={t("editTitle")} cancel={t("cancel")} save={t("save")} isReady={day !== ""} onSave={save} onClose={onClose}>
      <Field label={t("day")} className="w-44">
        {(ids) => <TextInput {...ids} type="date" required value={day} onChange={(event) => setDay(event.target.value)} />}
      </Field>
      {before === null ? null : (
        <Field label={t("note")}>
          {(ids) => (
            <textarea
              {...ids}
              rows={4}
              required
              maxLength={LIMITS.application.note}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className={`${CONTROL} block px-2.5 py-1.5`}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
