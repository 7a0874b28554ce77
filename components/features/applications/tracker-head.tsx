"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { VIEWS, type View } from "@/components/features/applications/use-tracker-address";
import { useKeyNames } from "@/components/kit/shell/key-names";
import { SHORTCUTS } from "@/components/kit/shell/shortcuts";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { SearchInput } from "@/components/kit/ui/search-input";
import { Segmented } from "@/components/kit/ui/segmented";

type TrackerHeadProps = {
  view: View;
  onChange: (changes: Partial<View>) => void;
  query: string;
  onQuery: (query: string) => void;
  onAdd: () => void;
  /** The filters. */
  children: ReactNode;
};

/** The screen's title, how it is shown, search, filters, and the way to a new application. */
export function TrackerHead({ view, onChange, query, onQuery, onAdd, children }: TrackerHeadProps) {
  const t = useTranslations("applications");
  const keyNames = useKeyNames();
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-2 px-6 pt-5 pb-4 @max-[820px]/tracker:gap-x-2 phone:px-4 phone:pt-4 phone:pb-3">
      <h1 className="font-semibold text-xl tracking-tight phone:flex-1">{t("title")}</h1>
      <span className="min-w-0 phone:order-1 phone:w-full phone:overflow-x-auto">
        <Segmented
          label={t("view")}
          value={view.view}
          onChange={(next) => onChange({ view: next })}
          size="sm"
          options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        />
      </span>
      <span className="flex-1 phone:hidden" />
      <SearchInput
        label={t("search")}
        value={query}
        onChange={onQuery}
        className="w-52 @max-[1000px]/tracker:w-36 phone:order-last phone:w-full!"
      />
      <div className="flex items-center gap-1 phone:order-last phone:w-full phone:overflow-x-auto">{children}</div>
      <Button
        needsScript
        variant="primary"
        onClick={onAdd}
        aria-keyshortcuts={SHORTCUTS.quickAdd.keys[0]}
        aria-label={t("add")}
        className="phone:w-control phone:px-0"
      >
        <Icon name="plus" />
        <span className="@max-[1100px]/tracker:sr-only">{t("add")}</span>
        <kbd className="ms-1 font-medium font-sans text-2xs opacity-80 @max-[1100px]/tracker:hidden">
          {keyNames(SHORTCUTS.quickAdd.keys[0])}
        </kbd>
      </Button>
    </div>
  );
}
