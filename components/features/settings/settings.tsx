import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { SettingsFacts } from "@/components/features/settings/account-facts";
import { AccountPanel } from "@/components/features/settings/account-panel";
import { AiPanel } from "@/components/features/settings/ai/ai-panel";
import { ApiKeysPanel } from "@/components/features/settings/api-keys-panel";
import { BrowserPanel } from "@/components/features/settings/browser-panel";
import { CalendarPanel } from "@/components/features/settings/calendar/calendar-panel";
import { ContactsPanel } from "@/components/features/settings/contacts/contacts-panel";
import { DataPanel } from "@/components/features/settings/data-panel";
import { EarlierAddress } from "@/components/features/settings/earlier-address";
import { MailboxPanel } from "@/components/features/settings/mailbox/mailbox-panel";
import { NotificationsPanel } from "@/components/features/settings/notifications/notifications-panel";
import { PreferencesPanel } from "@/components/features/settings/preferences-panel";
import { SecurityPanel } from "@/components/features/settings/security-panel";
import { ConfirmFactsProvider } from "@/components/features/settings/use-confirmation";
import { PartsFrame } from "@/components/kit/shell/parts-frame";
import { SETTINGS_PARTS, type SettingsPart, settingsAddress } from "@/components/kit/shell/settings-parts";
import type { ViewerProps } from "@/components/kit/shell/viewer";

type SettingsProps = { part: SettingsPart; viewer: ViewerProps; facts: SettingsFacts };

/** One part of the account settings with the index of all. */
export function Settings({ part, viewer, facts }: SettingsProps) {
  const t = useTranslations("settings");
  const panels: Record<SettingsPart, ReactNode> = {
    account: <AccountPanel viewer={viewer} facts={facts} />,
    security: <SecurityPanel facts={facts} />,
    preferences: <PreferencesPanel />,
    notifications: <NotificationsPanel />,
    mailbox: <MailboxPanel />,
    calendar: <CalendarPanel />,
    contacts: <ContactsPanel />,
    ai: <AiPanel />,
    keys: <ApiKeysPanel />,
    browser: <BrowserPanel />,
    data: <DataPanel viewer={viewer} />,
  };
  const parts = SETTINGS_PARTS.map((each) => ({ title: t(`${each}.title`), address: settingsAddress(each) }));
  const { hasPassword, hasPasskey, linked, providers } = facts;
  return (
    <ConfirmFactsProvider value={{ userId: viewer.id, hasPassword, hasPasskey, linked, providers }}>
      <EarlierAddress part={part} />
      <PartsFrame title={t("title")} label={t("sections")} parts={parts} current={settingsAddress(part)}>
        <div id={part}>{panels[part]}</div>
      </PartsFrame>
    </ConfirmFactsProvider>
  );
}
