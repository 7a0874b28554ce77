"use client";

import { useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";
import { factors } from "@/components/kit/api/factors-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { PasswordInput } from "@/components/kit/ui/password-input";

type PasswordStepProps = {
  onDone: () => void;
  /** The password was right, and a code is required. */
  onCode: () => void;
  /** Shown beside the label of the password. */
  aside?: ReactNode;
  className?: string;
};

/** Email or username, and the password. */
export function PasswordStep({ onDone, onCode, aside, className }: PasswordStepProps) {
  const t = useTranslations("auth");
  const { run, isBusy, error } = useAccountChange();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const who = String(form.get("identifier")).trim();
    const password = String(form.get("password"));
    let needsCode = false;
    const isDone = await run(async () => {
      const answer = who.includes("@")
        ? await factors.signIn.email({ email: who, password })
        : await factors.signIn.username({ username: who, password });
      needsCode = answer.data !== null && "twoFactorRedirect" in answer.data && Boolean(answer.data.twoFactorRedirect);
      return answer;
    });
    if (isDone) (needsCode ? onCode : onDone)();
  }

  return (
    <form onSubmit={submit} method="post" className={className}>
      <div className="grid gap-4">
        <Field label={t("identifier")}>
          {(ids) => (
            <TextInput
              {...ids}
              name="identifier"
              autoComplete="username webauthn"
              autoCapitalize="none"
              spellCheck={false}
              required
              className="h-10"
            />
          )}
        </Field>
        <div>
          <Field label={t("password")}>
            {(ids) => <PasswordInput {...ids} name="password" autoComplete="current-password" required className="h-10" />}
          </Field>
          {aside ? <p className="mt-1.5 text-xs">{aside}</p> : null}
        </div>
        {error ? <FieldError>{error}</FieldError> : null}
        <Button needsScript type="submit" variant="primary" className="h-10" disabled={isBusy}>
          {isBusy ? t("signingIn") : t("signIn")}
        </Button>
      </div>
    </form>
  );
}
