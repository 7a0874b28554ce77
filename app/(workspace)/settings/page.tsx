import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireViewer } from "@/app/require-viewer";
import { Settings } from "@/components/features/settings/settings";
import { TopBar } from "@/components/kit/shell/top-bar";
import { runningServer } from "@/server/entrance/pages/running-server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("settings"))("title") };
}

export default async function SettingsPage() {
  const { id, name, email, username } = await requireViewer("/settings");
  const viewer = { id, name, email, username };
  const facts = {
    ...(await runningServer().accountFacts(id)),
    providers: runningServer().signInProviders(),
    sendsMail: (await runningServer().instanceFlags()).smtpEnabled,
  };
  return (
    <>
      <TopBar viewer={viewer} />
      <Settings viewer={viewer} facts={facts} />
    </>
  );
}
