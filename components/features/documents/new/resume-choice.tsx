"use client";

import { useQuery } from "@tanstack/react-query";
import { queries } from "@/components/kit/api/client";
import { Field, Select } from "@/components/kit/ui/field";

/** The person's resumes, last edited first; undefined while loading. */
export const useResumes = () => useQuery(queries.resumes.list.queryOptions({ input: {} })).data;

type ResumeChoiceProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (id: string) => void;
  /** The label of the empty choice; without it a resume is required. */
  none?: string;
};

/** One of the person's resumes. */
export function ResumeChoice({ label, hint, value, onChange, none }: ResumeChoiceProps) {
  const resumes = useResumes() ?? [];
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <Select {...ids} value={value} onChange={(event) => onChange(event.target.value)}>
          {none === undefined ? null : <option value="">{none}</option>}
          {resumes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
