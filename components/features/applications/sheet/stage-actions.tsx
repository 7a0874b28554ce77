"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { WORK_TABS, type WorkTab, workAddress } from "@/components/kit/shell/work-tabs";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuLink } from "@/components/kit/ui/menu";
import type { Application } from "@/contracts/model/application";

/** What people do with an application in each stage; the rest is in a menu. */
const OF_STAGE: Record<Application["status"], readonly WorkTab[]> = {
  saved: ["fit", "apply"],
  applied: ["messages", "prepare"],
  screening: ["prepare", "practise"],
  interview: ["prepare", "practise", "debrief"],
  offer: ["messages"],
  closed: ["debrief"],
};

/** What can be done for the application now, as links to its workspace. */
export function StageActions({ application: { id, status } }: { application: Application }) {
  const t = useTranslations("work");
  const tabs = OF_STAGE[status];
  return (
    <>
      {tabs.map((tab) => (
        <Link key={tab} href={workAddress(id, tab)} prefetch={false} className={buttonLook({ size: "sm" })}>
          {t(`actions.${tab}`)}
        </Link>
      ))}
      <Menu
        trigger={
          <Button size="sm" variant="ghost">
            {t("more")}
            <Icon name="caret-down" size="sm" />
          </Button>
        }
      >
        {WORK_TABS.filter((tab) => !tabs.includes(tab)).map((tab) => (
          <MenuLink key={tab} href={workAddress(id, tab)}>
            {t(`actions.${tab}`)}
          </MenuLink>
        ))}
      </Menu>
    </>
  );
}
