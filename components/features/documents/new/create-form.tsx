"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewForm } from "@/components/features/documents/new/new-form";
import { TextLine } from "@/components/features/documents/new/text-line";
import { api } from "@/components/kit/api/client";
import { chosenTemplate, forgetTemplate, showExamples } from "@/components/kit/shell/starting";
import { LIMITS } from "@/contracts/limits";
import { regionalPaper } from "@/domain/regional-paper";
import { lookChange, withLook } from "@/typeset/apply-look";

/** The look of a new resume for which no template was chosen. The API's own defaults are specified. */
const USUAL_LOOK = { template: "onyx", palette: "Sapphire" } as const;

/** An empty resume, or the sample of a fictional person. */
export function CreateForm({ isSample, onClose }: { isSample: boolean; onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const [name, setName] = useState(t(isSample ? "sampleName" : "defaultName"));
  async function make() {
    const id = await api.resumes.create({ name: name.trim(), withSampleData: isSample });
    const { data, updatedAt } = await api.resumes.read({ id });
    const template = chosenTemplate();
    const change = lookChange(template ? { template } : USUAL_LOOK);
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
    </NewForm>
  );
}
