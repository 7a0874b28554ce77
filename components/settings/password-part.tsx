"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { auth } from "@/components/auth/auth-client";
import { useAuthErrorText } from "@/components/auth/auth-error";
import { Button } from "@/components/ui/button";
import { Field, FieldError, TextInput } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";
import { LIMITS } from "@/contracts/limits";

/** Changes the password and signs out every other device. */
export function PasswordPart() {
  const t = useTranslations("settings.password");
  const tAuth = useTranslations("auth");
  const errorText = useAuthErrorText();
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const answer = await auth.changePassword({
      currentPassword: String(fields.get("current")),
      newPassword: String(fields.get("next")),
      revokeOtherSessions: true,
    });
    setError(answer.error ? errorText(answer.error) : null);
    if (answer.error) return;
    form.reset();
    toast(t("changed"));
  }

  return (
    <form onSubmit={submit} className="grid max-w-[420px] gap-4">
      <Field label={t("current")}>
        {(ids) => <TextInput {...ids} name="current" type="password" autoComplete="current-password" required />}
      </Field>
      <Field label={t("next")} hint={tAuth("passwordHint")}>
        {(ids) => (
          <TextInput
            {...ids}
            name="next"
            type="password"
            autoComplete="new-password"
            required
            minLength={LIMITS.accountPassword.min}
            maxLength={LIMITS.accountPassword.max}
          />
        )}
      </Field>
      {error ? <FieldError>{error}</FieldError> : null}
      <div>
        <Button needsScript type="submit">
          {t("change")}
        </Button>
      </div>
    </form>
  );
}
