"use client";

import { useTranslations } from "next-intl";
import { ApplicationSelect } from "@/components/features/career/application-select";
import { InterviewSelect } from "@/components/features/career/interview-select";
import type { ScheduleDraft } from "@/components/features/career/schedules/schedule-draft";
import { useApplications } from "@/components/features/career/use-applications";
import { Field, TextInput } from "@/components/kit/ui/field";

type SubjectFieldsProps = { draft: ScheduleDraft; onChange: (change: Partial<ScheduleDraft>) => void };

/** What a schedule is about: words to look for, an application, or an interview of it. */
export function SubjectFields({ draft: { kind, query, applicationId, interviewId }, onChange }: SubjectFieldsProps) {
  const t = useTranslations("career.schedules");
  const { data: applications = [] } = useApplications();
  if (kind === "discovery")
    return (
      <Field label={t("query")} hint={t("queryHint")}>
        {(ids) => (
          <TextInput
            {...ids}
            required
            maxLength={500}
            value={query}
            onChange={(event) => onChange({ query: event.target.value })}
          />
        )}
      </Field>
    );
  return (
    <>
      <ApplicationSelect
        label={t("application")}
        value={applicationId}
        onChange={(next) => onChange({ applicationId: next, interviewId: null })}
      />
      {kind === "prepare" ? (
        <InterviewSelect
          label={t("interview")}
          application={applications.find(({ id }) => id === applicationId)}
          value={interviewId}
          onChange={(next) => onChange({ interviewId: next })}
        />
      ) : null}
    </>
  );
}
