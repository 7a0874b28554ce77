"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { momentText } from "@/components/features/settings/admin/moments";
import { BY_CURSOR, PagedList } from "@/components/features/settings/admin/paged-list";
import { queries } from "@/components/kit/api/client";
import type { AdminAct } from "@/contracts/admin/admin";

/** What administrators changed. */
export function LogPanel() {
  const t = useTranslations("admin.log");
  const query = useInfiniteQuery(
    queries.admin.log.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      ...BY_CURSOR,
    }),
  );
  return (
    <>
      <p className="max-w-[60ch] text-muted-foreground">{t("text")}</p>
      <PagedList
        lines={query.data?.pages.flatMap(({ acts }) => acts.map((act) => <ActLine key={act.id} act={act} />)) ?? null}
        none={t("none")}
        query={query}
      />
    </>
  );
}

function ActLine({ act }: { act: AdminAct }) {
  const t = useTranslations("admin.log");
  const locale = useLocale();
  const by = t("by", { actor: act.actorName === "command" ? t("command") : act.actorName });
  return (
    <li className="flex items-baseline gap-3 border-b py-2 phone:flex-col phone:gap-0.5">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p>{t(`acts.${act.kind}`, { subject: act.subjectName ?? t("anybody"), detail: act.detail ?? "" })}</p>
        <p className="text-muted-foreground text-xs">
          {act.address === null ? by : `${by}, ${t("from", { address: act.address })}`}
        </p>
      </div>
      <time dateTime={act.at} className="flex-none text-muted-foreground text-xs tabular-nums">
        {momentText(act.at, locale)}
      </time>
    </li>
  );
}
