import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminPage } from "@/app/(workspace)/admin/admin-page";
import { InvitationsPanel } from "@/components/features/settings/admin/invitations-panel";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("title") };
}

export default function InvitationsPage() {
  return <AdminPage part="invitations">{() => <InvitationsPanel />}</AdminPage>;
}
