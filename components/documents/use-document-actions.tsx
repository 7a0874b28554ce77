"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, queries } from "@/components/api/client";
import { useErrorText } from "@/components/api/error-text";
import { toast } from "@/components/ui/toast";
import type { DocumentEntry } from "@/contracts/model/document";

/** What can be done with a document from the library. Every action says what happened; every refusal says why. */
export function useDocumentActions() {
  const t = useTranslations("documents");
  const errorText = useErrorText();
  const cache = useQueryClient();

  /** Does the work, then reads the lists anew; tells the person when it was refused. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      toast(errorText(error));
      return false;
    } finally {
      await cache.invalidateQueries({ queryKey: queries.documents.key() });
    }
  }

  const target = ({ type, id }: DocumentEntry) => ({ type, id });

  async function restore(entry: DocumentEntry) {
    if (await attempt(() => api.documents.restore(target(entry)))) toast(t("restored", { name: entry.name }));
  }

  return {
    restore,
    async trash(entry: DocumentEntry) {
      if (!(await attempt(() => api.documents.trash(target(entry))))) return;
      toast(t("movedToTrash", { name: entry.name }), {
        label: t("undo"),
        onClick: () => void attempt(() => api.documents.restore(target(entry))),
      });
    },
    async purge(entry: DocumentEntry) {
      if (await attempt(() => api.documents.purge(target(entry)))) toast(t("purged", { name: entry.name }));
    },
    rename: (entry: DocumentEntry, name: string) => attempt(() => api.documents.rename({ ...target(entry), name })),
    setTags: (entry: DocumentEntry, tags: string[]) => attempt(() => api.documents.tags({ ...target(entry), tags })),
    setLocked: (entry: DocumentEntry, isLocked: boolean) => attempt(() => api.documents.lock({ ...target(entry), isLocked })),
    async duplicate(entry: DocumentEntry) {
      let copyId = "";
      const done = await attempt(async () => {
        if (entry.type === "resume") copyId = await api.resumes.duplicate({ id: entry.id });
        else await api.coverLetters.duplicate({ id: entry.id });
      });
      if (!done) return;
      const open = { label: t("openIt"), onClick: () => window.location.assign(`/resumes/${copyId}`) };
      toast(t("duplicated", { name: entry.name }), copyId === "" ? undefined : open);
    },
  };
}
