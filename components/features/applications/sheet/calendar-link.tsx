"use client";

import { useTranslations } from "next-intl";
import { useSaveInterview } from "@/components/features/applications/sheet/use-save-interview";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

/** Gives the interview as a file that every calendar program adds; a newer one replaces it there. */
export function CalendarLink({ applicationId, entryId }: { applicationId: string; entryId: string }) {
  const t = useTranslations("applications.interview");
  const save = useSaveInterview();
  return (
    <Button size="sm" variant="ghost" className="-ms-2" onClick={() => save(applicationId, entryId)}>
      <Icon name="calendar-blank" />
      {t("addToCalendar")}
    </Button>
  );
}
