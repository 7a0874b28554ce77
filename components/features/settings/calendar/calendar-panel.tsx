"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AccountLine } from "@/components/features/settings/account-line";
import { CalendarForm } from "@/components/features/settings/calendar/calendar-form";
import { CompareButton } from "@/components/features/settings/dav/compare-button";
import { useDavError } from "@/components/features/settings/dav/use-dav-error";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { toast } from "@/components/kit/ui/toast";
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
  const { run } = useChange({ failure: "toast", refreshes: [queries.linkedCalendar.key(), queries.applications.key()] });
  const problem = useDavError("calendar", account.lastError);
  const locale = useLocale();
  const [isComparing, setComparing] = useState(false);

  async function compare() {
    setComparing(true);
    await run(() => api.linkedCalendar.readNow());
    setComparing(false);
  }

  const disconnect = (removes: boolean) =>
    run(async () => {
      const { left, error } = await api.linkedCalendar.delete({ keepEvents: !removes });
      toast(error === null ? t("disconnected") : t("left", { count: left }));
    });

  const at = account.lastReadAt;
  const when = at && new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <AccountLine
      username={account.username}
      status={isComparing ? t("comparing") : (problem ?? (when ? t("lastCompared", { when }) : t("neverCompared")))}
      isWell={problem ? false : when ? true : null}
      question={t("disconnectTitle")}
      removal={account.calendar === null ? null : t("removeEvents")}
      onDisconnect={disconnect}
    >
      <CompareButton isComparing={isComparing} onClick={compare} />
    </AccountLine>
  );
}
