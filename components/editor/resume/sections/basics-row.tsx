"use client";

import { useTranslations } from "next-intl";
import { CustomFields } from "@/components/editor/fields/custom-fields";
import { WebsiteField } from "@/components/editor/fields/website-field";
import { RowBody, RowFrame } from "@/components/editor/panels/row-frame";
import { useValue } from "@/components/editor/resume/use-field";
import { useResume, useResumeEditor, useResumeStore } from "@/components/editor/resume/use-resume";
import { Field, TextInput } from "@/components/ui/field";
import type { Basics } from "@/contracts/model/resume/basics";

/** Name and contact details. */
export function BasicsRow() {
  const t = useTranslations("editor");
  const store = useResumeStore();
  const isOpen = useResumeEditor((state) => state.open.sectionId === "basics");
  const preview = useResume(({ basics }) => [basics.name, basics.location].filter((text) => text !== "").join(", "));
  return (
    <RowFrame
      id="section-basics"
      title={t("basics.title")}
      preview={preview}
      isOpen={isOpen}
      onToggle={() => store.getState().openSection(isOpen ? null : "basics")}
    >
      <RowBody>
        <BasicsText name="name" autoComplete="name" />
        <BasicsText name="headline" />
        <BasicsText name="email" type="email" inputMode="email" />
        <BasicsText name="phone" type="tel" inputMode="tel" />
        <BasicsText name="location" />
        <Website />
        <CustomFields />
      </RowBody>
    </RowFrame>
  );
}

type TextName = "name" | "headline" | "email" | "phone" | "location";

function BasicsText({ name, ...props }: { name: TextName; type?: string; inputMode?: "email" | "tel"; autoComplete?: string }) {
  const t = useTranslations("editor.basics");
  const [value, setValue] = useValue(
    `basics/${name}`,
    (document) => document.basics[name],
    (draft, text) => {
      draft.basics[name] = text;
    },
  );
  return (
    <div data-field={`/basics/${name}`} className="contents">
      <Field label={t(name)}>
        {(ids) => <TextInput {...ids} {...props} value={value} onChange={(event) => setValue(event.target.value)} />}
      </Field>
    </div>
  );
}

function Website() {
  const [value, setValue] = useValue<Basics["website"]>(
    "basics/website",
    (document) => document.basics.website,
    (draft, website) => {
      draft.basics.website = website;
    },
  );
  return (
    <div data-field="/basics/website" className="contents">
      <WebsiteField value={value} onChange={({ url, label }) => setValue({ url, label })} />
    </div>
  );
}
