"use client";

import { applicationName, useApplications } from "@/components/features/career/use-applications";
import { Field, Select } from "@/components/kit/ui/field";

type ApplicationSelectProps = {
  label: string;
  /** What it is called if no application is chosen; absent: one must be. */
  none?: string;
  value: string | null;
  onChange: (applicationId: string | null) => void;
};

/** Chooses an application, those that are open first. */
export function ApplicationSelect({ label, none, value, onChange }: ApplicationSelectProps) {
  const { data = [] } = useApplications();
  const ordered = [...data.filter(({ status }) => status !== "closed"), ...data.filter(({ status }) => status === "closed")];
  return (
    <Field label={label}>
      {(ids) => (
        <Select {...ids} value={value ?? ""} onChange={(event) => onChange(event.target.value || null)}>
          {none === undefined ? value === null && <option value="" /> : <option value="">{none}</option>}
          {ordered.map((application) => (
            <option key={application.id} value={application.id}>
              {applicationName(application)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
