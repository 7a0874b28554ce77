"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { CalendarForm } from "@/components/features/settings/calendar/calendar-form";
import { useCalendarError } from "@/components/features/settings/calendar/use-calendar-error";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Dot } from "@/components/kit/ui/tag";
import type { LinkedCalendar } from "@/contracts/model/linked-calendar";

/** The calendar account that interviews and follow-ups are put into. */
export function CalendarPanel() {
  const t = useTranslations("settings.calendar");
  const errorText = useErrorText();
  const { data, error } = useQuery(queries.linkedCalendar.read.queryOptions());
  return (
    <>
      <p className="mb-3 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data?.configured ? <Connected account={data} /> : null}
      {data ? <CalendarForm key={`${data.url} ${data.username}`} account={data} /> : null}
    </>
  );
}

/** The connected account: when it was compared last, or why that failed. */
function Connected({ account }: { account: LinkedCalendar }) {
  const t = useTranslations("settings.calendar");
  const tMailbox = useTranslations("settings.mailbox");
  const { run } = useChange({ failure: "toast", refreshes: [queries.linkedCalendar.key(), queries.applications.key()] });
  const problem = useCalendarError(account.lastError);
  const locale = useLocale();
  const [isComparing, setComparing] = useState(false);

  async function compare() {
    setComparing(true);
    await run(() => api.linkedCalendar.readNow());
    setComparing(false);
  }

  const at = account.lastReadAt;
  const when = at && new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className="mb-4 flex items-start gap-3 border-y py-2.5 phone:flex-wrap">
      <div className="min-w-0 flex-1 phone:basis-full">
        <p className="break-words font-medium">{account.username}</p>
        <p role="status" className="mt-1 flex items-baseline gap-1.5 text-muted-foreground text-xs">
          <Dot state={problem ? "danger" : when ? "success" : "quiet"} />
          <span>{isComparing ? t("comparing") : (problem ?? (when ? t("lastCompared", { when }) : t("neverCompared")))}</span>
        </p>
      </div>
      <Button size="sm" disabled={isComparing} onClick={compare}>
        {t(isComparing ? "comparing" : "compareNow")}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => run(() => api.linkedCalendar.delete({}), t("disconnected"))}>
        {tMailbox("disconnect")}
      </Button>
    </div>
  );
}
