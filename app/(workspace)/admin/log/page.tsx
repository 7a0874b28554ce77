import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminPage } from "@/app/(workspace)/admin/admin-page";
import { LogPanel } from "@/components/features/settings/admin/log-panel";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("title") };
}

export default function LogPage() {
  return <AdminPage part="log">{() => <LogPanel />}</AdminPage>;
}
