"use client";

import { useTranslations } from "next-intl";
import { useTracker } from "@/components/features/applications/tracker-context";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { MenuCaption, MenuItem, MenuRule } from "@/components/kit/ui/menu";
import { SharedMenuButton } from "@/components/kit/ui/shared-menu";
import type { Application } from "@/contracts/model/application";
import { STAGES } from "@/contracts/model/stages";

/** Opens the one menu for this application. */
export function MoreButton({ application, className }: { application: Application; className?: string }) {
  const t = useTranslations("applications");
  const { menu } = useTracker();
  return (
    <SharedMenuButton
      handle={menu}
      payload={application}
      render={
        <Button
          variant="ghost"
          size="xs"
          shape="icon"
          data-control="more"
          aria-label={t("menuOf", { company: application.company })}
          className={className}
        >
          <Icon name="dots-three" />
        </Button>
      }
    />
  );
}

/** What can be done with one application without opening it. */
export function ApplicationMenuItems({ application, onDelete }: { application: Application; onDelete: () => void }) {
  const t = useTranslations("applications");
  const { open, move } = useTracker();
  return (
    <>
      <MenuItem icon="arrow-right" onClick={() => open(application.id)}>
        {t("open")}
      </MenuItem>
      <MenuRule />
      <MenuCaption>{t("moveTo")}</MenuCaption>
      {STAGES.filter((stage) => stage !== application.status).map((stage) => (
        <MenuItem
          key={stage}
          aria-label={t("moveToStage", { stage: t(`stages.${stage}`) })}
          onClick={() => move(application, stage)}
        >
          {t(`stages.${stage}`)}
        </MenuItem>
      ))}
      <MenuRule />
      <MenuItem icon="trash" onClick={onDelete}>
        {t("delete")}
      </MenuItem>
    </>
  );
}
