"use client";

import { useTranslations } from "next-intl";
import { useIsAvoided } from "@/components/features/applications/use-tracker-settings";
import { Icon } from "@/components/kit/ui/icon";

/** Warns that a company is on the person's own list of companies to avoid. */
export function AvoidedNote({ company }: { company: string }) {
  const t = useTranslations("applications");
  const isAvoided = useIsAvoided();
  if (!isAvoided(company)) return null;
  return (
    <p role="status" className="mt-3 flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <span className="flex h-lh flex-none items-center">
        <Icon name="warning" size="sm" />
      </span>
      {t("avoided", { company })}
    </p>
  );
}
