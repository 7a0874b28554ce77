"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AvoidedNote } from "@/components/features/applications/avoided-note";
import { AnySite } from "@/components/features/applications/quick-add/any-site";
import { applicationOf } from "@/components/features/applications/quick-add/draft";
import { DraftFields } from "@/components/features/applications/quick-add/draft-fields";
import { KnownAlready } from "@/components/features/applications/quick-add/known-already";
import { PasteField } from "@/components/features/applications/quick-add/paste-field";
import { type PostingInput, webAddress } from "@/components/features/applications/quick-add/read-posting";
import { PostingSearch } from "@/components/features/applications/quick-add/search/posting-search";
import { usePostingDraft } from "@/components/features/applications/quick-add/use-posting-draft";
import { refreshApplications } from "@/components/features/applications/use-applications";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { leaveTo } from "@/components/kit/shell/leave-to";
import { Button } from "@/components/kit/ui/button";
import { DialogActions } from "@/components/kit/ui/dialog";
import { DropCover } from "@/components/kit/ui/drop-cover";
import { FieldError } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { useFileDrop } from "@/components/kit/ui/use-file-drop";
import type { Stage } from "@/contracts/model/stages";

type AddFormProps = {
  /** What is in the first field to begin with. */
  initialText?: string;
  /** Read as soon as the form appears. */
  start?: PostingInput | undefined;
  /** For a page that another site opened: adding waits for a moment, so that no press meant for that site adds anything. */
  isHeld?: boolean;
  onAdded: (added: { id: string; company: string }) => void;
  onCancel: () => void;
  offersBookmark?: boolean;
};

/** Adds an application: from a pasted posting, a link, a file, or manually. Values that were read show their source and can be corrected. */
export function AddForm({ initialText = "", start, isHeld = false, onAdded, onCancel, offersBookmark = true }: AddFormProps) {
  const t = useTranslations("applications.quickAdd");
  const tApplications = useTranslations("applications");
  const { run, isBusy: isAdding, error } = useChange();
  const cache = useQueryClient();
  const posting = usePostingDraft(initialText);
  const { draft, text, isReading, problem } = posting;
  const [status, setStatus] = useState<Stage>("saved");
  /** The resume edited last, which is copied for a job that is still ahead. */
  const { data: documents } = useQuery(queries.documents.list.queryOptions({ input: { trashed: false } }));
  const resume = status === "saved" ? documents?.find(({ type }) => type === "resume") : undefined;
  const [isChecked, setChecked] = useState(false);
  const isOver = useFileDrop(([file]) => file && void posting.read({ kind: "file", file }), true);
  const first = useRef({ start, read: posting.read });
  useEffect(() => {
    if (first.current.start) void first.current.read(first.current.start);
  }, []);

  const link = draft.fields.sourceUrl.value;
  const errors = {
    company: isChecked && draft.fields.company.value.trim() === "" ? t("missing.company") : null,
    role: isChecked && draft.fields.role.value.trim() === "" ? t("missing.role") : null,
    sourceUrl: isChecked && link.trim() !== "" && webAddress(link) === null ? tApplications("field.notALink") : null,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    void add(async ({ id, company }) => onAdded({ id, company }));
  }

  async function add(next: (added: { id: string; company: string }) => Promise<void>) {
    setChecked(true);
    const application = applicationOf(draft, text);
    const isBadLink = link.trim() !== "" && webAddress(link) === null;
    if (isHeld || isAdding || application.company === "" || application.role === "" || isBadLink) return;
    posting.cancel();
    await run(async () => {
      const id = await api.applications.create({ ...application, status });
      await refreshApplications(cache);
      await next({ id, company: application.company });
    });
  }

  return (
    <form onSubmit={submit} noValidate className="mt-3 grid gap-3">
      <PasteField posting={posting} />
      {offersBookmark ? <PostingSearch /> : null}
      {problem ? (
        <p role="alert" className="flex items-start gap-1.5 text-warning text-xs">
          <Icon name="warning" size="sm" className="mt-px" />
          <span>{problem.text}</span>
        </p>
      ) : null}
      <DraftFields draft={draft} errors={errors} onType={posting.type} status={status} onStatus={setStatus} />
      <KnownAlready company={draft.fields.company.value} role={draft.fields.role.value} sourceUrl={webAddress(link) ?? ""} />
      <AvoidedNote company={draft.fields.company.value} />
      {offersBookmark ? <AnySite /> : null}
      {error ? <FieldError>{error}</FieldError> : null}
      {resume ? <p className="text-muted-foreground text-xs">{t("prepareHint", { name: resume.name })}</p> : null}
      <DialogActions>
        <Button onClick={onCancel}>{t("cancel")}</Button>
        {resume ? (
          <Button
            disabled={isAdding || isHeld}
            onClick={() =>
              add(async ({ id }) =>
                leaveTo(`/resumes/${await api.documents.copyForJob({ resumeId: resume.id, applicationId: id })}`),
              )
            }
          >
            {t("prepare")}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" disabled={isAdding || isHeld}>
          {t(isAdding ? "adding" : "add")}
        </Button>
      </DialogActions>
      {isOver ? <DropCover title={t("dropTitle")} hint={t("dropHint")} /> : null}
      <span role="status" className="sr-only">
        {isReading ? t("reading") : draft.postingSource ? t("wasRead") : ""}
      </span>
    </form>
  );
}
