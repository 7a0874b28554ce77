"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import { auth } from "@/components/auth/auth-client";
import { useAuthErrorText } from "@/components/auth/auth-error";
import type { ViewerProps } from "@/components/shell/viewer";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { toast } from "@/components/ui/toast";

/** Who one is on this server. */
export function AccountPart({ viewer }: { viewer: ViewerProps }) {
  const t = useTranslations("settings.account");
  const errorText = useAuthErrorText();
  const router = useRouter();
  const [name, setName] = useState(viewer.name);
  const [error, setError] = useState<string | null>(null);
  // Known in the browser only: the same server may answer at several addresses.
  const origin = useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => "",
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    const answer = await auth.updateUser({ name: name.trim() });
    setError(answer.error ? errorText(answer.error) : null);
    if (answer.error) return;
    toast(t("saved"));
    router.refresh();
  }

  return (
    <form onSubmit={submit} className="grid max-w-[420px] gap-4">
      <Field label={t("name")} error={error}>
        {(ids) => (
          <TextInput
            {...ids}
            value={name}
            required
            maxLength={100}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-muted-foreground">{t("email")}</dt>
        <dd className="truncate">{viewer.email}</dd>
        {viewer.username === null ? null : (
          <>
            <dt className="text-muted-foreground">{t("username")}</dt>
            <dd className="truncate">{viewer.username}</dd>
          </>
        )}
      </dl>
      {viewer.username === null ? null : (
        <p className="text-muted-foreground text-xs [overflow-wrap:anywhere]">
          {t("addressHint", { address: `${origin}/${viewer.username}/…` })}
        </p>
      )}
      <div>
        <Button type="submit" disabled={name.trim() === "" || name === viewer.name}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
