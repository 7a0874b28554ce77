import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { requireViewer } from "@/app/require-viewer";
import { AdminFrame } from "@/components/features/settings/admin/admin-frame";
import { type AdminPart, adminAddress } from "@/components/features/settings/admin/admin-parts";
import { ConfirmFactsProvider } from "@/components/features/settings/use-confirmation";
import { TopBar } from "@/components/kit/shell/top-bar";
import { accountFacts } from "@/server/account/facts";
import { isAdmin } from "@/server/admin/who-is-admin";
import { enabledProviders } from "@/server/auth/providers";
import { database } from "@/server/db/client";

type AdminPageProps = { part: AdminPart; children: (viewerId: string) => ReactNode };

/** A part of administration. For everybody else there is no such page. */
export async function AdminPage({ part, children }: AdminPageProps) {
  const { id, name, email, username } = await requireViewer(adminAddress(part));
  if (!(await isAdmin(database(), id))) notFound();
  const { hasPassword, hasPasskey, linked } = await accountFacts(database(), id);
  return (
    <>
      <TopBar viewer={{ id, name, email, username }} />
      <ConfirmFactsProvider value={{ userId: id, hasPassword, hasPasskey, linked, providers: enabledProviders() }}>
        <AdminFrame part={part}>{children(id)}</AdminFrame>
      </ConfirmFactsProvider>
    </>
  );
}
