"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AccountLine } from "@/components/features/settings/account-line";
import { AppPasswords } from "@/components/features/settings/mailbox/app-passwords";
import { ForwardingSection } from "@/components/features/settings/mailbox/forwarding-section";
import { MailboxForm } from "@/components/features/settings/mailbox/mailbox-form";
import { useMailboxError } from "@/components/features/settings/mailbox/use-mailbox-error";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import type { Mailbox } from "@/contracts/model/mailbox";

/** The mailbox that is read for news about applications. */
export function MailboxPanel() {
  const t = useTranslations("settings.mailbox");
  const errorText = useErrorText();
  const { data, error } = useQuery(queries.mailbox.read.queryOptions());
  return (
    <>
      <p className="mb-3 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data?.configured ? <Connected mailbox={data} /> : null}
      {data ? <MailboxForm key={`${data.host} ${data.username} ${data.folders.join()}`} mailbox={data} /> : null}
      {data?.canForward ? <ForwardingSection /> : null}
      <AppPasswords />
    </>
  );
}

/** The connected mailbox: when it was read last, or why that failed. */
function Connected({ mailbox }: { mailbox: Mailbox }) {
  const t = useTranslations("settings.mailbox");
  const { run } = useChange({ failure: "toast", refreshes: [queries.mailbox.key(), queries.mailProposals.key()] });
  const problem = useMailboxError(mailbox.lastError);
  const locale = useLocale();
  const [isReading, setReading] = useState(false);

  async function read() {
    setReading(true);
    await run(() => api.mailbox.readNow());
    setReading(false);
  }

  const at = mailbox.lastReadAt;
  const when = at && new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <AccountLine
      username={mailbox.username}
      status={isReading ? t("readingText") : (problem ?? (when ? t("lastRead", { when }) : t("neverRead")))}
      isWell={problem ? false : when ? true : null}
      question={null}
      removal={null}
      onDisconnect={() => run(() => api.mailbox.delete(), t("disconnected"))}
    >
      <Button size="sm" disabled={isReading} onClick={read}>
        {t(isReading ? "reading" : "readNow")}
      </Button>
    </AccountLine>
  );
}
