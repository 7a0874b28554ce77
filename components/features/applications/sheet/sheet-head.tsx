"use client";

import { useLocale, useTranslations } from "next-intl";
import { localDayOf, localDaysSince } from "@/components/features/applications/local-days";
import { CloseButton, type PartProps } from "@/components/features/applications/sheet/part";
import { shortDay } from "@/components/features/applications/when";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuItem } from "@/components/kit/ui/menu";
import { SavedField } from "@/components/kit/ui/saved-field";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";

type SheetHeadProps = PartProps & { titleId: string; onClose: () => void; onDelete: () => void };

const QUIET = "bg-transparent shadow-none hover:shadow-[inset_0_0_0_1px_var(--border)] -mx-2 w-[calc(100%+16px)] px-2";

/** Whose application it is, since when, and what concerns it as a whole. */
export function SheetHead({ application, actions, now, titleId, onClose, onDelete }: SheetHeadProps) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const { id, company, role, appliedAt, status, stageEnteredAt } = application;
  const max = LIMITS.application.line;
  const required = (value: string) => (value.trim() === "" ? t("field.required") : null);

  async function copyLink() {
    await navigator.clipboard.writeText(window.location.href.replace(/\?.*$/, ""));
    toast(t("linkCopied"));
  }

  return (
    <header className="flex-none border-b px-6 pt-3 pb-3 phone:px-4">
      <div className="flex items-start gap-0.5">
        <p className="min-w-0 flex-1 py-1.5 text-muted-foreground leading-5 first-letter:uppercase">
          {appliedAt ? `${t("appliedOn", { day: shortDay(localDayOf(appliedAt), locale, now) })}, ` : ""}
          {t("daysInStage", { days: localDaysSince(stageEnteredAt, now), stage: t(`stages.${status}`) })}
        </p>
        <Button variant="ghost" size="sm" shape="icon" aria-label={t("copyLink")} onClick={copyLink}>
          <Icon name="link-simple" />
        </Button>
        <Menu
          align="end"
          trigger={
            <Button variant="ghost" size="sm" shape="icon" aria-label={t("menuOf", { company })}>
              <Icon name="dots-three" />
            </Button>
          }
        >
          <MenuItem icon="trash" onClick={onDelete}>
            {t("delete")}
          </MenuItem>
        </Menu>
        <CloseButton onClose={onClose} />
      </div>
      <h2 id={titleId} className="sr-only">
        {t("sheetTitle", { company, role })}
      </h2>
      <SavedField
        label={t("fields.company")}
        hideLabel
        wraps
        value={company}
        maxLength={max}
        check={required}
        save={(value) => actions.change(id, { company: value })}
        className="mt-1"
        inputClassName={`${QUIET} py-0.5 font-semibold text-xl leading-7 tracking-tight phone:text-xl`}
      />
      <SavedField
        label={t("fields.role")}
        hideLabel
        wraps
        value={role}
        maxLength={max}
        check={required}
        save={(value) => actions.change(id, { role: value })}
        inputClassName={`${QUIET} py-1 text-base text-muted-foreground leading-5 phone:py-2`}
      />
    </header>
  );
}
