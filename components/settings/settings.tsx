import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccountPart } from "@/components/settings/account-part";
import { ApiKeysPart } from "@/components/settings/api-keys-part";
import { DataPart } from "@/components/settings/data-part";
import { PasswordPart } from "@/components/settings/password-part";
import { PreferencesPart } from "@/components/settings/preferences-part";
import { SETTINGS_PARTS, type SettingsPart } from "@/components/shell/settings-parts";
import type { ViewerProps } from "@/components/shell/viewer";

/** Everything a person can set about their account, on one sheet with an index beside it. */
export function Settings({ viewer }: { viewer: ViewerProps }) {
  const t = useTranslations("settings");
  return (
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
        <div>
          <Part id="account" title={t("account.title")}>
            <AccountPart viewer={viewer} />
          </Part>
          <Part id="preferences" title={t("preferences.title")}>
            <PreferencesPart />
          </Part>
          <Part id="password" title={t("password.title")}>
            <PasswordPart />
          </Part>
          <Part id="keys" title={t("keys.title")}>
            <ApiKeysPart />
          </Part>
          <Part id="data" title={t("data.title")}>
            <DataPart viewer={viewer} />
          </Part>
        </div>
      </div>
    </main>
  );
}

function Part({ id, title, children }: { id: SettingsPart; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 border-t pt-4 pb-10">
      <h2 id={`${id}-title`} className="mb-3 font-semibold text-base tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
