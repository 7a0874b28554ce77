"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { SettingsFacts } from "@/components/features/settings/account-facts";
import { EmailSection } from "@/components/features/settings/email-section";
import { UsernameSection } from "@/components/features/settings/username-section";
import { auth } from "@/components/kit/api/auth-client";
import { useAuthErrorText } from "@/components/kit/api/auth-error";
import type { ViewerProps } from "@/components/kit/shell/viewer";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";

/** The person's account on this server. */
export function AccountPanel({ viewer, facts }: { viewer: ViewerProps; facts: SettingsFacts }) {
  return (
    <div className="grid gap-8">
      <NameForm viewer={viewer} />
      <UsernameSection viewer={viewer} />
      <EmailSection viewer={viewer} facts={facts} />
    </div>
  );
}

function NameForm({ viewer }: { viewer: ViewerProps }) {
  const t = useTranslations("settings.account");
  const errorText = useAuthErrorText();
  const router = useRouter();
  const [name, setName] = useState(viewer.name);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const answer = await auth.updateUser({ name: name.trim() });
    setError(answer.error ? errorText(answer.error) : null);
    if (answer.error) return;
    toast(t("saved"));
    router.refresh();
  }

  return (
    <form onSubmit={submit} className="flex max-w-[520px] items-end gap-2 phone:flex-col phone:items-stretch">
      <Field label={t("name")} error={error} className="flex-1">
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
      <Button type="submit" disabled={name.trim() === "" || name === viewer.name}>
        {t("save")}
      </Button>
    </form>
  );
}
