"use client";

import { useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, TextInput } from "@/components/kit/ui/field";

type Refusal = { code?: string | undefined; status?: number };

type PasswordDialogProps = {
  title: string;
  text: string;
  /** The label of the button. */
  action: string;
  isDangerous?: boolean;
  /** More to decide, below the password; `act` gets the whole form. */
  children?: ReactNode;
  /** The action, with the password; errors are shown in the dialog. */
  act: (password: string, fields: FormData) => Promise<Refusal | null>;
  onClose: () => void;
};

/** Asks for the password before a protected action. */
export function PasswordDialog({ title, text, action, isDangerous = false, children, act, onClose }: PasswordDialogProps) {
  const t = useTranslations("settings.twoFactor");
  const { run, isBusy, error } = useAccountChange();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    await run(async () => ({ error: await act(String(fields.get("password")), fields) }));
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={text}>
      <form onSubmit={submit} className="mt-4">
        <Field label={t("password")} error={error}>
          {(ids) => <TextInput {...ids} name="password" type="password" autoComplete="current-password" required />}
        </Field>
        {children}
        <DialogActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant={isDangerous ? "danger" : "primary"} disabled={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
