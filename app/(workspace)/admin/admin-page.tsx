import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { requireViewer } from "@/app/require-viewer";
import { AdminFrame } from "@/components/features/settings/admin/admin-frame";
import { type AdminPart, adminAddress } from "@/components/features/settings/admin/admin-parts";
import { ConfirmFactsProvider } from "@/components/features/settings/use-confirmation";
import { TopBar } from "@/components/kit/shell/top-bar";
import { runningServer } from "@/server/entrance/pages/running-server";

type AdminPageProps = { part: AdminPart; children: (viewerId: string) => ReactNode };

/** A part of administration. For everyone else there is no such page. */
export async function AdminPage({ part, children }: AdminPageProps) {
  const { id, name, email, username } = await requireViewer(adminAddress(part));
  if (!(await runningServer().isAdmin(id))) notFound();
  const { hasPassword, hasPasskey, linked } = await runningServer().accountFacts(id);
  return (
    <>
      <TopBar viewer={{ id, name, email, username }} />
      <ConfirmFactsProvider value={{ userId: id, hasPassword, hasPasskey, linked, providers: runningServer().signInProviders() }}>
        <AdminFrame part={part}>{children(id)}</AdminFrame>
      </ConfirmFactsProvider>
    </>
  );
}
