import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminPage } from "@/app/(workspace)/admin/admin-page";
import { TextReportsPanel } from "@/components/features/settings/admin/text-reports-panel";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("title") };
}

export default function TextReportsPage() {
  return <AdminPage part="texts">{() => <TextReportsPanel />}</AdminPage>;
}
