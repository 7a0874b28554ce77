"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useDeviceLabel } from "@/components/features/settings/device-label";
import { Section } from "@/components/features/settings/section";
import { queries } from "@/components/kit/api/client";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import type { ActivityKind } from "@/contracts/accounts/account";
import { LIMITS } from "@/contracts/limits";

const FIRST = 6;
const MORE = 20;

type Event = { id: string; kind: ActivityKind; address: string | null; device: string | null; at: string };

/** Recent activity of the account, so that its owner can spot unknown actions. */
export function ActivitySection() {
  const t = useTranslations("settings.activity");
  const [shown, setShown] = useState(FIRST);
  // One extra entry shows whether there are more.
  const limit = Math.min(shown + 1, LIMITS.page.max);
  const { data, isError } = useQuery({
    ...queries.account.activity.queryOptions({ input: { limit } }),
    placeholderData: keepPreviousData,
  });

  return (
    <Section id="activity" title={t("title")} text={t("text")}>
      {isError ? <p className="text-muted-foreground">{t("failed")}</p> : null}
      {data && data.length > 0 ? (
        <ul className="mt-2 border-t">
          {data.slice(0, shown).map((event) => (
            <ActivityLine key={event.id} event={event} />
          ))}
        </ul>
      ) : null}
      {data?.length === 0 ? <p className="text-muted-foreground">{t("none")}</p> : null}
      {data && data.length > shown && shown + 1 < LIMITS.page.max ? (
        <Button className="mt-3" onClick={() => setShown(shown + MORE)}>
          {t("more")}
        </Button>
      ) : null}
    </Section>
  );
}

function ActivityLine({ event }: { event: Event }) {
  const t = useTranslations("settings.activity");
  const locale = useLocale();
  const labelOf = useDeviceLabel();
  const isWarning = event.kind === "sign-in-failed";
  return (
    <li className="flex items-baseline gap-3 border-b py-2">
      <div className="min-w-0 flex-1">
        <p className={isWarning ? "flex items-baseline gap-1.5 text-danger" : ""}>
          {isWarning ? <Icon name="warning-circle" size="sm" className="translate-y-0.5" /> : null}
          {t(`kinds.${event.kind}`)}
        </p>
        <p className="text-muted-foreground text-xs [overflow-wrap:anywhere]">
          {[event.device ? labelOf(event.device) : null, event.address].filter(Boolean).join(", ")}
        </p>
      </div>
      <time dateTime={event.at} className="flex-none text-muted-foreground text-xs tabular-nums">
        {dayOf(event.at, locale, Date.now())}
      </time>
    </li>
  );
}
