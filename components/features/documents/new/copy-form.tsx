"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewForm } from "@/components/features/documents/new/new-form";
import { ResumeChoice, useResumes } from "@/components/features/documents/new/resume-choice";
import { TextLine } from "@/components/features/documents/new/text-line";
import { changedTags } from "@/components/features/documents/tag-changes";
import { api, queries } from "@/components/kit/api/client";
import { Field, Select } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";

/** A copy of a resume for one job: named after role and company, and tagged with the company. */
export function CopyForm({ sourceId, onClose }: { sourceId?: string | undefined; onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const resumes = useResumes();
  const [chosen, setChosen] = useState(sourceId ?? "");
  const [company, setCompany] = useState("");
  const [role, setRole] = useState("");
  const { data: applications } = useQuery(queries.applications.list.queryOptions({ input: {} }));
  const [applicationId, setApplicationId] = useState("");
  const source = resumes?.find(({ id }) => id === chosen) ?? resumes?.[0];
  const name = [role.trim(), company.trim()].filter(Boolean).join(", ").slice(0, LIMITS.name.max).trim();

  async function make() {
    if (!source) throw new Error("There is no resume to copy.");
    if (applicationId !== "") return `/resumes/${await api.documents.copyForJob({ resumeId: source.id, applicationId, name })}`;
    const tag = company.trim().slice(0, LIMITS.tags.length.max).trim();
    const tags = changedTags(source.tags, new Map(tag === "" ? [] : [[tag, true]]));
    return `/resumes/${await api.resumes.duplicate({ id: source.id, name, tags })}`;
  }

  /** The copy is linked to the application and takes its company and role. */
  function chooseApplication(id: string) {
    setApplicationId(id);
    const application = applications?.find((each) => each.id === id);
    if (!application) return;
    setCompany(application.company);
    setRole(application.role);
  }

  if (resumes?.length === 0) return <p className="mt-4 text-muted-foreground">{t("noResumes")}</p>;
  return (
    <NewForm make={make} isReady={source !== undefined && name !== ""} onClose={onClose}>
      <ResumeChoice label={t("copyOf")} value={source?.id ?? ""} onChange={setChosen} />
      {applications && applications.length > 0 ? (
        <Field label={t("application")}>
          {(ids) => (
            <Select {...ids} value={applicationId} onChange={(event) => chooseApplication(event.target.value)}>
              <option value="">{t("noApplication")}</option>
              {applications.map((each) => (
                <option key={each.id} value={each.id}>
                  {[each.company, each.role].join(", ")}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
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
