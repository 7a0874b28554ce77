"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewForm } from "@/components/features/documents/new/new-form";
import { TextLine } from "@/components/features/documents/new/text-line";
import { api } from "@/components/kit/api/client";
import { LIMITS } from "@/contracts/limits";

/** An empty resume, or the sample of a fictional person. */
export function CreateForm({ isSample, onClose }: { isSample: boolean; onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const [name, setName] = useState(t(isSample ? "sampleName" : "defaultName"));
  const make = async () => `/resumes/${await api.resumes.create({ name: name.trim(), withSampleData: isSample })}`;
  return (
    <NewForm make={make} isReady={name.trim() !== ""} onClose={onClose}>
      <TextLine label={t("name")} value={name} onChange={setName} maxLength={LIMITS.name.max} isRequired />
    </NewForm>
  );
}
