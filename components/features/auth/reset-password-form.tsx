"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { auth } from "@/components/kit/api/auth-client";
import { useAuthErrorText } from "@/components/kit/api/auth-error";
import { NewPasswordField } from "@/components/kit/sign-in/new-password-field";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";

/** Sets a new password through the link in a mail. */
export function ResetPasswordForm({ token }: { token: string }) {
  const t = useTranslations("auth");
  const errorText = useAuthErrorText();
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = { newPassword: String(fields.get("password")), token, revokeApiKeys: fields.get("keepKeys") === null };
    const answer = await auth.$fetch("/reset-password", { method: "POST", body });
    if (answer.error) setError(errorText(answer.error));
    else window.location.assign("/auth/sign-in?reset");
  }

  return (
    <form onSubmit={submit} method="post" className="mt-6 grid gap-4">
      <NewPasswordField label={t("password")} error={error} className="h-10" />
      <Checkbox name="keepKeys">{t("resetKeepKeys")}</Checkbox>
      <Button needsScript type="submit" variant="primary" className="h-10">
        {t("resetSave")}
      </Button>
    </form>
  );
}
