"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { factors } from "@/components/auth/factors-client";
import { API_KEYS } from "@/components/settings/api-keys-cache";
import { PasswordDialog } from "@/components/settings/password-dialog";
import { SESSIONS } from "@/components/settings/sessions-cache";
import { Checkbox } from "@/components/ui/checkbox";
import { toast } from "@/components/ui/toast";

/** Turns the second step off, with the password. */
export function TwoFactorOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.twoFactor");
  const cache = useQueryClient();

  async function run(password: string, fields: FormData) {
    const body = { password, revokeApiKeys: fields.get("revokeKeys") !== null };
    const { error } = await factors.$fetch("/two-factor/disable", { method: "POST", body });
    if (error) return error;
    toast(t("turnedOff"));
    await cache.invalidateQueries({ queryKey: API_KEYS });
    await cache.invalidateQueries({ queryKey: SESSIONS });
    onClose();
    return null;
  }

  return (
    <PasswordDialog title={t("offTitle")} text={t("offText")} action={t("turnOff")} isDangerous run={run} onClose={onClose}>
      <Checkbox name="revokeKeys" className="mt-3">
        {t("revokeKeys")}
      </Checkbox>
    </PasswordDialog>
  );
}
