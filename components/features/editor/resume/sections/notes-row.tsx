"use client";

import { useTranslations } from "next-intl";
import { lineOfHtml } from "@/components/features/editor/fields/line-of-html";
import { RichTextField } from "@/components/features/editor/fields/rich-text-field";
import { RowBody, RowFrame } from "@/components/features/editor/panels/row-frame";
import { useValue } from "@/components/features/editor/resume/use-field";
import { useResume, useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";

/** Private notes: never printed, never public. */
export function NotesRow() {
  const t = useTranslations("editor.notes");
  const store = useResumeStore();
  const isOpen = useResumeEditor((state) => state.open.sectionId === "notes");
  const preview = useResume((document) => lineOfHtml(document.metadata.notes));
  return (
    <RowFrame
      id="section-notes"
      title={t("title")}
      preview={preview || t("hint")}
      isOpen={isOpen}
      onToggle={() => store.getState().openSection(isOpen ? null : "notes")}
    >
      <NotesBody />
    </RowFrame>
  );
}

function NotesBody() {
  const t = useTranslations("editor.notes");
  const [notes, setNotes] = useValue(
    "metadata/notes",
    (document) => document.metadata.notes,
    (draft, value) => {
      draft.metadata.notes = value;
    },
  );
  return (
    <RowBody>
      <RichTextField label={t("hint")} value={notes} onChange={setNotes} />
    </RowBody>
  );
}
