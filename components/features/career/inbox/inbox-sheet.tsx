"use client";

import { useTranslations } from "next-intl";
import { Inbox } from "@/components/features/career/inbox/inbox";
import { Sheet } from "@/components/kit/ui/sheet";

type InboxSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The notifications, in the panel that covers the page. */
export function InboxSheet({ open, onOpenChange }: InboxSheetProps) {
  const t = useTranslations("inbox");
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("title")} closeLabel={t("close")}>
      <Inbox onClose={() => onOpenChange(false)} />
    </Sheet>
  );
}
