import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SettingsPage } from "./settings-page";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("settings"))("title") };
}

export default function AccountSettingsPage() {
  return <SettingsPage part="account" />;
}
