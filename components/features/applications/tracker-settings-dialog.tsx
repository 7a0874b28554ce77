"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useSaveTrackerSettings, useTrackerSettings } from "@/components/features/applications/use-tracker-settings";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { CONTROL, Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import type { TrackerSettings } from "@/contracts/applications/tracker-settings";
import { LIMITS } from "@/contracts/limits";

/** When silence counts as no response, and the companies to avoid. */
export function TrackerSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("applications.settings");
  const tApplications = useTranslations("applications");
  const errorText = useErrorText();
  const { data, error } = useTrackerSettings();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("title")} className="w-[460px]" focus="field">
      {data ? <SettingsForm settings={data} onClose={onClose} /> : null}
      {error ? <FieldError>{errorText(error)}</FieldError> : null}
      {data ? null : (
        <DialogActions>
          <Button onClick={onClose}>{tApplications("close")}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

function SettingsForm({ settings, onClose }: { settings: TrackerSettings; onClose: () => void }) {
  const t = useTranslations("applications.settings");
  const tApplications = useTranslations("applications");
  const { run, isBusy: busy, error } = useChange();
  const save = useSaveTrackerSettings();
  const [days, setDays] = useState(String(settings.silenceDays));
  const [names, setNames] = useState(settings.avoidCompanies.join("\n"));
  const bounds = LIMITS.application.silenceDays;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const lines = names.split("\n").map((line) => line.trim());
    await run(async () => {
      await save({
        ...(Number(days) === settings.silenceDays ? {} : { silenceDays: Number(days) }),
        ...(names === settings.avoidCompanies.join("\n") ? {} : { avoidCompanies: lines.filter(Boolean) }),
      });
      toast(t("saved"));
      onClose();
    });
  }

  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <Field label={t("silenceDays")} hint={t("silenceHint")}>
        {(ids) => (
          <TextInput
            {...ids}
            type="number"
            required
            min={bounds.min}
            max={bounds.max}
            value={days}
            onChange={(event) => setDays(event.target.value)}
            className="w-24"
          />
        )}
      </Field>
      <Field label={t("avoid")} hint={t("avoidHint")}>
        {(ids) => (
          <textarea
            {...ids}
            rows={5}
            value={names}
            onChange={(event) => setNames(event.target.value)}
            className={`${CONTROL} block px-2.5 py-1.5`}
          />
        )}
      </Field>
      <div>
        {error ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={onClose}>{tApplications("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={busy || days === ""}>
            {t("save")}
          </Button>
        </DialogActions>
      </div>
    </form>
  );
}
