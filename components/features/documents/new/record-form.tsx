"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { EntryChoice } from "@/components/features/documents/new/entry-choice";
import { NewForm } from "@/components/features/documents/new/new-form";
import { chosenFor, readWholeRecord } from "@/components/features/documents/new/record-entries";
import { lookOf, startingTemplate } from "@/components/features/documents/new/start-look";
import { TemplatePicker } from "@/components/features/documents/new/template-picker";
import { TextLine } from "@/components/features/documents/new/text-line";
import { api, queries } from "@/components/kit/api/client";
import { forgetTemplate } from "@/components/kit/shell/starting";
import { Field, Select } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";
import { RECORD_SECTIONS } from "@/domain/record/fields";
import { regionalPaper } from "@/domain/regional-paper";

/** A resume of entries of the career record. A posting may choose them; every one can be added or left out. */
export function RecordForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const names = new Intl.DisplayNames([useLocale()], { type: "language" });
  const { data: entries } = useQuery({ queryKey: [...queries.career.record.key(), "whole"], queryFn: readWholeRecord });
  const { data: applications = [] } = useQuery(queries.applications.list.queryOptions({ input: {} }));
  const [template, setTemplate] = useState(startingTemplate);
  const [applicationId, setApplicationId] = useState("");
  const [language, setLanguage] = useState("");
  const [named, setNamed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const application = applications.find(({ id }) => id === applicationId);
  const suggested = application ? [application.role, application.company].join(", ") : t("defaultName");
  const name = (named ?? suggested).slice(0, LIMITS.name.max);
  const ids = chosen ?? new Set(entries?.map(({ id }) => id));
  const languages = [
    ...new Set(entries?.flatMap((entry) => [entry.language, ...entry.wordings.map((wording) => wording.language)]) ?? []),
  ].filter((each) => each !== null);

  async function chooseApplication(id: string) {
    setApplicationId(id);
    if (id === "" || !entries) return setChosen(null);
    const { jobDescription, requirements } = await api.applications.read({ id });
    setChosen(chosenFor(entries, [jobDescription, ...requirements].join("\n")));
  }

  async function make() {
    const inOrder = (entries ?? [])
      .filter((entry) => ids.has(entry.id))
      .sort((one, other) => RECORD_SECTIONS.indexOf(one.section) - RECORD_SECTIONS.indexOf(other.section));
    const id = await api.career.record.createResume({
      name: name.trim(),
      ...lookOf(template),
      format: regionalPaper(navigator.language).format,
      ...(language !== "" && { language }),
      ...(application && { applicationId: application.id }),
      entryIds: inOrder.map((entry) => entry.id),
    });
    forgetTemplate();
    return `/resumes/${id}`;
  }

  if (entries?.length === 0) return <p className="mt-4 text-muted-foreground">{t("noRecord")}</p>;
  return (
    <NewForm make={make} isReady={ids.size > 0 && name.trim() !== ""} onClose={onClose}>
      <TextLine label={t("name")} value={name} onChange={setNamed} maxLength={LIMITS.name.max} isRequired />
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        {applications.length > 0 ? (
          <Field label={t("application")}>
            {(field) => (
              <Select {...field} value={applicationId} onChange={(event) => void chooseApplication(event.target.value)}>
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
        {languages.length > 1 ? (
          <Field label={t("language")}>
            {(field) => (
              <Select {...field} value={language} onChange={(event) => setLanguage(event.target.value)}>
                <option value="">{t("anyLanguage")}</option>
                {languages.map((each) => (
                  <option key={each} value={each}>
                    {names.of(each) ?? each}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
      </div>
      <TemplatePicker value={template} onChange={setTemplate} />
      <EntryChoice entries={entries ?? []} chosen={ids} onChange={setChosen} />
    </NewForm>
  );
}
