"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { localDay } from "@/components/features/applications/local-days";
import { keepApplication } from "@/components/features/applications/use-applications";
import { api } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { toast } from "@/components/kit/ui/toast";
import type { Application } from "@/contracts/model/application";
import { addDays } from "@/domain/applications/days";

const WEEK_DAYS = 7;

/** What one press does with a follow-up: it is done and noted in the timeline, or it waits another week. Both can be undone. */
export function useFollowUp() {
  const t = useTranslations("applications.followUps");
  const tApplications = useTranslations("applications");
  const { run } = useChange({ failure: "toast" });
  const cache = useQueryClient();

  async function attempt(work: () => Promise<Application>, message: string, undo: (answer: Application) => Promise<Application>) {
    await run(async () => {
      const answer = await work();
      keepApplication(cache, answer);
      const takeBack = () => run(async () => keepApplication(cache, await undo(answer)));
      toast(message, { label: tApplications("undo"), onClick: () => void takeBack() });
    });
  }

  return {
    done({ id, company, followUpAt, followUpNote }: Application) {
      const text = followUpNote.trim() === "" ? t("doneNote") : t("doneNoteWith", { what: followUpNote.trim() });
      return attempt(
        async () => {
          await api.applications.addNote({ id, text });
          return api.applications.update({ id, followUpAt: null, followUpNote: "" });
        },
        t("done", { company }),
        async ({ activity }) => {
          const note = activity.find((entry) => entry.type === "note" && entry.text === text);
          if (note) await api.applications.removeEntry({ id, entryId: note.id });
          return api.applications.update({ id, followUpAt, followUpNote });
        },
      );
    },
    snooze({ id, company, followUpAt }: Application) {
      return attempt(
        () => api.applications.update({ id, followUpAt: addDays(localDay(Date.now()), WEEK_DAYS) }),
        t("snoozed", { company }),
        () => api.applications.update({ id, followUpAt }),
      );
    },
  };
}
