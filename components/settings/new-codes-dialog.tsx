"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { factors } from "@/components/auth/factors-client";
import { BackupCodesDialog } from "@/components/settings/backup-codes-dialog";
import { PasswordDialog } from "@/components/settings/password-dialog";

/** Replaces the backup codes, with the password. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.twoFactor");
  const [codes, setCodes] = useState<string[] | null>(null);

  async function run(password: string) {
    const { data, error } = await factors.twoFactor.generateBackupCodes({ password });
    if (error) return error;
    setCodes(data.backupCodes);
    return null;
  }

  if (codes) return <BackupCodesDialog codes={codes} onClose={onClose} />;
  return <PasswordDialog title={t("newCodesTitle")} text={t("newCodesText")} action={t("make")} run={run} onClose={onClose} />;
}
