"use client";

import { useTranslations } from "next-intl";
import { offerFile } from "@/components/kit/downloads/files";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";

/** Shows the backup codes once. It does not close by accident. */
export function BackupCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations("settings.twoFactor");
  const text = `${codes.join("\n")}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast(t("copied"));
    } catch {
      toast(t("copyFailed"));
    }
  }

  return (
    <Dialog open onOpenChange={() => {}} title={t("codesTitle")} description={t("codesText")}>
      <ul
        aria-label={t("codesTitle")}
        className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-muted px-4 py-3 font-mono text-base"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex gap-2">
        <Button onClick={copy}>
          <Icon name="copy" />
          {t("copy")}
        </Button>
        <Button onClick={() => offerFile(new Blob([text], { type: "text/plain" }), "dossier-backup-codes.txt")}>
          <Icon name="download-simple" />
          {t("download")}
        </Button>
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t("kept")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
