"use client";

import { useTranslations } from "next-intl";
import type { FormField } from "@/components/features/career/record/entry-form";
import { useRecordWords } from "@/components/features/career/record/use-record-words";
import { Field, Select, TextArea, TextInput } from "@/components/kit/ui/field";

type EntryFieldsProps = {
  fields: readonly FormField[];
  typed: Readonly<Record<string, string>>;
  onType: (name: string, text: string) => void;
};

const LEVELS = [0, 1, 2, 3, 4, 5];
const MAX_LINE = 1000;

/** The fields of an entry or of a wording. Short ones are beside each other. */
export function EntryFields({ fields, typed, onType }: EntryFieldsProps) {
  const t = useTranslations("career.record");
  const { fieldName } = useRecordWords();
  return (
    <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
      {fields.map(({ name, kind }) => (
        <Field
          key={name}
          label={fieldName(name)}
          hint={kind === "keywords" ? t("keywordsHint") : undefined}
          className={kind === "prose" || kind === "keywords" ? "col-span-full" : undefined}
        >
          {(ids) => {
            const text = typed[name] ?? "";
            if (kind === "prose")
              return (
                <TextArea {...ids} rows={5} value={text} onChange={(event) => onType(name, event.target.value)} dir="auto" />
              );
            if (kind === "level")
              return (
                <Select {...ids} value={text} onChange={(event) => onType(name, event.target.value)}>
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {level === 0 ? t("noLevel") : level}
                    </option>
                  ))}
                </Select>
              );
            return (
              <TextInput
                {...ids}
                value={text}
                maxLength={MAX_LINE}
                dir="auto"
                onChange={(event) => onType(name, event.target.value)}
              />
            );
          }}
        </Field>
      ))}
    </div>
  );
}
