import { headers } from "next/headers";
import type { ReactNode } from "react";
import { QuickAddHost } from "@/components/features/applications/quick-add/quick-add-host";
import { AssistantHost } from "@/components/features/assistant/assistant-host";
import { InboxHost } from "@/components/features/career/inbox/inbox-host";
import { PaletteHost } from "@/components/kit/palette/palette-host";
import { IsAdminProvider } from "@/components/kit/shell/is-admin";
import { runningServer } from "@/server/entrance/pages/running-server";

/** What every signed-in screen has: the command palette, the list of shortcuts, the way to add an application, the notifications and the assistant. */
export default async function WorkspaceLayout({ children }: { children: ReactNode }) {
  const viewer = await runningServer().viewer(await headers());
  return (
    <IsAdminProvider value={viewer?.isAdmin ?? false}>
      <AssistantHost>
        {children}
        <PaletteHost />
        <QuickAddHost />
        <InboxHost />
      </AssistantHost>
    </IsAdminProvider>
  );
}
