"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { useApplicationName } from "@/components/features/editor/job/use-application";
import { Icon } from "@/components/kit/ui/icon";

/** A link to the application that the open document is for. */
export function ApplicationLink() {
  const t = useTranslations("editor");
  const application = useApplicationName();
  if (!application) return null;
  const { company, role } = application;
  return (
    <Link
      href={`/applications/${application.id}`}
      prefetch={false}
      aria-label={t("applicationOf", { company, role })}
      className="inline-flex min-w-0 max-w-48 items-center gap-1 rounded-sm text-muted-foreground text-xs hover:text-foreground hover:underline"
    >
      <Icon name="kanban" size="sm" />
      <span className="truncate">{company}</span>
    </Link>
  );
}
