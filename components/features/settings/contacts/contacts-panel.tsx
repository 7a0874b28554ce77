"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AccountLine } from "@/components/features/settings/account-line";
import { ContactsForm } from "@/components/features/settings/contacts/contacts-form";
import { CompareButton } from "@/components/features/settings/dav/compare-button";
import { useDavError } from "@/components/features/settings/dav/use-dav-error";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";
import { useChange } from "@/components/kit/api/use-change";
import { toast } from "@/components/kit/ui/toast";
import type { LinkedContacts } from "@/contracts/model/linked-contacts";

/** The address book that suggests contacts, or gets those of applications. */
export function ContactsPanel() {
  const t = useTranslations("settings.contacts");
  const errorText = useErrorText();
  const { data, error } = useQuery(queries.linkedContacts.read.queryOptions());
  return (
    <>
      <p className="mb-3 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data?.configured ? <Connected account={data} /> : null}
      {data ? <ContactsForm key={`${data.url} ${data.username}`} account={data} /> : null}
    </>
  );
}

/** The connected account: when it worked last, or why it failed. */
function Connected({ account }: { account: LinkedContacts }) {
  const t = useTranslations("settings.contacts");
  const tCalendar = useTranslations("settings.calendar");
  const { run } = useChange({ failure: "toast", refreshes: [queries.linkedContacts.key()] });
  const problem = useDavError("contacts", account.lastError);
  const locale = useLocale();
  const [isWriting, setWriting] = useState(false);
  const writes = account.direction === "export";

  async function write() {
    setWriting(true);
    await run(() => api.linkedContacts.writeNow());
    setWriting(false);
  }

  const disconnect = (removes: boolean) =>
    run(async () => {
      const { left, error } = await api.linkedContacts.delete({ keepCards: !removes });
      toast(error === null ? t("disconnected") : t("left", { count: left }));
    });

  const at = account.lastReadAt;
  const when = at && new Date(at).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <AccountLine
      username={account.username}
      status={isWriting ? tCalendar("comparing") : (problem ?? (when ? t("lastUsed", { when }) : t("neverUsed")))}
      isWell={problem ? false : when ? true : null}
      question={t("disconnectTitle")}
      removal={writes ? t("removeCards") : null}
      onDisconnect={disconnect}
    >
      {writes ? <CompareButton isComparing={isWriting} onClick={write} /> : null}
    </AccountLine>
  );
}
