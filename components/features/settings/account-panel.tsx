"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { SettingsFacts } from "@/components/features/settings/account-facts";
import { EmailSection } from "@/components/features/settings/email-section";
import { UsernameSection } from "@/components/features/settings/username-section";
import { auth } from "@/components/kit/api/auth-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import type { ViewerProps } from "@/components/kit/shell/viewer";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";

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
  const router = useRouter();
  const [name, setName] = useState(viewer.name);
  const { run, isBusy, error } = useAccountChange();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await run(() => auth.updateUser({ name: name.trim() }), t("saved"))) router.refresh();
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
      <Button type="submit" disabled={isBusy || name.trim() === "" || name === viewer.name}>
        {t("save")}
      </Button>
    </form>
  );
}
