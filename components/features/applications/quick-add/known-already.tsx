"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { localDayOf } from "@/components/features/applications/local-days";
import { useApplications } from "@/components/features/applications/use-applications";
import { FOLDER } from "@/components/features/applications/use-tracker-address";
import { shortDay } from "@/components/features/applications/when";
import { Icon } from "@/components/kit/ui/icon";
import type { Application } from "@/contracts/model/application";
import { appliedBefore } from "@/domain/applications/applied-before";
import { duplicateFinder, type Posting } from "@/domain/applications/duplicates";

/** More would push the fields out of sight. */
const MAX_SHOWN = 3;

/** Shows whether this job is already known, and earlier applications to the company, each with a link to the other application. */
export function KnownAlready({ company, role, sourceUrl }: Posting) {
  const t = useTranslations("applications.quickAdd");
  const tApplications = useTranslations("applications");
  const locale = useLocale();
  const { data: all } = useApplications();
  const find = useMemo(() => duplicateFinder(all ?? []), [all]);
  const posting = useDeferredValue(useMemo(() => ({ company, role, sourceUrl }), [company, role, sourceUrl]));
  const { same, before } = useMemo(() => {
    const same = find(posting).slice(0, MAX_SHOWN);
    const known = new Set(same.map(({ application }) => application.id));
    const others = posting.company.trim() === "" ? [] : appliedBefore(posting, all ?? []);
    return { same, before: others.filter(({ id }) => !known.has(id)).slice(0, MAX_SHOWN) };
  }, [find, posting, all]);
  const stage = ({ status }: Application) => tApplications(`stages.${status}`);

  return (
    <div role="status" className="grid gap-1 text-xs empty:hidden">
      {same.map(({ application, reason }) => (
        <p key={application.id} className="flex items-start gap-1.5 text-warning">
          <Icon name="warning" size="sm" className="mt-px" />
          <span>
            {t.rich(reason === "company-and-role" ? "duplicate" : "duplicateLink", {
              company: application.company,
              role: application.role,
              stage: stage(application),
              link: (words) => <Other id={application.id}>{words}</Other>,
            })}
          </span>
        </p>
      ))}
      {before.map((application) => (
        <p key={application.id} className="flex items-start gap-1.5 text-muted-foreground">
          <Icon name="clock" size="sm" className="mt-px" />
          <span>
            {t.rich("appliedBefore", {
              company: application.company,
              role: application.role,
              stage: stage(application),
              day: shortDay(localDayOf(application.appliedAt ?? ""), locale, Date.now()),
              link: (words) => <Other id={application.id}>{words}</Other>,
            })}
          </span>
        </p>
      ))}
    </div>
  );
}

/** In a separate tab: the draft stays. */
const Other = ({ id, children }: { id: string; children: ReactNode }) => (
  <a href={`${FOLDER}/${id}`} target="_blank" rel="noreferrer" className="link">
    {children}
  </a>
);
