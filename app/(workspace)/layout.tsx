import type { ReactNode } from "react";
import { QuickAddHost } from "@/components/features/applications/quick-add/quick-add-host";
import { InboxHost } from "@/components/features/career/inbox/inbox-host";
import { PaletteHost } from "@/components/kit/palette/palette-host";

/** What every signed-in screen has: the command palette, the list of shortcuts, the way to add an application and the notifications. */
export default function WorkspaceLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <PaletteHost />
      <QuickAddHost />
      <InboxHost />
    </>
  );
}
