"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewForm } from "@/components/features/documents/new/new-form";
import { TemplatePicker } from "@/components/features/documents/new/template-picker";
import { TextLine } from "@/components/features/documents/new/text-line";
import { api } from "@/components/kit/api/client";
import { chosenTemplate, forgetTemplate, showExamples } from "@/components/kit/shell/starting";
import { LIMITS } from "@/contracts/limits";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { regionalPaper } from "@/domain/regional-paper";
import { lookChange, withLook } from "@/typeset/apply-look";

/** The look that a new resume is offered. The API's own defaults are specified. */
const USUAL_LOOK = { template: "onyx", palette: "Sapphire" } as const;

/** An empty resume, or the sample of a fictional person, in a template to choose. */
export function CreateForm({ isSample, onClose }: { isSample: boolean; onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const [name, setName] = useState(t(isSample ? "sampleName" : "defaultName"));
  const [template, setTemplate] = useState<TemplateName>(() => chosenTemplate() ?? USUAL_LOOK.template);
  async function make() {
    const id = await api.resumes.create({ name: name.trim(), withSampleData: isSample });
    const { data, updatedAt } = await api.resumes.read({ id });
    const change = lookChange(template === USUAL_LOOK.template ? USUAL_LOOK : { template });
    const metadata = change ? withLook(data.metadata, change) : data.metadata;
    const page = { ...metadata.page, format: regionalPaper(navigator.language).format };
    await api.resumes.update({ id, data: { ...data, metadata: { ...metadata, page } }, expectedUpdatedAt: updatedAt });
    forgetTemplate();
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
