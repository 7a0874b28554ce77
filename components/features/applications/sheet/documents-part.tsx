"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { AttachedFile } from "@/components/features/applications/sheet/attached-file";
import { Part, type PartProps } from "@/components/features/applications/sheet/part";
import { ResumeLanguages } from "@/components/features/applications/sheet/resume-languages";
import { SentDocument } from "@/components/features/applications/sheet/sent-document";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { localToday } from "@/components/kit/i18n/local-day";
import { leaveTo } from "@/components/kit/shell/leave-to";
import { createLetter } from "@/components/kit/shell/new-letter";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, Select } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { LIMITS } from "@/contracts/limits";

/** The resume and the letter: what was sent, or what will be. */
export function DocumentsPart({ application, actions, now }: PartProps) {
  const t = useTranslations("applications.documents");
  const { run, isBusy: busy, error } = useChange();
  const { data: documents } = useQuery(queries.documents.list.queryOptions({ input: { trashed: false } }));
  const { id, company, role, resumeId, coverLetterId, sentResumeVersionId, sentCoverLetterVersionId } = application;
  const isSent = sentResumeVersionId !== null || sentCoverLetterVersionId !== null;
  const sample = documents?.find(({ type, id: own }) => type === "resume" && (resumeId === null || own === resumeId));

  /** Makes a document and opens it. */
  async function make(work: () => Promise<string>) {
    await run(async () => leaveTo(await work()));
  }

  const copy = (resume: string) =>
    make(async () => `/resumes/${await api.documents.copyForJob({ resumeId: resume, applicationId: id })}`);
  const write = () =>
    make(async () => {
      const name = t("letterName", { company, role }).slice(0, LIMITS.name.max);
      const letter = await createLetter({
        letterDate: localToday(),
        details: { form: "automatic" },
        name,
        layout: "structured",
        applicationId: id,
        ...(resumeId === null ? {} : { resumeId }),
      });
      return `/letters/${letter.id}`;
    });

  const pickers = [
    { type: "resume", field: "resumeId", linked: resumeId, sent: sentResumeVersionId },
    { type: "letter", field: "coverLetterId", linked: coverLetterId, sent: sentCoverLetterVersionId },
  ] as const;

  return (
    <Part title={t(isSent ? "sent" : "title")}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {pickers.map(({ type, field, linked, sent }) =>
          sent === null ? (
            <LinkedDocument
              key={type}
              type={type}
              linked={linked}
              options={documents?.filter((each) => each.type === type) ?? []}
              onChange={(next) => actions.change(id, { [field]: next })}
            />
          ) : (
            <SentDocument
              key={type}
              applicationId={id}
              type={type}
              documentId={linked}
              versionId={sent}
              name={documents?.find((each) => each.type === type && each.id === linked)?.name ?? t(type)}
              score={type === "resume" ? application.sentCheckScore : null}
              sentAt={application.appliedAt}
              now={now}
            />
          ),
        )}
        {resumeId === null ? null : (
          <ResumeLanguages
            resumeId={resumeId}
            isSent={sentResumeVersionId !== null}
            onUse={(next) => void run(() => actions.change(id, { resumeId: next }))}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {sentResumeVersionId === null && sample ? (
            <Button size="sm" disabled={busy} onClick={() => copy(sample.id)}>
              <Icon name="briefcase" />
              {t("copyForJob")}
            </Button>
          ) : null}
          {coverLetterId === null && sentCoverLetterVersionId === null ? (
            <Button size="sm" disabled={busy} onClick={write}>
              <Icon name="envelope-simple" />
              {t("writeLetter")}
            </Button>
          ) : null}
        </div>
        {error ? <FieldError>{error}</FieldError> : null}
        <AttachedFile application={application} kind="resume" onChanged={actions.keep} />
        <AttachedFile application={application} kind="cover-letter" onChanged={actions.keep} />
      </div>
    </Part>
  );
}

type LinkedDocumentProps = {
  type: "resume" | "letter";
  linked: string | null;
  options: readonly { id: string; name: string }[];
  onChange: (id: string | null) => Promise<unknown>;
};

/** Which document goes with the application, as long as nothing was sent. */
function LinkedDocument({ type, linked, options, onChange }: LinkedDocumentProps) {
  const t = useTranslations("applications.documents");
  const { run, error } = useChange();

  async function choose(value: string) {
    await run(async () => {
      await onChange(value === "" ? null : value);
    });
  }

  return (
    <div className="flex items-end gap-2">
      <Field label={t(type)} error={error} className="flex-1">
        {(ids) => (
          <Select {...ids} value={linked ?? ""} onChange={(event) => choose(event.target.value)}>
            <option value="">{t("none")}</option>
            {linked !== null && !options.some(({ id }) => id === linked) ? (
              <option value={linked}>{t("notInLibrary")}</option>
            ) : null}
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {linked ? (
        <a href={`/${type}s/${linked}`} className="link mb-1.5 text-xs">
          {t("open")}
          <span className="sr-only">: {t(type)}</span>
        </a>
      ) : null}
    </div>
  );
}
