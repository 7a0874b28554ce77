"use client";

import { useTranslations } from "next-intl";
import { RENAME_ID } from "@/components/features/editor/bar/document-name";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { isReadOnly } from "@/components/features/editor/core/store";
import type { DocumentCard } from "@/components/features/editor/document-kind";
import { meetStored } from "@/components/features/editor/saving/take-in-stored";
import { api } from "@/components/kit/api/client";
import { type Change, Refusal, useChange } from "@/components/kit/api/use-change";
import type { IconName } from "@/components/kit/ui/icon-paths";
import { toast } from "@/components/kit/ui/toast";

/** What can be done with a document as a whole. */
export type DocumentStep = { id: string; name: string; aliases?: string; icon: IconName; run: () => void };

/** Rename, copy, lock and Trash. What was typed last goes to the server first, so that it is part of what happens. */
export function useDocumentSteps<Document, Card extends DocumentCard>(
  editor: OpenEditor<Document, Card>,
  onVersions: () => void,
): () => DocumentStep[] {
  const t = useTranslations("editor.document");
  const { run } = useChange({ failure: "toast" });
  return () => stepsOf(editor, t, run, onVersions);
}

type Texts = ReturnType<typeof useTranslations<"editor.document">>;

function stepsOf<Document, Card extends DocumentCard>(
  editor: OpenEditor<Document, Card>,
  t: Texts,
  run: Change["run"],
  onVersions: () => void,
): DocumentStep[] {
  const { kind, store, runner } = editor;
  const { id } = store.getState().card;
  const isResume = kind.name === "resume";
  const target = { type: kind.name, id };

  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      await runner.flush();
      if (runner.hasUnsaved()) throw new Refusal(t("notSaved"));
      await runner.exclusively(work);
    });

  const duplicate = () =>
    attempt(async () => {
      const copyId = isResume ? await api.resumes.duplicate({ id }) : (await api.coverLetters.duplicate({ id })).id;
      toast(t("duplicated"), { label: t("openCopy"), onClick: () => window.location.assign(`/${kind.name}s/${copyId}`) });
    });

  const lock = () =>
    attempt(async () => {
      await api.documents.lock({ ...target, isLocked: true });
      await meetStored(editor, await kind.read(id));
    });

  const trash = () =>
    attempt(async () => {
      await api.documents.trash(target);
      store.getState().setTrashed(true);
    });

  const always: DocumentStep[] = [
    { id: "duplicate", name: t("duplicate"), aliases: t("duplicateAliases"), icon: "copy", run: () => void duplicate() },
    ...(isResume
      ? [
          {
            id: "copy for a job",
            name: t("copyForJob"),
            icon: "briefcase" as const,
            run: () => window.location.assign(`/documents?new=copy&from=${id}`),
          },
        ]
      : []),
    { id: "versions", name: t("versions"), aliases: t("versionsAliases"), icon: "clock", run: onVersions },
  ];
  if (isReadOnly(store.getState())) return always;
  return [
    // The menu gives the focus back before the field can take it.
    { id: "rename", name: t("rename"), icon: "pencil-simple", run: () => setTimeout(rename) },
    ...always,
    { id: "lock", name: t("lock"), icon: "lock-simple", run: () => void lock() },
    { id: "trash", name: t("toTrash"), icon: "trash", run: () => void trash() },
  ];
}

const rename = () => document.getElementById(RENAME_ID)?.click();
