"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";

type TrackerEmptyProps = { hasAny: boolean; query: string; onClear: () => void; onAdd: () => void };

/** Why there is nothing to see, and the next step. */
export function TrackerEmpty({ hasAny, query, onClear, onAdd }: TrackerEmptyProps) {
  const t = useTranslations("applications");
  return (
    <div className="border-t px-6 phone:px-4">
      {hasAny ? (
        <Empty title={t("noMatch.title")} text={query === "" ? t("noMatch.filters") : t("noMatch.text", { query })}>
          <Button onClick={onClear}>{t("noMatch.action")}</Button>
        </Empty>
      ) : (
        <Empty title={t("empty.title")} text={t("empty.text")}>
          <Button variant="primary" onClick={onAdd}>
            <Icon name="plus" />
            {t("empty.action")}
          </Button>
        </Empty>
      )}
    </div>
  );
}
