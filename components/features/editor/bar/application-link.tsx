"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useTimeAfterPage } from "@/components/features/editor/panels/use-time-after-page";
import { queries } from "@/components/kit/api/client";
import { Icon } from "@/components/kit/ui/icon";

/** The application that the open document is for; nothing is requested before the first page is on screen. */
export function ApplicationLink() {
  const t = useTranslations("editor");
  const { kind } = useOpenEditor();
  const id = useEditor((state) => state.card.id);
  const hasTime = useTimeAfterPage();
  const { data } = useQuery({ ...queries.documents.list.queryOptions({ input: { trashed: false } }), enabled: hasTime });
  const application = data?.find((entry) => entry.type === kind.name && entry.id === id)?.application;
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
