"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { Downloads } from "@/components/features/editor/bar/download";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { addressOf } from "@/components/kit/api/address";
import { api, queries } from "@/components/kit/api/client";
import { Refusal, useChange } from "@/components/kit/api/use-change";
import { namePattern } from "@/components/kit/downloads/choices";
import { offerFile, serverFile } from "@/components/kit/downloads/files";
import { localToday } from "@/components/kit/i18n/local-day";
import { leaveTo } from "@/components/kit/shell/leave-to";
import { createLetter } from "@/components/kit/shell/new-letter";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { Application } from "@/contracts/model/application";
import { patternedName } from "@/domain/exports/name-pattern";

/** What the steps for an application do. What was typed last is saved first, so that it is part of letters, files and what is recorded as sent. */
export function useJobSteps(application: Application, values: Downloads["values"]) {
  const t = useTranslations("editor.job");
  const { runner } = useOpenEditor();
  const documentId = useEditor((state) => state.card.id);
  const router = useRouter();
  const { run, isBusy } = useChange({ failure: "toast", refreshes: [queries.applications.key(), queries.documents.key()] });
  const { id, company, role, resumeId, coverLetterId } = application;

  const saved = (work: () => Promise<unknown>) =>
    run(async () => {
      await runner.flush();
      if (runner.hasUnsaved()) throw new Refusal(t("notSaved"));
      await work();
    });

  const writeLetter = () =>
    saved(async () => {
      const letter = await createLetter({
        letterDate: localToday(),
        details: { form: "automatic" },
        name: t("letterName", { company, role }).slice(0, LIMITS.name.max),
        layout: "structured",
        applicationId: id,
        ...(resumeId === null ? {} : { resumeId }),
      });
      return leaveTo(`/letters/${letter.id}`);
    });

  /** The letter with the resume behind it, or the resume alone. */
  const download = () =>
    saved(async () => {
      const address =
        coverLetterId === null
          ? addressOf(({ resumes }) => resumes.exportFile, { id: documentId, format: "pdf" })
          : addressOf(({ coverLetters }) => coverLetters.bundle, {
              id: coverLetterId,
              ...(resumeId === null ? {} : { resumeId }),
            });
      offerFile(await serverFile(address), `${patternedName(namePattern(), { ...values(), company })}.pdf`);
    });

  /** The server records the documents as they are now. */
  const markApplied = () =>
    saved(async () => {
      await api.applications.update({ id, status: "applied" });
      toast(t("applied", { company }), { label: t("open"), onClick: () => router.push(`/applications/${id}`) });
    });

  return { isBusy, writeLetter, download, markApplied };
}
