"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { readScheduleDraft, type ScheduleDraft, scheduleDraft } from "@/components/features/career/schedules/schedule-draft";
import { SubjectFields } from "@/components/features/career/schedules/subject-fields";
import { useRefusal, useScheduleActions } from "@/components/features/career/schedules/use-schedules";
import { WhenFields } from "@/components/features/career/schedules/when-fields";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, FieldError, Select } from "@/components/kit/ui/field";
import { Switch } from "@/components/kit/ui/switch";
import { SCHEDULE_KINDS, type Schedule } from "@/contracts/model/career/schedule";

type ScheduleDialogProps = {
  /** Null: a new one. */
  schedule: Schedule | null;
  /** What a new one begins with. */
  start?: Partial<ScheduleDraft>;
  onClose: () => void;
};

/** Says what is done when. */
export function ScheduleDialog({ schedule, start, onClose }: ScheduleDialogProps) {
  const t = useTranslations("career.schedules");
  const tCareer = useTranslations("career");
  const locale = useLocale();
  const refusal = useRefusal();
  const { save } = useScheduleActions();
  const [draft, setDraft] = useState<ScheduleDraft>(() => ({ ...scheduleDraft(schedule, Date.now()), ...start }));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<ScheduleDraft>) => setDraft((before) => ({ ...before, ...change }));
  const isWhole =
    draft.kind === "discovery"
      ? draft.query.trim() !== ""
      : draft.applicationId !== null && (draft.kind === "follow-up" || draft.interviewId !== null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setError(null);
    const kept = schedule ? { id: schedule.id, aiProviderId: schedule.aiProviderId } : {};
    const input = { ...readScheduleDraft(draft, locale), ...kept };
    try {
      await save(input);
      onClose();
    } catch (thrown) {
      setError(refusal(thrown, input));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(schedule ? "edit" : "add")}
      className="w-[520px]"
      focus="field"
    >
      <form onSubmit={submit} className="mt-4 grid gap-3">
        <Field label={t("kind")} hint={t(`notes.${draft.kind}`)}>
          {(ids) => (
            <Select
              {...ids}
              value={draft.kind}
              disabled={schedule !== null}
              onChange={({ target: { value } }) => {
                const kind = SCHEDULE_KINDS.find((each) => each === value) ?? "discovery";
                set({ kind, intervalDays: kind === "discovery" ? 1 : null, lead: kind === "prepare" ? "24h" : null });
              }}
            >
              {SCHEDULE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <SubjectFields draft={draft} onChange={set} />
        <WhenFields draft={draft} onChange={set} />
        <Switch checked={draft.email} note={t("emailNote")} onChange={(event) => set({ email: event.target.checked })}>
          {t("email")}
        </Switch>
        {error ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={onClose}>{tCareer("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={busy || !isWhole}>
            {tCareer("save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
