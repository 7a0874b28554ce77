"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { TextInput } from "@/components/kit/ui/field";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";

type NewKeyDialogProps = { apiKey: string; title?: string; text?: string; onClose: () => void };

/** Shows a new key or secret once. It does not close by accident. */
export function NewKeyDialog({ apiKey, title, text, onClose }: NewKeyDialogProps) {
  const t = useTranslations("settings.keys");
  const name = title ?? t("freshTitle");

  async function copy() {
    try {
      await navigator.clipboard.writeText(apiKey);
      toast(t("copied"));
    } catch {
      toast(t("copyFailed"));
    }
  }

  return (
    <Dialog open onOpenChange={() => {}} title={name} description={text ?? t("freshText")} className="w-[520px]">
      <div className="mt-4 flex gap-2">
        <TextInput
          aria-label={name}
          readOnly
          value={apiKey}
          onFocus={(event) => event.target.select()}
          className="font-mono text-xs"
        />
        <Button onClick={copy}>
          <Icon name="copy" />
          {t("copy")}
        </Button>
      </div>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t("done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
