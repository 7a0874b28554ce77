"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { auth } from "@/components/kit/api/auth-client";
import { useAuthErrorText } from "@/components/kit/api/auth-error";
import { NewPasswordField } from "@/components/kit/sign-in/new-password-field";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";

/** Creates an account, with an invitation where one is needed, and continues to the documents. */
export function SignUpForm({ invitation }: { invitation: string | null }) {
  const t = useTranslations("auth");
  const errorText = useAuthErrorText();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name)).trim();
    setBusy(true);
    const fields = {
      name: text("name"),
      username: text("username").toLowerCase(),
      email: text("email"),
      password: String(form.get("password")),
    };
    const answer = await auth.signUp.email(invitation === null ? fields : Object.assign(fields, { invitation }));
    if (!answer.error) {
      window.location.assign("/documents");
      return;
    }
    setError(errorText(answer.error));
    setBusy(false);
  }

  return (
    <form onSubmit={submit} method="post" className="mt-6 grid gap-4">
      <Field label={t("name")}>
        {(ids) => <TextInput {...ids} name="name" autoComplete="name" required maxLength={100} className="h-10" />}
      </Field>
      <Field label={t("username")} hint={t("usernameHint")}>
        {(ids) => (
          <TextInput
            {...ids}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={LIMITS.username.min}
            maxLength={LIMITS.username.max}
            pattern="[a-zA-Z0-9._\-]+"
            title={t("usernameHint")}
            className="h-10"
          />
        )}
      </Field>
      <Field label={t("email")}>
        {(ids) => <TextInput {...ids} name="email" type="email" autoComplete="email" required className="h-10" />}
      </Field>
      <NewPasswordField label={t("password")} className="h-10" />
      {error ? <FieldError>{error}</FieldError> : null}
      <Button needsScript type="submit" variant="primary" className="h-10" disabled={busy}>
        {busy ? t("signingUp") : t("signUp")}
      </Button>
    </form>
  );
}
