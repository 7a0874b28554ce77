"use client";

import { useTranslations } from "next-intl";
import { CustomFields } from "@/components/features/editor/fields/custom-fields";
import { WebsiteField } from "@/components/features/editor/fields/website-field";
import { Field, TextInput } from "@/components/kit/ui/field";
import type { Basics } from "@/contracts/model/resume/basics";

const TEXTS = [
  { name: "name", autoComplete: "name" },
  { name: "headline" },
  // A field of the type for addresses has no caret that could be put somewhere.
  { name: "email", inputMode: "email", spellCheck: false },
  { name: "phone", type: "tel", inputMode: "tel" },
  { name: "location" },
] as const satisfies readonly {
  name: keyof Basics;
  type?: string;
  inputMode?: "email" | "tel";
  autoComplete?: string;
  spellCheck?: boolean;
}[];

type BasicsFieldsProps = {
  basics: Basics;
  /** Writes one part. */
  onChange: <Key extends keyof Basics>(key: Key, value: Basics[Key]) => void;
};

/** Name and contact details, one field each. */
export function BasicsFields({ basics, onChange }: BasicsFieldsProps) {
  const t = useTranslations("editor.basics");
  return (
    <>
      {TEXTS.map(({ name, ...props }) => (
        <div key={name} data-field={`/basics/${name}`} className="contents">
          <Field label={t(name)}>
            {(ids) => (
              <TextInput {...ids} {...props} value={basics[name]} onChange={(event) => onChange(name, event.target.value)} />
            )}
          </Field>
        </div>
      ))}
      <div data-field="/basics/website" className="contents">
        <WebsiteField value={basics.website} onChange={({ url, label }) => onChange("website", { url, label })} />
      </div>
      <CustomFields fields={basics.customFields} onChange={(fields) => onChange("customFields", fields)} />
    </>
  );
}
