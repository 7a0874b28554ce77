"use client";

import { useTranslations } from "next-intl";
import { saveFile } from "@/components/features/applications/table-import/save-file";
import { api } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";

/** Saves one interview as an iCalendar file, or reports why not. */
export function useSaveInterview(): (id: string, entryId: string) => Promise<void> {
  const t = useTranslations("applications.interview");
  const errorText = useErrorText();
  const { run } = useChange({ failure: "toast", explain: (error) => t("notDownloaded", { reason: errorText(error) }) });
  return async (id, entryId) => {
    await run(async () => saveFile(await api.calendar.interview({ id, entryId }), "interview.ics", "text/calendar"));
  };
}
