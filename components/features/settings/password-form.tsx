"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { API_KEYS } from "@/components/features/settings/api-keys-cache";
import { SESSIONS } from "@/components/features/settings/sessions-cache";
import { auth } from "@/components/kit/api/auth-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { NewPasswordField } from "@/components/kit/sign-in/new-password-field";
import { Button } from "@/components/kit/ui/button";
import { Checkbox } from "@/components/kit/ui/checkbox";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";

/** Changes the password, which signs out every other device and, optionally, revokes the API keys. */
export function PasswordForm() {
  const t = useTranslations("settings.password");
  const cache = useQueryClient();
  const { run, isBusy, error } = useAccountChange();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    // Our own address of it, since better-auth's client knows nothing of API keys here. The other devices are always signed out.
    const body = {
      currentPassword: String(fields.get("current")),
      newPassword: String(fields.get("next")),
      revokeApiKeys: fields.get("revokeKeys") !== null,
    };
    if (!(await run(() => auth.$fetch("/change-password", { method: "POST", body }), t("changedEnded")))) return;
    form.reset();
    await cache.invalidateQueries({ queryKey: SESSIONS });
    await cache.invalidateQueries({ queryKey: API_KEYS });
  }

  return (
    <form onSubmit={submit} className="mt-2 grid max-w-[420px] gap-3">
      <Field label={t("current")}>
        {(ids) => <TextInput {...ids} name="current" type="password" autoComplete="current-password" required />}
      </Field>
      <NewPasswordField name="next" label={t("next")} />
      <p className="text-muted-foreground text-xs">{t("endsOthers")}</p>
      <Checkbox name="revokeKeys">{t("revokeKeys")}</Checkbox>
      {error ? <FieldError>{error}</FieldError> : null}
      <div>
        <Button needsScript type="submit" disabled={isBusy}>
          {t("change")}
        </Button>
      </div>
    </form>
  );
}
