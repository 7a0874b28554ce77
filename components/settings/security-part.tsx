"use client";

import { useTranslations } from "next-intl";
import type { SettingsFacts } from "@/components/settings/account-facts";
import { ActivityPlace } from "@/components/settings/activity-place";
import { LinkedPlace } from "@/components/settings/linked-place";
import { PasskeysPlace } from "@/components/settings/passkeys-place";
import { PasswordForm } from "@/components/settings/password-form";
import { Place } from "@/components/settings/place";
import { SessionsPlace } from "@/components/settings/sessions-place";
import { TwoFactorPlace } from "@/components/settings/two-factor-place";

/** How one proves who one is, and where one is signed in. */
export function SecurityPart({ facts }: { facts: SettingsFacts }) {
  const t = useTranslations("settings.password");
  return (
    <div className="grid gap-8">
      <Place id="password" title={t("title")} text={facts.hasPassword ? undefined : t(facts.sendsMail ? "noneMail" : "none")}>
        {facts.hasPassword ? <PasswordForm /> : null}
      </Place>
      <TwoFactorPlace isOn={facts.twoFactor} hasPassword={facts.hasPassword} />
      <PasskeysPlace />
      <LinkedPlace facts={facts} />
      <SessionsPlace />
      <ActivityPlace />
    </div>
  );
}
