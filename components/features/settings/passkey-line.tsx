"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { factors } from "@/components/kit/api/factors-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import { dayOf } from "@/components/kit/i18n/day-of";
import { Button } from "@/components/kit/ui/button";
import { Dialog, DialogActions } from "@/components/kit/ui/dialog";
import { TextInput } from "@/components/kit/ui/field";

type Passkey = { id: string; name?: string | undefined; createdAt: Date; backedUp: boolean };

/** One passkey: its name, creation date, and buttons to rename and remove it. */
export function PasskeyLine({ passkey, onChanged }: { passkey: Passkey; onChanged: () => void }) {
  const t = useTranslations("settings.passkeys");
  const locale = useLocale();
  const { run } = useAccountChange({ failure: "toast" });
  const [state, setState] = useState<"shown" | "naming" | "asking">("shown");
  const name = passkey.name || t("unnamed");

  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = String(new FormData(event.currentTarget).get("name")).trim();
    setState("shown");
    await run(() => factors.passkey.updatePasskey({ id: passkey.id, name: next }));
    onChanged();
  }

  async function remove() {
    setState("shown");
    await run(() => factors.passkey.deletePasskey({ id: passkey.id }), t("removed", { name }));
    onChanged();
  }

  if (state === "naming")
    return (
      <li className="border-b py-2.5">
        <form onSubmit={rename} className="flex gap-2">
          <TextInput name="name" aria-label={t("name")} defaultValue={name} required maxLength={64} autoFocus />
          <Button type="submit">{t("save")}</Button>
        </form>
      </li>
    );
  return (
    <li className="flex items-center gap-2 border-b py-2.5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-muted-foreground text-xs">
          {t("created", { date: dayOf(new Date(passkey.createdAt).toISOString(), locale, Date.now()) })}
          {passkey.backedUp ? `, ${t("synced")}` : ""}
        </p>
      </div>
      <Button variant="ghost" size="sm" aria-label={t("renameOf", { name })} onClick={() => setState("naming")}>
        {t("rename")}
      </Button>
      <Button variant="ghost" size="sm" aria-label={t("removeOf", { name })} onClick={() => setState("asking")}>
        {t("remove")}
      </Button>
      <Dialog
        open={state === "asking"}
        onOpenChange={(open) => !open && setState("shown")}
        title={t("removeTitle", { name })}
        description={t("removeText")}
      >
        <DialogActions>
          <Button onClick={() => setState("shown")}>{t("keep")}</Button>
          <Button variant="danger" onClick={remove}>
            {t("remove")}
          </Button>
        </DialogActions>
      </Dialog>
    </li>
  );
}
