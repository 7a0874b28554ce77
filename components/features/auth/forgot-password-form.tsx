"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { auth } from "@/components/kit/api/auth-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";

/** Requests a password reset link, without revealing whether the account exists. */
export function ForgotPasswordForm() {
  const t = useTranslations("auth");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { run, isBusy, error } = useAccountChange();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    if (await run(() => auth.requestPasswordReset({ email, redirectTo: "/auth/reset-password" }))) setSentTo(email);
  }

  if (sentTo !== null)
    return (
      <p role="status" className="mt-6 text-base">
        {t("forgotSent", { email: sentTo })}
      </p>
    );
  return (
    <form onSubmit={submit} method="post" className="mt-6 grid gap-4">
      <Field label={t("email")} error={error}>
        {(ids) => <TextInput {...ids} name="email" type="email" autoComplete="email" required className="h-10" />}
      </Field>
      <Button needsScript type="submit" variant="primary" className="h-10" disabled={isBusy}>
        {t("forgotSend")}
      </Button>
    </form>
  );
}
