"use client";

import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { RowFrame } from "@/components/features/editor/panels/row-frame";
import { useResume, useResumeEditor, useResumeStore } from "@/components/features/editor/resume/use-resume";
import { lazyPart } from "@/components/kit/ui/lazy-part";

// Few people open it, and no one opens it first.
const PictureForm = lazyPart(async () => ({
  default: (await import("@/components/features/editor/resume/sections/picture-form")).PictureForm,
}));

/** The photograph: the file and how it is cut and framed. */
export function PictureRow() {
  const t = useTranslations("editor.picture");
  const store = useResumeStore();
  const isOpen = useResumeEditor((state) => state.open.sectionId === "picture");
  const preview = useResume(({ picture }) => (picture.url === "" ? "none" : picture.hidden ? "hidden" : "shown"));
  return (
    <RowFrame
      id="section-picture"
      title={t("title")}
      preview={t(`states.${preview}`)}
      isOpen={isOpen}
      onToggle={() => store.getState().openSection(isOpen ? null : "picture")}
    >
      <Suspense fallback={<div className="h-40" />}>
        <PictureForm />
      </Suspense>
    </RowFrame>
  );
}
