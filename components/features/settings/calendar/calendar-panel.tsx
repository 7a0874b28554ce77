"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { CalendarForm } from "@/components/features/settings/calendar/calendar-form";
import { ConnectedAccount } from "@/components/features/settings/dav/connected-account";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";

/** The calendar account that interviews and follow-ups are put into. */
export function CalendarPanel() {
  const t = useTranslations("settings.calendar");
  const errorText = useErrorText();
  const { data, error } = useQuery(queries.linkedCalendar.read.queryOptions());
  return (
    <>
      <p className="mb-3 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data?.configured ? (
        <ConnectedAccount
          of="calendar"
          account={data}
          status={{ last: (when) => t("lastCompared", { when }), never: t("neverCompared") }}
          removal={data.calendar === null ? null : t("removeEvents")}
          refreshes={[queries.linkedCalendar.key(), queries.applications.key()]}
          compare={() => api.linkedCalendar.readNow()}
          disconnect={(removes) => api.linkedCalendar.delete({ keepEvents: !removes })}
        />
      ) : null}
      {data ? <CalendarForm key={`${data.url} ${data.username}`} account={data} /> : null}
    </>
  );
}
