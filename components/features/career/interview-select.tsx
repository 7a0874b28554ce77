"use client";

import { useFormatter, useTranslations } from "next-intl";
import { ownZone } from "@/components/kit/i18n/zoned-time";
import { Field, Select } from "@/components/kit/ui/field";
import type { Application } from "@/contracts/model/application";
import type { Interview } from "@/contracts/model/application-activity";

type InterviewSelectProps = {
  label: string;
  application: Application | undefined;
  /** What it is called if no interview is chosen. */
  none?: string;
  value: string | null;
  onChange: (interviewId: string | null) => void;
};

/** The interviews of an application, the latest first. */
export const interviewsOf = (application: Application | undefined): Interview[] =>
  (application?.activity ?? [])
    .filter((entry): entry is Interview => entry.type === "interview")
    .sort((one, other) => (one.at < other.at ? 1 : -1));

/** How an interview is called: its round or its kind, and when it takes place on the clocks here. */
export function useInterviewName(): (interview: Interview) => string {
  const t = useTranslations("applications.interviewKinds");
  const format = useFormatter();
  return ({ label, kind, at }) =>
    `${label || t(kind)}, ${format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short", timeZone: ownZone() })}`;
}

/** Chooses an interview of an application. */
export function InterviewSelect({ label, application, none, value, onChange }: InterviewSelectProps) {
  const t = useTranslations("career");
  const nameOf = useInterviewName();
  const interviews = interviewsOf(application);
  return (
    <Field label={label} hint={application && interviews.length === 0 ? t("noInterview") : undefined}>
      {(ids) => (
        <Select {...ids} value={value ?? ""} onChange={(event) => onChange(event.target.value || null)}>
          {none === undefined ? value === null && <option value="" /> : <option value="">{none}</option>}
          {interviews.map((interview) => (
            <option key={interview.id} value={interview.id}>
              {nameOf(interview)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
