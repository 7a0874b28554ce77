import { requireViewer } from "@/app/require-viewer";
import { Settings } from "@/components/features/settings/settings";
import { type SettingsPart, settingsAddress } from "@/components/kit/shell/settings-parts";
import { TopBar } from "@/components/kit/shell/top-bar";
import { runningServer } from "@/server/entrance/pages/running-server";

/** A part of the settings for the person who is signed in. */
export async function SettingsPage({ part }: { part: SettingsPart }) {
  const { id, name, email, username } = await requireViewer(settingsAddress(part));
  const viewer = { id, name, email, username };
  const facts = {
    ...(await runningServer().accountFacts(id)),
    providers: runningServer().signInProviders(),
    sendsMail: (await runningServer().instanceFlags()).smtpEnabled,
  };
  return (
    <>
      <TopBar viewer={viewer} />
      <Settings part={part} viewer={viewer} facts={facts} />
    </>
  );
}
