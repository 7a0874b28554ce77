"use client";

import { ORPCError } from "@orpc/client";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { useAuthErrorText } from "@/components/kit/api/auth-error";
import { api } from "@/components/kit/api/client";
import { failureOf } from "@/components/kit/api/error-text";
import { factors } from "@/components/kit/api/factors-client";
import { Refusal, useChange } from "@/components/kit/api/use-change";
import { PasskeyButton } from "@/components/kit/sign-in/passkey-button";
import { elsewhere, type Providers } from "@/components/kit/sign-in/providers";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";

/** The ways in which the person can confirm their identity. */
export type ConfirmFacts = {
  userId: string;
  hasPassword: boolean;
  hasPasskey: boolean;
  linked: string[];
  providers: Providers;
};

type ConfirmDialogProps = { facts: ConfirmFacts; onClose: (isConfirmed: boolean) => void };

/** "Confirm it's you": by password, by passkey, or by signing in through a linked site again. */
export function ConfirmDialog({ facts, onClose }: ConfirmDialogProps) {
  const t = useTranslations("settings.confirm");
  const errorText = useAuthErrorText();
  const { run, isBusy, error } = useChange({
    explain: (error) => {
      const isWrong = failureOf(error) === "INVALID_PASSWORD" || (error instanceof ORPCError && error.status === 400);
      return isWrong ? t("wrong") : null;
    },
  });
  const sites = elsewhere(facts.providers).filter(([id]) => facts.linked.includes(id));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The dialog may be inside the action's form, to which its event would bubble.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get("password"));
    await run(async () => {
      await api.account.confirm({ password });
      onClose(true);
    });
  }

  /** A passkey signs in; that of another account would leave this page showing the wrong settings. */
  async function signedIn() {
    await run(async () => {
      const { data, error } = await factors.getSession();
      if (error) throw new Refusal(errorText(error));
      if (data?.user.id === facts.userId) onClose(true);
      else window.location.reload();
    });
  }

  async function visit(provider: string) {
    const back = window.location.pathname + window.location.hash;
    await run(async () => {
      const answer = await factors.signIn.social({ provider, callbackURL: back, errorCallbackURL: back });
      if (answer.error) throw new Refusal(t("siteFailed"));
    });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose(false)} title={t("title")} description={t("text")}>
      <form onSubmit={submit} className="mt-4 grid gap-3">
        {facts.hasPassword ? (
          <Field label={t("password")} error={error}>
            {(ids) => <TextInput {...ids} name="password" type="password" autoComplete="current-password" required autoFocus />}
          </Field>
        ) : null}
        {facts.providers.passkey === undefined || !facts.hasPasskey ? null : (
          <PasskeyButton label={t("passkey")} onDone={signedIn} />
        )}
        {facts.hasPassword
          ? null
          : sites.map(([id, name]) => (
              <Button key={id} onClick={() => visit(id)}>
                {t("site", { name })}
              </Button>
            ))}
        {error && !facts.hasPassword ? <FieldError>{error}</FieldError> : null}
        <DialogActions>
          <Button onClick={() => onClose(false)}>{t("cancel")}</Button>
          {facts.hasPassword ? (
            <Button type="submit" variant="primary" disabled={isBusy}>
              {t("confirm")}
            </Button>
          ) : null}
        </DialogActions>
      </form>
    </Dialog>
  );
}
