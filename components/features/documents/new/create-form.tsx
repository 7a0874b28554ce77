"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewForm } from "@/components/features/documents/new/new-form";
import { TextLine } from "@/components/features/documents/new/text-line";
import { api } from "@/components/kit/api/client";
import { chosenTemplate, forgetTemplate, showExamples } from "@/components/kit/shell/starting";
import { LIMITS } from "@/contracts/limits";
import { regionalPaper } from "@/domain/regional-paper";
import { NEW_RESUME_ACCENT } from "@/typeset/chosen-look";

/** The default look of a new resume: margins of about 16 mm, and a calm blue. The API's own defaults are specified. */
const COMFORTABLE = [
  { op: "replace", path: "/metadata/page/marginX", value: 45 },
  { op: "replace", path: "/metadata/page/marginY", value: 45 },
  { op: "replace", path: "/metadata/design/colors/primary", value: NEW_RESUME_ACCENT },
] as const;

/** An empty resume, or the sample of a fictional person. */
export function CreateForm({ isSample, onClose }: { isSample: boolean; onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const [name, setName] = useState(t(isSample ? "sampleName" : "defaultName"));
  async function make() {
    const id = await api.resumes.create({ name: name.trim(), withSampleData: isSample });
    const template = chosenTemplate();
    if (template) await api.resumes.look({ id, template });
    const paper = { op: "replace", path: "/metadata/page/format", value: regionalPaper(navigator.language).format } as const;
    await api.resumes.patch({ id, operations: template ? [paper] : [...COMFORTABLE, paper] });
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
