"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { SettingsFacts } from "@/components/features/settings/account-facts";
import { Section } from "@/components/features/settings/section";
import { useConfirmation } from "@/components/features/settings/use-confirmation";
import { auth } from "@/components/kit/api/auth-client";
import { useAccountChange } from "@/components/kit/api/use-account-change";
import type { ViewerProps } from "@/components/kit/shell/viewer";
import { Button } from "@/components/kit/ui/button";
import { Field, TextInput } from "@/components/kit/ui/field";
import { Tag } from "@/components/kit/ui/tag";

const BACK = "/settings#email";

/** The address of the account. Confirming and changing it need a server that sends mail. */
export function EmailSection({ viewer, facts }: { viewer: ViewerProps; facts: SettingsFacts }) {
  const t = useTranslations("settings.account");
  const { run, isBusy } = useAccountChange({ failure: "toast" });
  const [isOpen, setOpen] = useState(false);

  const verify = () =>
    run(() => auth.sendVerificationEmail({ email: viewer.email, callbackURL: BACK }), t("verifySent", { email: viewer.email }));

  return (
    <Section id="email" title={t("email")}>
      <p className="flex min-w-0 items-center gap-2">
        <span className="truncate">{viewer.email}</span>
        {facts.sendsMail ? <Tag>{t(facts.emailVerified ? "emailVerified" : "emailUnverified")}</Tag> : null}
      </p>
      {facts.sendsMail ? (
        isOpen ? (
          <EmailForm isVerified={facts.emailVerified} onClose={() => setOpen(false)} />
        ) : (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button needsScript onClick={() => setOpen(true)}>
              {t("emailChange")}
            </Button>
            {facts.emailVerified ? null : (
              <Button needsScript variant="ghost" disabled={isBusy} onClick={verify}>
                {t("verify")}
              </Button>
            )}
          </div>
        )
      ) : (
        <p className="text-muted-foreground text-xs">{t("noMail")}</p>
      )}
    </Section>
  );
}

function EmailForm({ isVerified, onClose }: { isVerified: boolean; onClose: () => void }) {
  const t = useTranslations("settings.account");
  const { run, isBusy, error } = useAccountChange();
  const { answered, dialog } = useConfirmation();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const newEmail = String(new FormData(event.currentTarget).get("email")).trim();
    if (await run(() => answered(() => auth.changeEmail({ newEmail, callbackURL: BACK })), t("emailSent"))) onClose();
  }

  return (
    <form onSubmit={submit} className="mt-3 max-w-[520px]">
      <Field label={t("emailNew")} error={error} hint={t(isVerified ? "emailText" : "emailTextUnverified")}>
        {(ids) => <TextInput {...ids} name="email" type="email" autoFocus required autoComplete="email" />}
      </Field>
      <div className="mt-3 flex gap-2">
        <Button type="submit" variant="primary" disabled={isBusy}>
          {t("emailAsk")}
        </Button>
        <Button onClick={onClose}>{t("cancel")}</Button>
      </div>
      {dialog}
    </form>
  );
}
