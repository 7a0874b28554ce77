"use client";

import { useTranslations } from "next-intl";
import { askQuickAdd } from "@/components/features/applications/quick-add/ask";
import { useApplications } from "@/components/features/applications/use-applications";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";

/** Offers the tracker to a person who has no applications in it. */
export function FirstApplication() {
  const t = useTranslations("applications");
  const { data } = useApplications();
  if (!data || data.length > 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t py-6 text-muted-foreground">
      {t("today.first")}
      <Button onClick={askQuickAdd}>
        <Icon name="plus" />
        {t("add")}
      </Button>
    </p>
  );
}
