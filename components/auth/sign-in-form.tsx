"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { auth } from "@/components/auth/auth-client";
import { useAuthErrorText } from "@/components/auth/auth-error";
import { Button } from "@/components/ui/button";
import { Field, FieldError, TextInput } from "@/components/ui/field";

/** Signs in with email or username and goes on to `next`, an address of this site. */
export function SignInForm({ next }: { next: string }) {
  const t = useTranslations("auth");
  const errorText = useAuthErrorText();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const who = String(form.get("identifier")).trim();
    const password = String(form.get("password"));
    setBusy(true);
    const answer = who.includes("@")
      ? await auth.signIn.email({ email: who, password })
      : await auth.signIn.username({ username: who, password });
    if (!answer.error) {
      // A full load, so that every page is made anew for the person now signed in.
      window.location.assign(next);
      return;
    }
    setError(errorText(answer.error));
    setBusy(false);
  }

  return (
    <form onSubmit={submit} method="post" className="mt-6 grid gap-4">
      <Field label={t("identifier")}>
        {(ids) => (
          <TextInput
            {...ids}
            name="identifier"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            className="h-10"
          />
        )}
      </Field>
      <Field label={t("password")}>
        {(ids) => (
          <TextInput {...ids} name="password" type="password" autoComplete="current-password" required className="h-10" />
        )}
      </Field>
      {error ? <FieldError>{error}</FieldError> : null}
      <Button needsScript type="submit" variant="primary" className="h-10" disabled={busy}>
        {busy ? t("signingIn") : t("signIn")}
      </Button>
    </form>
  );
}
