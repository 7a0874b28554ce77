"use client";

import { useTranslations } from "next-intl";
import { label } from "@/components/features/editor/core/edit-names";
import { BasicsFields } from "@/components/features/editor/fields/basics-fields";
import { RowBody, RowFrame } from "@/components/features/editor/panels/row-frame";
import { useResume, useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";

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
        <Fields />
      </RowBody>
    </RowFrame>
  );
}

function Fields() {
  const store = useResumeStore();
  const basics = useResume((document) => document.basics);
  return (
    <BasicsFields
      basics={basics}
      onChange={(key, value) => {
        store.getState().edit(label("editField", `basics/${key}`), (draft) => {
          draft.basics[key] = value;
        });
      }}
    />
  );
}
