"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { localDayOf } from "@/components/features/applications/local-days";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { CONTROL, Field, FieldError, TextInput } from "@/components/kit/ui/field";
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
  const errorText = useErrorText();
  const [day, setDay] = useState(localDayOf(entry.at));
  const before = entry.type === "note" ? entry.text : null;
  const [text, setText] = useState(before ?? "");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    const changes = {
      ...(day === localDayOf(entry.at) ? {} : { date: day }),
      ...(before === null || text === before ? {} : { text }),
    };
    try {
      if (Object.keys(changes).length > 0)
        onSaved(await api.applications.updateEntry({ id: applicationId, entryId: entry.id, ...changes }));
      onClose();
    } catch (thrown) {
      setError(entry.type === "stage" ? t("outOfOrder") : errorText(thrown));
      setBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("editTitle")} focus="field">
      <form onSubmit={submit} className="mt-4 grid gap-3">
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
        {error ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={busy || day === ""}>
            {t("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
