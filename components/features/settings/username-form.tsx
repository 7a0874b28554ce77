"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { auth } from "@/components/kit/api/auth-client";
import { useAuthErrorText } from "@/components/kit/api/auth-error";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";
import { LIMITS } from "@/contracts/limits";

type UsernameFormProps = { present: string | null; onChanged: (username: string) => void; onCancel: () => void };

/** The server is queried when typing pauses. Milliseconds. */
const PAUSE_MS = 350;

type Availability = { username: string; isFree: boolean } | { username: string; error: string };

/** Changes the username and shows while typing whether it is available. */
export function UsernameForm({ present, onChanged, onCancel }: UsernameFormProps) {
  const t = useTranslations("settings.account");
  const tAuth = useTranslations("auth");
  const errorText = useAuthErrorText();
  const [typed, setTyped] = useState(present ?? "");
  const [answer, setAnswer] = useState<Availability | null>(null);
  const { run, isBusy, error, reset } = useAccountChange();
  const username = typed.trim().toLowerCase();
  const isOther = username !== "" && username !== present;
  const current = answer?.username === username ? answer : null;

  useEffect(() => {
    if (!isOther) return;
    const timer = window.setTimeout(async () => {
      const { data, error } = await auth.isUsernameAvailable({ username });
      setAnswer(error ? { username, error: errorText(error) } : { username, isFree: data.available });
    }, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [username, isOther, errorText]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await run(() => auth.updateUser({ username, displayUsername: typed.trim() }))) onChanged(username);
  }

  const problem =
    error ?? (current && "error" in current ? current.error : current?.isFree === false ? tAuth("errors.usernameTaken") : null);
  const isFree = current !== null && "isFree" in current && current.isFree;
  const hint = !isOther ? tAuth("usernameHint") : isFree ? t("usernameFree", { name: username }) : t("usernameChecking");

  return (
    <form onSubmit={submit} className="mt-3 max-w-[520px]">
      <Field label={t("usernameNow")} error={isOther ? problem : null} hint={<span aria-live="polite">{hint}</span>}>
        {(ids) => (
          <TextInput
            {...ids}
            autoFocus
            value={typed}
            required
            minLength={LIMITS.username.min}
            maxLength={LIMITS.username.max}
            pattern="[a-zA-Z0-9._\-]+"
            title={tAuth("usernameHint")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value);
              reset();
            }}
          />
        )}
      </Field>
      {present === null ? null : <p className="mt-2 text-muted-foreground text-xs">{t("usernameText")}</p>}
      <div className="mt-3 flex gap-2">
        <Button type="submit" variant="primary" disabled={!isFree || isBusy}>
          {t("usernameChange")}
        </Button>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </div>
    </form>
  );
}
