"use client";

import { Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useCareerCommands } from "@/components/features/career/use-career-commands";
import { onOpenInbox } from "@/components/kit/shell/inbox-request";
import { afterFirstScreen } from "@/components/kit/ui/first-screen";
import { lazyPart } from "@/components/kit/ui/lazy-part";

const InboxSheet = lazyPart(async () => ({
  default: (await import("@/components/features/career/inbox/inbox-sheet")).InboxSheet,
}));

/** Opens the notifications on request, on every signed-in screen. */
export function InboxHost() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => onOpenInbox(() => setOpen(true)), []);
  useEffect(() => afterFirstScreen(InboxSheet.preload), []);
  useCareerCommands(() => flushSync(() => setOpen(true)));
  // Once opened it stays, so that it can leave the screen gently.
  return wasOpened ? (
    <Suspense>
      <InboxSheet open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  ) : null;
}
