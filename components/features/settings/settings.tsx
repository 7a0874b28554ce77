import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { SettingsFacts } from "@/components/features/settings/account-facts";
import { AccountPanel } from "@/components/features/settings/account-panel";
import { AiPanel } from "@/components/features/settings/ai/ai-panel";
import { ApiKeysPanel } from "@/components/features/settings/api-keys-panel";
import { DataPanel } from "@/components/features/settings/data-panel";
import { MailboxPanel } from "@/components/features/settings/mailbox/mailbox-panel";
import { PreferencesPanel } from "@/components/features/settings/preferences-panel";
import { SecurityPanel } from "@/components/features/settings/security-panel";
import { ConfirmFactsProvider } from "@/components/features/settings/use-confirmation";
import { SETTINGS_PARTS, type SettingsPart } from "@/components/kit/shell/settings-parts";
import type { ViewerProps } from "@/components/kit/shell/viewer";

/** All account settings on one page with an index. */
export function Settings({ viewer, facts }: { viewer: ViewerProps; facts: SettingsFacts }) {
  const t = useTranslations("settings");
  const parts: Record<SettingsPart, ReactNode> = {
    account: <AccountPanel viewer={viewer} facts={facts} />,
    security: <SecurityPanel facts={facts} />,
    preferences: <PreferencesPanel />,
    mailbox: <MailboxPanel />,
    ai: <AiPanel />,
    keys: <ApiKeysPanel />,
    data: <DataPanel viewer={viewer} />,
  };
  const { hasPassword, hasPasskey, linked, providers } = facts;
  return (
    <ConfirmFactsProvider value={{ userId: viewer.id, hasPassword, hasPasskey, linked, providers }}>
      <main className="mx-auto max-w-[920px] px-10 pb-28 phone:px-4 phone:pb-32">
        <h1 className="pt-7 pb-4 font-semibold text-xl tracking-tight phone:pt-4">{t("title")}</h1>
        <div className="grid grid-cols-[160px_minmax(0,1fr)] gap-10 phone:grid-cols-1">
          <nav aria-label={t("sections")} className="phone:hidden">
            <ul className="sticky top-6 grid gap-1 border-t pt-3">
              {SETTINGS_PARTS.map((part) => (
                <li key={part}>
                  <a href={`#${part}`} className="block rounded-sm py-0.5 text-muted-foreground hover:text-foreground">
                    {t(`${part}.title`)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="min-w-0">
            {SETTINGS_PARTS.map((part) => (
              <section key={part} id={part} aria-labelledby={`${part}-title`} className="scroll-mt-4 border-t pt-4 pb-12">
                <h2 id={`${part}-title`} className="mb-4 font-semibold text-base tracking-tight">
                  {t(`${part}.title`)}
                </h2>
                {parts[part]}
              </section>
            ))}
          </div>
        </div>
      </main>
    </ConfirmFactsProvider>
  );
}
