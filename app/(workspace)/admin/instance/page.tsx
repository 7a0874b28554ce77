import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminPage } from "@/app/(workspace)/admin/admin-page";
import { InstancePanel } from "@/components/features/settings/admin/instance-panel";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("title") };
}

export default function InstancePage() {
  return <AdminPage part="instance">{() => <InstancePanel />}</AdminPage>;
}
