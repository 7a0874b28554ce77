"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { careerAddress } from "@/components/features/career/career-address";
import { Loaded } from "@/components/features/career/loaded";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";
import { Tag } from "@/components/kit/ui/tag";
import type { Opportunity } from "@/contracts/model/career/opportunity";

/** Postings that were found for the person: to be tracked, or dismissed. */
export function OpportunitiesView() {
  const t = useTranslations("career.opportunities");
  const query = useQuery(queries.career.opportunities.list.queryOptions({ input: {} }));
  return (
    <Loaded query={query}>
      {(all) =>
        all.length === 0 ? (
          <Empty title={t("empty.title")} text={t("empty.text")}>
            <Link href={careerAddress("schedules")} className={buttonLook({ variant: "primary" })}>
              {t("empty.action")}
            </Link>
          </Empty>
        ) : (
          <ul aria-label={t("title")}>
            {all.map((opportunity) => (
              <Entry key={opportunity.id} opportunity={opportunity} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Entry({ opportunity }: { opportunity: Opportunity }) {
  const t = useTranslations("career.opportunities");
  const locale = useLocale();
  const { run: attempt, isBusy: busy } = useChange({
    failure: "toast",
    refreshes: [queries.career.opportunities.key(), queries.applications.key()],
  });
  const { id, url, role, company, location, snippet, matches, unknowns, lastSeenAt, trackedApplicationId } = opportunity;
  const name = [role, company].filter(Boolean).join(", ") || url;

  return (
    <li className="border-b py-3">
      <div className="flex items-start gap-3 phone:flex-wrap">
        <div className="min-w-0 flex-1 phone:basis-full">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-start gap-1 break-words font-medium text-base hover:underline"
          >
            {name}
            <Icon name="arrow-square-out" size="sm" className="mt-1 flex-none text-subtle-foreground" />
          </a>
          <p className="flex flex-wrap gap-x-3 text-muted-foreground text-xs">
            {location === "" ? null : <span>{location}</span>}
            <span>{t("seen", { when: dayOf(lastSeenAt, locale, Date.now()) })}</span>
          </p>
          {snippet === "" ? null : <p className="mt-1 line-clamp-3 max-w-[72ch] break-words text-muted-foreground">{snippet}</p>}
          {matches.length + unknowns.length > 0 ? (
            <p className="mt-1.5 flex flex-wrap gap-1.5">
              {matches.map((match) => (
                <Tag key={match}>
                  <Icon name="check" size="xs" className="text-success" />
                  {match}
                </Tag>
              ))}
              {unknowns.map((unknown) => (
                <Tag key={unknown}>{t(`unknowns.${unknown}`)}</Tag>
              ))}
            </p>
          ) : null}
        </div>
        {trackedApplicationId ? (
          <Link href={`/applications/${trackedApplicationId}`} prefetch={false} className={buttonLook({ size: "sm" })}>
            {t("open")}
          </Link>
        ) : (
          <Button
            size="sm"
            disabled={busy}
            aria-label={t("trackIt", { name })}
            onClick={() => void attempt(() => api.career.opportunities.track({ id }))}
          >
            {t("track")}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          disabled={busy}
          aria-label={t("dismissIt", { name })}
          onClick={() => void attempt(() => api.career.opportunities.dismiss({ id }))}
        >
          {t("dismiss")}
        </Button>
      </div>
    </li>
  );
}
