"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewForm } from "@/components/features/documents/new/new-form";
import { startingTemplate, startLook } from "@/components/features/documents/new/start-look";
import { TemplatePicker } from "@/components/features/documents/new/template-picker";
import { TextLine } from "@/components/features/documents/new/text-line";
import { api } from "@/components/kit/api/client";
import { showExamples } from "@/components/kit/shell/starting";
import { LIMITS } from "@/contracts/limits";
import type { TemplateName } from "@/contracts/model/resume/templates";

/** An empty resume, or the sample of a fictional person, in a template to choose. */
export function CreateForm({ isSample, onClose }: { isSample: boolean; onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const [name, setName] = useState(t(isSample ? "sampleName" : "defaultName"));
  const [template, setTemplate] = useState<TemplateName>(startingTemplate);
  async function make() {
    const id = await api.resumes.create({ name: name.trim(), withSampleData: isSample });
    await startLook(id, template);
    if (!isSample) showExamples(id);
    return `/resumes/${id}`;
  }
  return (
    <NewForm make={make} isReady={name.trim() !== ""} onClose={onClose}>
      <TextLine label={t("name")} value={name} onChange={setName} maxLength={LIMITS.name.max} isRequired />
      <TemplatePicker value={template} onChange={setTemplate} />
    </NewForm>
  );
}
