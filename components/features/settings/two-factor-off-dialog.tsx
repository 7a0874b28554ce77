"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { API_KEYS } from "@/components/features/settings/api-keys-cache";
import { PasswordDialog } from "@/components/features/settings/password-dialog";
import { SESSIONS } from "@/components/features/settings/sessions-cache";
import { factors } from "@/components/kit/api/factors-client";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { toast } from "@/components/kit/ui/toast";

/** Turns the second step off, with the password. */
export function TwoFactorOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.twoFactor");
  const cache = useQueryClient();

  async function act(password: string, fields: FormData) {
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
    <PasswordDialog title={t("offTitle")} text={t("offText")} action={t("turnOff")} isDangerous act={act} onClose={onClose}>
      <Checkbox name="revokeKeys" className="mt-3">
        {t("revokeKeys")}
      </Checkbox>
    </PasswordDialog>
  );
}
