"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { movedMeanwhile, movedTo, stageEntries } from "@/components/features/applications/stage-moves";
import {
  holdReading,
  keepApplication,
  knownApplications,
  refreshApplication,
  refreshApplications,
} from "@/components/features/applications/use-applications";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { toast } from "@/components/kit/ui/toast";
import type { Application, Contact } from "@/contracts/model/application";
import type { ClosedReason, Stage } from "@/contracts/model/stages";

const CONTACT_FIELDS = ["name", "role", "type", "email", "phone"] as const;

export type Changes = Omit<Parameters<typeof api.applications.update>[0], "id">;

/** What can be done with applications. Moves show immediately, and are reverted with a sentence if the server rejects them. */
export function useApplicationActions() {
  const t = useTranslations("applications");
  const errorText = useErrorText();
  const { run } = useChange({ failure: "toast" });
  const cache = useQueryClient();

  return useMemo(() => {
    const nowOf = (id: string) => knownApplications(cache).find((each) => each.id === id);

    /** Writes some fields, and only those: two tabs never take each other's back. Throws as the API does. */
    async function change(id: string, changes: Changes): Promise<Application> {
      const application = await api.applications.update({ id, ...changes });
      keepApplication(cache, application);
      if ("resumeId" in changes || "coverLetterId" in changes)
        void cache.invalidateQueries({ queryKey: queries.documents.key() });
      return application;
    }

    /** Moves to a stage; returns whether it succeeded. */
    async function move(application: Application, to: Stage, isUndoable = true): Promise<boolean> {
      const { id, company, status: from, closedReason } = application;
      if (from === to) return true;
      await holdReading(cache);
      keepApplication(cache, movedTo(application, to, new Date().toISOString()));
      try {
        const answer = await change(id, { status: to });
        const elsewhere = movedMeanwhile(answer, from);
        const [stage, other] = [t(`stages.${to}`), elsewhere && t(`stages.${elsewhere}`)];
        const undo = { label: t("undo"), onClick: () => void moveBack(answer, from, closedReason) };
        if (other) toast(t("movedMeanwhile", { company, other, stage }), undo);
        else if (isUndoable) toast(t("moved", { company, stage }), undo);
        return true;
      } catch (error) {
        keepApplication(cache, application);
        toast(t("notMoved", { company, reason: errorText(error) }));
        void refreshApplication(cache, id);
        return false;
      }
    }

    /**
     * Replaces, adds (`before` is null) or removes (`after` is null) one contact in the list as it is stored now, so that what another
     * tab did to the others stays. A contact that was changed elsewhere in the meantime is not found, and the new one is added beside it.
     */
    async function changeContacts(id: string, before: Contact | null, after: Contact | null) {
      const { contacts } = await api.applications.read({ id });
      const at = before === null ? -1 : contacts.findIndex((each) => CONTACT_FIELDS.every((key) => each[key] === before[key]));
      const added = after === null ? [] : [after];
      if (before !== null && at < 0) toast(t("contacts.changedElsewhere", { name: before.name }));
      const application = await change(id, { contacts: at < 0 ? [...contacts, ...added] : contacts.toSpliced(at, 1, ...added) });
      return { application, isFound: before === null || at >= 0 };
    }

    /** Closes an application that was never answered. */
    async function closeUnanswered(application: Application): Promise<void> {
      const { id, company, status: from, closedReason } = application;
      try {
        const answer = await change(id, { status: "closed", closedReason: "no-response" });
        const undo = { label: t("undo"), onClick: () => void moveBack(answer, from, closedReason) };
        toast(t("closedUnanswered", { company }), undo);
      } catch (error) {
        toast(t("notMoved", { company, reason: errorText(error) }));
      }
    }

    /** As if it had not been moved: the stage before begins when it began, and the timeline has no entry of the move. */
    async function moveBack(moved: Application, to: Stage, closedReason: ClosedReason | null) {
      const [undone, before] = stageEntries(moved.activity);
      await run(async () => {
        await holdReading(cache);
        const now = nowOf(moved.id) ?? moved;
        keepApplication(cache, { ...movedTo(now, to, before?.at ?? now.stageEnteredAt), closedReason });
        const back = await api.applications.update({ id: moved.id, status: to, closedReason });
        const [again] = stageEntries(back.activity);
        const remove = (entryId: string) => api.applications.removeEntry({ id: moved.id, entryId });
        if (undone) await remove(undone.id);
        if (before && again && before.stage === to) {
          await api.applications.updateEntry({ id: moved.id, entryId: again.id, date: before.at });
          await remove(before.id);
        }
        toast(t("movedBack", { company: moved.company, stage: t(`stages.${to}`) }));
      });
      await refreshApplication(cache, moved.id);
    }

    const attempt = (work: () => Promise<unknown>, message: string) =>
      run(() => work().finally(() => refreshApplications(cache)), message);

    return {
      change,
      move,
      closeUnanswered,
      changeContacts,
      /** Applies the response of another operation. */
      keep: (application: Application) => keepApplication(cache, application),
      moveMany: (ids: readonly string[], status: Stage) =>
        attempt(
          () => inParts(ids, (part) => api.applications.bulkUpdate({ ids: part, status })),
          t("movedMany", { count: ids.length, stage: t(`stages.${status}`) }),
        ),
      tagMany: (ids: readonly string[], addTags: string[]) =>
        attempt(
          () => inParts(ids, (part) => api.applications.bulkUpdate({ ids: part, addTags })),
          t("taggedMany", { count: ids.length }),
        ),
      removeMany: (ids: readonly string[]) =>
        attempt(
          () => inParts(ids, (part) => api.applications.bulkDelete({ ids: part })),
          t("deletedMany", { count: ids.length }),
        ),
    };
  }, [cache, t, errorText, run]);
}

export type ApplicationActions = ReturnType<typeof useApplicationActions>;

/** The API takes so many at a time. */
const PART = 200;

async function inParts(ids: readonly string[], work: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < ids.length; from += PART) await work(ids.slice(from, from + PART));
}
