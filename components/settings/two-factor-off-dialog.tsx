"use client";

import { useTranslations } from "next-intl";
import { factors } from "@/components/auth/factors-client";
import { PasswordDialog } from "@/components/settings/password-dialog";
import { toast } from "@/components/ui/toast";

/** Turns the second step off, with the password. */
export function TwoFactorOffDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.twoFactor");

  async function run(password: string) {
    const { error } = await factors.twoFactor.disable({ password });
    if (error) return error;
    toast(t("turnedOff"));
    onClose();
    return null;
  }

  return (
    <PasswordDialog title={t("offTitle")} text={t("offText")} action={t("turnOff")} isDangerous run={run} onClose={onClose} />
  );
}
