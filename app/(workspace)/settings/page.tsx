import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireViewer } from "@/app/require-viewer";
import { Settings } from "@/components/settings/settings";
import { TopBar } from "@/components/shell/top-bar";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("settings"))("title") };
}

export default async function SettingsPage() {
  const { id, name, email, username } = await requireViewer("/settings");
  const viewer = { id, name, email, username };
  return (
    <>
      <TopBar viewer={viewer} />
      <Settings viewer={viewer} />
    </>
  );
}
