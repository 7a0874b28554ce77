import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireViewer } from "@/app/require-viewer";
import { DueToday } from "@/components/features/applications/today/due-today";
import { Dashboard } from "@/components/features/dashboard/dashboard";
import { TopBar } from "@/components/kit/shell/top-bar";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("dashboard"))("title") };
}

export default async function DashboardPage() {
  const { id, name, email, username } = await requireViewer("/dashboard");
  return (
    <>
      <TopBar viewer={{ id, name, email, username }} />
      <Dashboard due={<DueToday />} />
    </>
  );
}
