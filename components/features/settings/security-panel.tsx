"use client";

import { useTranslations } from "next-intl";
import type { SettingsFacts } from "@/components/features/settings/account-facts";
import { ActivitySection } from "@/components/features/settings/activity-section";
import { LinkedSection } from "@/components/features/settings/linked-section";
import { PasskeysSection } from "@/components/features/settings/passkeys-section";
import { PasswordForm } from "@/components/features/settings/password-form";
import { Section } from "@/components/features/settings/section";
import { SessionsSection } from "@/components/features/settings/sessions-section";
import { TwoFactorSection } from "@/components/features/settings/two-factor-section";

/** Sign-in methods and signed-in devices. */
export function SecurityPanel({ facts }: { facts: SettingsFacts }) {
  const t = useTranslations("settings.password");
  return (
    <div className="grid gap-8">
      <Section id="password" title={t("title")} text={facts.hasPassword ? undefined : t(facts.sendsMail ? "noneMail" : "none")}>
        {facts.hasPassword ? <PasswordForm /> : null}
      </Section>
      <TwoFactorSection isOn={facts.twoFactor} hasPassword={facts.hasPassword} />
      <PasskeysSection />
      <LinkedSection facts={facts} />
      <SessionsSection />
      <ActivitySection />
    </div>
  );
}
