"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { localDay } from "@/components/features/applications/local-days";
import { ClashNote } from "@/components/features/applications/sheet/clash-note";
import { api } from "@/components/kit/api/client";
import { clockOf, momentOf, ownZone } from "@/components/kit/i18n/zoned-time";
import { CONTROL, Field, Select, TextInput } from "@/components/kit/ui/field";
import { FormDialog } from "@/components/kit/ui/form-dialog";
import type { Application } from "@/contracts/model/application";
import type { Interview } from "@/contracts/model/application-activity";
import { AUDIENCES, INTERVIEW_KINDS } from "@/contracts/model/interview-choices";
import { addDays } from "@/domain/applications/days";

type InterviewDialogProps = {
  application: Application;
  /** Null: a new one. */
  interview: Interview | null;
  onSaved: (application: Application) => void;
  onClose: () => void;
};

type Draft = {
  day: string;
  time: string;
  timezone: string;
  durationMinutes: string;
  kind: Interview["kind"];
  audience: Interview["audience"];
  label: string;
  location: string;
  people: string;
  notes: string;
};

function draftOf(interview: Interview | null): Draft {
  const timezone = interview?.timezone ?? ownZone();
  const clock = interview ? clockOf(interview.at, timezone) : { day: addDays(localDay(Date.now()), 1), time: "10:00" };
  return {
    ...clock,
    timezone,
    durationMinutes: String(interview?.durationMinutes ?? 60),
    kind: interview?.kind ?? "screening",
    audience: interview?.audience ?? "other",
    label: interview?.label ?? "",
    location: interview?.location ?? "",
    people: interview?.participants.map(({ name, role }) => (role === "" ? name : `${name}, ${role}`)).join("\n") ?? "",
    notes: interview?.notes ?? "",
  };
}

/** One person on each line: the name, then what they do there. */
const peopleOf = (text: string, before: Interview["participants"]): Interview["participants"] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = "", ...role] = line.split(",").map((each) => each.trim());
      const known = before.find((each) => each.name === name)?.profileUrl;
      return { name, role: role.join(", "), ...(known === undefined ? {} : { profileUrl: known }) };
    });

/** An interview: when, where, with whom. Its time is that of the place it names. */
export function InterviewDialog({ application, interview, onSaved, onClose }: InterviewDialogProps) {
  const t = useTranslations("applications.interview");
  const [draft, setDraft] = useState<Draft>(() => draftOf(interview));
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));

  async function submit(): Promise<undefined> {
    const { day, time, people, durationMinutes, ...rest } = draft;
    const participants = peopleOf(people, interview?.participants ?? []);
    const at = momentOf(day, time, draft.timezone);
    const fields = { ...rest, at, durationMinutes: Number(durationMinutes), participants };
    const { id } = application;
    onSaved(
      interview
        ? await api.applications.updateInterview({ id, entryId: interview.id, ...fields })
        : await api.applications.addInterview({ id, ...fields }),
    );
  }

  return (
    <FormDialog
      title={t(interview ? "edit" : "add")}
      description={application.company}
      className="w-[520px]"
      cancel={t("cancel")}
      save={t("save")}
      isReady={draft.day !== "" && draft.time !== ""}
      onSave={submit}
      onClose={onClose}
    >
      <WhenFields draft={draft} set={set} />
      {draft.day === "" || draft.time === "" ? null : (
        <ClashNote
          span={{ at: momentOf(draft.day, draft.time, draft.timezone), durationMinutes: Number(draft.durationMinutes) }}
          entryId={interview?.id}
          onPick={(at) => {
            const { day, time } = clockOf(at, draft.timezone);
            set({ day, time });
          }}
        />
      )}
      <WhatFields draft={draft} set={set} />
    </FormDialog>
  );
}

type FieldsProps = { draft: Draft; set: (changes: Partial<Draft>) => void };

function WhenFields({ draft, set }: FieldsProps) {
  const t = useTranslations("applications.interview");
  const zones = [...new Set([draft.timezone, ownZone(), "UTC", ...Intl.supportedValuesOf("timeZone")])];
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t("day")}>
        {(ids) => (
          <TextInput {...ids} type="date" required value={draft.day} onChange={(event) => set({ day: event.target.value })} />
        )}
      </Field>
      <Field label={t("time")}>
        {(ids) => (
          <TextInput {...ids} type="time" required value={draft.time} onChange={(event) => set({ time: event.target.value })} />
        )}
      </Field>
      <Field label={t("zone")}>
        {(ids) => (
          <Select {...ids} value={draft.timezone} onChange={(event) => set({ timezone: event.target.value })}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("minutes")}>
        {(ids) => (
          <TextInput
            {...ids}
            type="number"
            min={5}
            max={1440}
            step={5}
            required
            value={draft.durationMinutes}
            onChange={(event) => set({ durationMinutes: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}

function WhatFields({ draft, set }: FieldsProps) {
  const t = useTranslations("applications.interview");
  const tApplications = useTranslations("applications");
  const area = `${CONTROL} block px-2.5 py-1.5`;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t("kind")}>
          {(ids) => (
            <Select {...ids} value={draft.kind} onChange={(event) => set({ kind: event.target.value as Draft["kind"] })}>
              {INTERVIEW_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {tApplications(`interviewKinds.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("audience")}>
          {(ids) => (
            <Select
              {...ids}
              value={draft.audience}
              onChange={(event) => set({ audience: event.target.value as Draft["audience"] })}
            >
              {AUDIENCES.map((audience) => (
                <option key={audience} value={audience}>
                  {tApplications(`audiences.${audience}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("label")} hint={t("labelHint")}>
          {(ids) => (
            <TextInput {...ids} value={draft.label} maxLength={200} onChange={(event) => set({ label: event.target.value })} />
          )}
        </Field>
        <Field label={t("location")}>
          {(ids) => (
            <TextInput
              {...ids}
              value={draft.location}
              maxLength={500}
              onChange={(event) => set({ location: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={t("people")} hint={t("peopleHint")}>
        {(ids) => (
          <textarea
            {...ids}
            rows={2}
            value={draft.people}
            onChange={(event) => set({ people: event.target.value })}
            className={area}
          />
        )}
      </Field>
      <Field label={t("notes")}>
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            maxLength={5000}
            value={draft.notes}
            onChange={(event) => set({ notes: event.target.value })}
            className={area}
          />
        )}
      </Field>
    </>
  );
}
