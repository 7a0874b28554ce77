"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { Part } from "@/components/features/applications/sheet/part";
import { WORK_TABS, workAddress } from "@/components/kit/shell/work-tabs";
import { buttonLook } from "@/components/kit/ui/button";
import type { Application } from "@/contracts/model/application";

/** Leads to what is done for the application: fit, answers, preparation, practice, debrief and messages. */
export function WorkPart({ application: { id } }: { application: Application }) {
  const t = useTranslations("work");
  return (
    <Part title={t("title")}>
      <ul className="flex flex-wrap gap-2">
        {WORK_TABS.map((tab) => (
          <li key={tab}>
            <Link href={workAddress(id, tab)} prefetch={false} className={buttonLook({ size: "sm" })}>
              {t(`tabs.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
