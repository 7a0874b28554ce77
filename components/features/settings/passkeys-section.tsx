"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { PasskeyLine } from "@/components/features/settings/passkey-line";
import { Section } from "@/components/features/settings/section";
import { useConfirmation } from "@/components/features/settings/use-confirmation";
import { factors } from "@/components/kit/api/factors-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";
import { useHydrated } from "@/components/kit/ui/use-hydrated";

const PASSKEYS = ["passkeys"];

/** The passkeys of the account: add, name, remove. */
export function PasskeysSection() {
  const t = useTranslations("settings.passkeys");
  const cache = useQueryClient();
  const router = useRouter();
  const isHydrated = useHydrated();
  const isOffered = !isHydrated || "PublicKeyCredential" in window;
  const { data: passkeys } = useQuery({
    queryKey: PASSKEYS,
    queryFn: async () => {
      const { data, error } = await factors.passkey.listUserPasskeys();
      if (error) throw new Error(error.code ?? error.statusText);
      return data;
    },
  });
  async function changed() {
    await cache.invalidateQueries({ queryKey: PASSKEYS });
    // Whether there is a passkey decides what confirming offers.
    router.refresh();
  }

  return (
    <Section id="passkeys" title={t("title")} text={t(isOffered ? "text" : "unsupported")}>
      {passkeys && passkeys.length > 0 ? (
        <ul className="mb-3 border-t">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onChanged={changed} />
          ))}
        </ul>
      ) : null}
      {isOffered ? <AddPasskey onAdded={changed} /> : null}
    </Section>
  );
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const t = useTranslations("settings.passkeys");
  const { run, isBusy, error } = useAccountChange();
  const { answered, dialog } = useConfirmation();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name")).trim() || t("namePlaceholder");
    if (!(await run(() => answered(() => factors.passkey.addPasskey({ name })), t("added", { name })))) return;
    form.reset();
    onAdded();
  }

  return (
    <form onSubmit={submit} className="flex max-w-[520px] items-end gap-2 phone:flex-col phone:items-stretch">
      <Field label={t("name")} error={error} className="flex-1">
        {(ids) => <TextInput {...ids} name="name" maxLength={64} placeholder={t("namePlaceholder")} autoComplete="off" />}
      </Field>
      <Button needsScript type="submit" disabled={isBusy}>
        {t(isBusy ? "adding" : "add")}
      </Button>
      {dialog}
    </form>
  );
}
