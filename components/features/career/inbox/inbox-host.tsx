"use client";

import { useTranslations } from "next-intl";
import { Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useCareerCommands } from "@/components/features/career/use-career-commands";
import { onOpenInbox } from "@/components/kit/shell/inbox-request";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { Sheet } from "@/components/kit/ui/sheet";

const Inbox = lazyPart(async () => ({ default: (await import("@/components/features/career/inbox/inbox")).Inbox }));

/** Waits on every signed-in screen for somebody who wants to see their notifications. */
export function InboxHost() {
  const t = useTranslations("inbox");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onOpenInbox(() => setOpen(true)), []);
  useCareerCommands(() => flushSync(() => setOpen(true)));
  return (
    <Sheet open={isOpen} onOpenChange={setOpen} title={t("title")} closeLabel={t("close")}>
      <Suspense>
        <Inbox onClose={() => setOpen(false)} />
      </Suspense>
    </Sheet>
  );
}
