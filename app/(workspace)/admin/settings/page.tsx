import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminPage } from "@/app/(workspace)/admin/admin-page";
import { SettingsPanel } from "@/components/features/settings/admin/settings-panel";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("title") };
}

export default function SettingsPage() {
  return <AdminPage part="settings">{() => <SettingsPanel />}</AdminPage>;
}
