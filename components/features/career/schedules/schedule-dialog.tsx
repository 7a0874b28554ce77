"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { readScheduleDraft, type ScheduleDraft, scheduleDraft } from "@/components/features/career/schedules/schedule-draft";
import { SubjectFields } from "@/components/features/career/schedules/subject-fields";
import { useRefusal, useScheduleActions } from "@/components/features/career/schedules/use-schedules";
import { WhenFields } from "@/components/features/career/schedules/when-fields";
import { Field, Select } from "@/components/kit/ui/field";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import { Switch } from "@/components/kit/ui/switch";
import { SCHEDULE_KINDS, type Schedule } from "@/contracts/model/career/schedule";

type ScheduleDialogProps = {
  /** Null: a new one. */
  schedule: Schedule | null;
  /** What a new one begins with. */
  start?: Partial<ScheduleDraft>;
  onClose: () => void;
};

/** Sets what is done when. */
export function ScheduleDialog({ schedule, start, onClose }: ScheduleDialogProps) {
  const t = useTranslations("career.schedules");
  const tCareer = useTranslations("career");
  const locale = useLocale();
  const refusal = useRefusal();
  const { save } = useScheduleActions();
  const [draft, setDraft] = useState<ScheduleDraft>(() => ({ ...scheduleDraft(schedule, Date.now()), ...start }));
  const set = (change: Partial<ScheduleDraft>) => setDraft((before) => ({ ...before, ...change }));
  const isWhole =
    draft.kind === "discovery"
      ? draft.query.trim() !== ""
      : draft.applicationId !== null && (draft.kind === "follow-up" || draft.interviewId !== null);

  async function submit(): Promise<string | undefined> {
    const existing = schedule ? { id: schedule.id, aiProviderId: schedule.aiProviderId } : {};
    const input = { ...readScheduleDraft(draft, locale), ...existing };
    try {
      await save(input);
    } catch (thrown) {
      return refusal(thrown, input);
    }
  }

  return (
    <FormDialog
      title={t(schedule ? "edit" : "add")}
      className="w-[520px]"
      cancel={tCareer("cancel")}
      save={tCareer("save")}
      isReady={isWhole}
      onSave={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
