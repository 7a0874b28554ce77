import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requireViewer } from "@/app/require-viewer";
import { Settings } from "@/components/features/settings/settings";
import { TopBar } from "@/components/kit/shell/top-bar";
import { accountFacts } from "@/server/account/facts";
import { enabledProviders } from "@/server/auth/providers";
import { database } from "@/server/db/client";
import { flags } from "@/server/instance/service";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("settings"))("title") };
}

export default async function SettingsPage() {
  const { id, name, email, username } = await requireViewer("/settings");
  const viewer = { id, name, email, username };
  const facts = {
    ...(await accountFacts(database(), id)),
    providers: enabledProviders(),
    sendsMail: (await flags(database())).smtpEnabled,
  };
  return (
    <>
      <TopBar viewer={viewer} />
      <Settings viewer={viewer} facts={facts} />
    </>
  );
}
