"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { auth } from "@/components/kit/api/auth-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { NewPasswordField } from "@/components/kit/sign-in/new-password-field";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";

/** Sets a new password through the link in a mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const t = useTranslations("auth");
  const { run, isBusy, error } = useAccountChange();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = { newPassword: String(fields.get("password")), token, revokeApiKeys: fields.get("keepKeys") === null };
    if (await run(() => auth.$fetch("/reset-password", { method: "POST", body }))) window.location.assign("/auth/sign-in?reset");
  }

  return (
    <form onSubmit={submit} method="post" className="mt-6 grid gap-4">
      <NewPasswordField label={t("password")} error={error} className="h-10" />
      <Checkbox name="keepKeys">{t("resetKeepKeys")}</Checkbox>
      <Button needsScript type="submit" variant="primary" className="h-10" disabled={isBusy}>
        {t("resetSave")}
      </Button>
    </form>
  );
}
