"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewForm } from "@/components/features/documents/new/new-form";
import { ResumeChoice, useResumes } from "@/components/features/documents/new/resume-choice";
import { TextLine } from "@/components/features/documents/new/text-line";
import { changedTags } from "@/components/features/documents/tag-changes";
import { api } from "@/components/kit/api/client";
import { LIMITS } from "@/contracts/limits";

/** A copy of a resume for one job: named after role and company, and tagged with the company. */
export function CopyForm({ sourceId, onClose }: { sourceId?: string | undefined; onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const resumes = useResumes();
  const [chosen, setChosen] = useState(sourceId ?? "");
  const [company, setCompany] = useState("");
  const [role, setRole] = useState("");
  const source = resumes?.find(({ id }) => id === chosen) ?? resumes?.[0];
  const name = [role.trim(), company.trim()].filter(Boolean).join(", ").slice(0, LIMITS.name.max).trim();

  async function make() {
    if (!source) throw new Error("There is no resume to copy.");
    const tag = company.trim().slice(0, LIMITS.tags.length.max).trim();
    const tags = changedTags(source.tags, new Map(tag === "" ? [] : [[tag, true]]));
    return `/resumes/${await api.resumes.duplicate({ id: source.id, name, tags })}`;
  }

  if (resumes?.length === 0) return <p className="mt-4 text-muted-foreground">{t("noResumes")}</p>;
  return (
    <NewForm make={make} isReady={source !== undefined && name !== ""} onClose={onClose}>
      <ResumeChoice label={t("copyOf")} value={source?.id ?? ""} onChange={setChosen} />
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <TextLine label={t("company")} value={company} onChange={setCompany} maxLength={LIMITS.name.max} />
        <TextLine label={t("role")} value={role} onChange={setRole} maxLength={LIMITS.name.max} />
      </div>
      {name === "" ? null : (
        <p role="status" className="text-muted-foreground text-xs">
          {t("copyName", { name })}
        </p>
      )}
    </NewForm>
  );
}
