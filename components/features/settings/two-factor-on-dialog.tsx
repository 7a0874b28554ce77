"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { BackupCodesDialog } from "@/components/features/settings/backup-codes-dialog";
import { PasswordDialog } from "@/components/features/settings/password-dialog";
import { factors } from "@/components/kit/api/factors-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, TextInput } from "@/components/kit/ui/field";
import { QrCode } from "@/components/kit/ui/qr-code";
import { toast } from "@/components/kit/ui/toast";

type Offer = { uri: string; codes: string[] };

/** Turns the second step on: password, code of the app, backup codes. Nothing is on before the app has shown a right code. */
export function TwoFactorOnDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("settings.twoFactor");
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isOn, setOn] = useState(false);

  async function ask(password: string) {
    const { data, error } = await factors.twoFactor.enable({ password, method: "totp" });
    if (error) return error;
    if ("totpURI" in data) setOffer({ uri: data.totpURI, codes: data.backupCodes });
    return null;
  }

  if (!offer) return <PasswordDialog title={t("askTitle")} text={t("askText")} action={t("next")} act={ask} onClose={onClose} />;
  if (isOn) return <BackupCodesDialog codes={offer.codes} onClose={onClose} />;
  return (
    <ScanDialog
      uri={offer.uri}
      onClose={onClose}
      onRight={() => {
        toast(t("turnedOn"));
        setOn(true);
      }}
    />
  );
}

function ScanDialog({ uri, onClose, onRight }: { uri: string; onClose: () => void; onRight: () => void }) {
  const t = useTranslations("settings.twoFactor");
  const [code, setCode] = useState("");
  const { run, isBusy, error } = useAccountChange();
  const secret = new URL(uri).searchParams.get("secret") ?? "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await run(() => factors.twoFactor.verifyTotp({ code: code.replace(/\s/g, "") }))) onRight();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("scanTitle")} description={t("scanText")}>
      <form onSubmit={submit} className="mt-4">
        <div className="flex items-start gap-4 phone:flex-col">
          <QrCode text={uri} label={t("qr")} className="flex-none" />
          <div className="grid min-w-0 flex-1 gap-4">
            <div>
              <p className="text-muted-foreground text-xs">{t("secret")}</p>
              <p className="mt-1 select-all font-mono text-xs [overflow-wrap:anywhere]">{secret.match(/.{1,4}/g)?.join(" ")}</p>
            </div>
            <Field label={t("code")} error={error}>
              {(ids) => (
                <TextInput
                  {...ids}
                  value={code}
                  required
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={8}
                  onChange={(event) => setCode(event.target.value)}
                />
              )}
            </Field>
          </div>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {t("turnOn")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
