"use client";

import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { FactSourceLink } from "@/components/features/career/facts/fact-source-link";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Button } from "@/components/kit/ui/button";
import { classNames } from "@/components/kit/ui/class-names";
import { Icon } from "@/components/kit/ui/icon";
import { type MenuHandle, SharedMenuButton } from "@/components/kit/ui/shared-menu";
import type { ListedFact } from "@/contracts/model/career/fact";

type FactRowProps = { fact: ListedFact; menu: MenuHandle<ListedFact>; onOpen: (fact: ListedFact) => void };

/** One fact in the list: its text, kind, source and uses. */
export const FactRow = memo(function FactRow({ fact, menu, onOpen }: FactRowProps) {
  const t = useTranslations("career.facts");
  const locale = useLocale();
  const { text, category, status, company, usedBy, updatedAt } = fact;
  const isExcluded = status === "excluded";
  return (
    <div className="flex items-start gap-2 border-b py-2.5">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          data-control="open"
          onClick={() => onOpen(fact)}
          className={classNames(
            "block w-full break-words rounded-sm text-start text-base hover:underline phone:min-h-6",
            isExcluded && "text-muted-foreground line-through",
          )}
        >
          {text}
        </button>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground text-xs">
          <span>{t(`categories.${category}`)}</span>
          <FactSourceLink source={fact.source} />
          {isExcluded ? <span>{t("excluded")}</span> : null}
          {company === null ? null : <span>{t("privateTo", { company })}</span>}
          {usedBy.stories > 0 ? <span>{t("usedByStories", { count: usedBy.stories })}</span> : null}
          {usedBy.savedItems > 0 ? <span>{t("usedBySaved", { count: usedBy.savedItems })}</span> : null}
          <span>{dayOf(updatedAt, locale, Date.now())}</span>
        </p>
      </div>
      <SharedMenuButton
        handle={menu}
        payload={fact}
        render={
          <Button
            variant="ghost"
            size="sm"
            shape="icon"
            data-control="more"
            aria-label={t("menuOf", { text: text.slice(0, 60) })}
          >
            <Icon name="dots-three" />
          </Button>
        }
      />
    </div>
  );
});
