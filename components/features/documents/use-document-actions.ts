"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { forEachDocument, type Outcome } from "@/components/features/documents/for-each-document";
import { changedTags, type TagChanges } from "@/components/features/documents/tag-changes";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { toast } from "@/components/kit/ui/toast";
import type { DocumentEntry } from "@/contracts/model/document";

type Entries = readonly DocumentEntry[];
type Work = (entry: DocumentEntry) => Promise<unknown>;

/**
 * The actions of the library for one or many documents. Every action reports its result and offers undo where possible; failures
 * are named.
 */
export function useDocumentActions() {
  const t = useTranslations("documents");
  const errorText = useErrorText();
  const cache = useQueryClient();

  /** Runs the work, reloads the lists, and reports what failed and why. */
  async function attempt(entries: Entries, work: Work): Promise<Outcome> {
    const outcome = await forEachDocument(entries, work);
    await Promise.all([
      cache.invalidateQueries({ queryKey: queries.documents.key() }),
      cache.invalidateQueries({ queryKey: queries.resumes.list.key() }),
    ]);
    const [first] = outcome.refused;
    if (first) toast(entries.length === 1 ? errorText(first.error) : t("refused", refusal(outcome, errorText(first.error))));
    return outcome;
  }

  const refusal = ({ refused }: Outcome, reason: string) => ({
    count: refused.length,
    names: refused
      .slice(0, 3)
      .map(({ entry }) => t("quoted", { name: entry.name }))
      .join(", "),
    more: Math.max(0, refused.length - 3),
    reason,
  });

  const target = ({ type, id }: DocumentEntry) => ({ type, id });
  const subject = (entries: Entries) => ({ count: entries.length, name: entries[0]?.name ?? "" });
  const undo = (entries: Entries, work: Work) => ({ label: t("undo"), onClick: () => void attempt(entries, work) });

  return {
    async restore(entries: Entries) {
      const { done } = await attempt(entries, (entry) => api.documents.restore(target(entry)));
      if (done.length > 0) toast(t("restored", subject(done)));
    },
    async trash(entries: Entries) {
      const { done } = await attempt(entries, (entry) => api.documents.trash(target(entry)));
      const back = undo(done, (entry) => api.documents.restore(target(entry)));
      if (done.length > 0) toast(t("movedToTrash", subject(done)), back);
    },
    async purge(entries: Entries) {
      const { done } = await attempt(entries, (entry) => api.documents.purge(target(entry)));
      if (done.length > 0) toast(t("purged", subject(done)));
    },
    async rename(entry: DocumentEntry, name: string) {
      return (await attempt([entry], () => api.documents.rename({ ...target(entry), name }))).done.length > 0;
    },
    async changeTags(entries: Entries, changes: TagChanges) {
      const { done } = await attempt(entries, (entry) =>
        api.documents.tags({ ...target(entry), tags: changedTags(entry.tags, changes) }),
      );
      const back = undo(done, (entry) => api.documents.tags({ ...target(entry), tags: entry.tags }));
      if (done.length > 0) toast(t("tagged", subject(done)), back);
      return done.length === entries.length;
    },
    async setLocked(entries: Entries, isLocked: boolean) {
      const affected = entries.filter((entry) => entry.isLocked !== isLocked);
      const { done } = await attempt(affected, (entry) => api.documents.lock({ ...target(entry), isLocked }));
      const back = undo(done, (entry) => api.documents.lock({ ...target(entry), isLocked: !isLocked }));
      if (done.length > 0) toast(t(isLocked ? "nowLocked" : "nowUnlocked", subject(done)), back);
    },
    async setShared(entry: DocumentEntry, isPublic: boolean) {
      const { done } = await attempt([entry], () => api.resumes.update({ id: entry.id, isPublic }));
      if (done.length > 0) toast(t(isPublic ? "nowShared" : "nowPrivate", { name: entry.name }));
    },
    async duplicate(entry: DocumentEntry) {
      let address = "";
      const { done } = await attempt([entry], async () => {
        if (entry.type === "resume") address = `/resumes/${await api.resumes.duplicate({ id: entry.id })}`;
        else address = `/letters/${(await api.coverLetters.duplicate({ id: entry.id })).id}`;
      });
      if (done.length === 0) return;
      toast(t("duplicated", { name: entry.name }), { label: t("openIt"), onClick: () => window.location.assign(address) });
    },
  };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
