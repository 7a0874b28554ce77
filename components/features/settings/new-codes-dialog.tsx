"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BackupCodesDialog } from "@/components/features/settings/backup-codes-dialog";
import { PasswordDialog } from "@/components/features/settings/password-dialog";
import { factors } from "@/components/kit/api/factors-client";

/** Replaces the backup codes, with the password. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.twoFactor");
  const [codes, setCodes] = useState<string[] | null>(null);

  async function act(password: string) {
    const { data, error } = await factors.twoFactor.generateBackupCodes({ password });
    if (error) return error;
    setCodes(data.backupCodes);
    return null;
  }

  if (codes) return <BackupCodesDialog codes={codes} onClose={onClose} />;
  return <PasswordDialog title={t("newCodesTitle")} text={t("newCodesText")} action={t("make")} act={act} onClose={onClose} />;
}
