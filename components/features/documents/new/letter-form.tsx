"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewForm } from "@/components/features/documents/new/new-form";
import { ResumeChoice, useResumes } from "@/components/features/documents/new/resume-choice";
import { TextLine } from "@/components/features/documents/new/text-line";
import { localToday } from "@/components/kit/i18n/local-day";
import { createLetter } from "@/components/kit/shell/new-letter";
import { LIMITS } from "@/contracts/limits";

/** A letter; sender and design follow the chosen resume. */
export function LetterForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations("documents.newDialog");
  const resumes = useResumes();
  const [chosen, setChosen] = useState<string | null>(null);
  const [company, setCompany] = useState("");
  const [person, setPerson] = useState("");
  const [named, setNamed] = useState<string | null>(null);
  const resumeId = chosen ?? resumes?.[0]?.id ?? "";
  const suggested = company.trim() === "" ? t("letterName") : t("letterNameFor", { company: company.trim() });
  const name = named ?? suggested.slice(0, LIMITS.name.max);

  async function make() {
    const letter = await createLetter({
      name: name.trim(),
      layout: "structured",
      recipientCompany: company.trim(),
      recipientName: person.trim(),
      letterDate: localToday(),
      details: { form: "automatic" },
      ...(resumeId === "" ? {} : { resumeId }),
    });
    return `/letters/${letter.id}`;
  }

  return (
    <NewForm make={make} isReady={resumes !== undefined && name.trim() !== ""} onClose={onClose}>
      <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
        <TextLine label={t("company")} value={company} onChange={setCompany} maxLength={LIMITS.letter.recipientCompany} />
        <TextLine label={t("person")} value={person} onChange={setPerson} maxLength={LIMITS.letter.recipientName} />
      </div>
      <TextLine label={t("name")} value={name} onChange={setNamed} maxLength={LIMITS.name.max} isRequired />
      {resumes?.length === 0 ? null : (
        <ResumeChoice label={t("sender")} hint={t("senderHint")} value={resumeId} onChange={setChosen} none={t("noSender")} />
      )}
    </NewForm>
  );
}
