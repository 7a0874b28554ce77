"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewForm } from "@/components/features/documents/new/new-form";
import { startLook } from "@/components/features/documents/new/start-look";
import { TextLine } from "@/components/features/documents/new/text-line";
import { api } from "@/components/kit/api/client";
import { showExamples } from "@/components/kit/shell/starting";
import { LIMITS } from "@/contracts/limits";

/** An empty resume, or the sample of a fictional person. */
export function CreateForm({ isSample, onClose }: { isSample: boolean; onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const [name, setName] = useState(t(isSample ? "sampleName" : "defaultName"));
  async function make() {
    const id = await api.resumes.create({ name: name.trim(), withSampleData: isSample });
    await startLook(id);
    if (!isSample) showExamples(id);
    return `/resumes/${id}`;
  }
  return (
    <NewForm make={make} isReady={name.trim() !== ""} onClose={onClose}>
      <TextLine label={t("name")} value={name} onChange={setName} maxLength={LIMITS.name.max} isRequired />
    </NewForm>
  );
}
