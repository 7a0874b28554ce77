"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { label } from "@/components/features/editor/core/edit-names";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import { useEditor } from "@/components/features/editor/core/use-editor";
import type { DocumentCard, ReadDocument } from "@/components/features/editor/document-kind";
import { takeOver } from "@/components/features/editor/saving/take-over";
import { useVersionNames } from "@/components/features/editor/versions/version-names";
import { useChange } from "@/components/kit/api/use-change";
import { toast } from "@/components/kit/ui/toast";
import type { DocumentType } from "@/contracts/model/document";
import type { ResumeVersionEntry } from "@/contracts/model/version";
import type { Printable } from "@/typeset/content/printable";

/** The page size of the list. */
const LISTED = 100;

/** A version in a list. Letters have fewer kinds of versions than resumes. */
export type VersionEntry = ResumeVersionEntry;

/** What the API offers for the versions of one kind of document; everything throws API errors. */
export type VersionOperations<Document, Card extends DocumentCard> = {
  list: (id: string, limit: number) => Promise<VersionEntry[]>;
  /** The pages of a version as they would print today. */
  read: (id: string, versionId: string) => Promise<Printable>;
  /** The pages of another document of this kind. */
  readDocument: (id: string) => Promise<Printable>;
  create: (id: string, name: string) => Promise<unknown>;
  rename: (id: string, versionId: string, name: string) => Promise<unknown>;
  remove: (id: string, versionId: string) => Promise<unknown>;
  restore: (id: string, versionId: string) => Promise<ReadDocument<Document, Card>>;
};

/** The name of a document's versions in the cache of what was read. */
export const versionsKey = (kind: DocumentType, id: string) => ["versions", kind, id];

/** The name of a version's content there. The version that saves go into changes with each of them, and its time as well. */
export const versionKey = (kind: DocumentType, id: string, version: Pick<VersionEntry, "id" | "createdAt">) => [
  ...versionsKey(kind, id),
  version.id,
  version.createdAt,
];

/** The versions of the open document and their actions. Every action reports its result in a toast. */
export function useVersions<Document, Card extends DocumentCard>(
  { kind, store, runner }: OpenEditor<Document, Card>,
  operations: VersionOperations<Document, Card>,
) {
  const t = useTranslations("editor.versions");
  const { run } = useChange({ failure: "toast" });
  const cache = useQueryClient();
  const { nameOf, timeOf } = useVersionNames();
  const id = useEditor((state) => state.card.id);
  const savedState = useEditor((state) => state.saving.basedOn);
  const queryKey = [...versionsKey(kind.name, id), "list"];
  const list = useQuery({ queryKey, queryFn: () => operations.list(id, LISTED) });
  const reload = () => cache.invalidateQueries({ queryKey });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every save may have made a version.
  useEffect(() => {
    void reload();
  }, [savedState]);

  /** Typed text belongs to the state that is named or replaced, so it is saved first. */
  async function isFlushed(): Promise<boolean> {
    await runner.flush();
    if (!runner.hasUnsaved()) return true;
    toast(t("notSaved"));
    return false;
  }

  async function attempt(work: () => Promise<string | undefined>): Promise<void> {
    await run(async () => {
      const message = await work();
      if (message) toast(message);
    });
    await reload();
  }

  return {
    list,
    nameNow: (name: string) =>
      attempt(async () => {
        if (!(await isFlushed())) return;
        await operations.create(id, name);
        return t("named", { name });
      }),
    rename: (version: VersionEntry, name: string) =>
      attempt(async () => {
        await operations.rename(id, version.id, name);
        return undefined;
      }),
    remove: (version: VersionEntry) =>
      attempt(async () => {
        await operations.remove(id, version.id);
        return t("deleted", { name: nameOf(version) });
      }),
    /** Restores a version: on the server both states are stored; here it is an edit that can be undone. */
    restore: (version: VersionEntry) =>
      attempt(() =>
        runner.exclusively(async () => {
          if (!(await isFlushed())) return undefined;
          const restored = await operations.restore(id, version.id);
          const { edit, setCard, undo } = store.getState();
          setCard(restored.card);
          await runner.adopt(restored, (document) => {
            edit(label("restoreVersion", version.id), (draft) => takeOver(draft as object, document as object));
          });
          toast(t("restored", { time: timeOf(version), kept: t("kinds.before-restore") }), { label: t("undo"), onClick: undo });
          return undefined;
        }),
      ),
  };
}
