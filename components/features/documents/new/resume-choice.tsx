"use client";

import { useQuery } from "@tanstack/react-query";
import { queries } from "@/components/kit/api/client";
import { Field, Select } from "@/components/kit/ui/field";

/** The person's resumes, newest edit first; undefined while they are read. */
export const useResumes = () => useQuery(queries.resumes.list.queryOptions({ input: {} })).data;

type ResumeChoiceProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (id: string) => void;
  /** What the choice of none is called; without it one must be chosen. */
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
