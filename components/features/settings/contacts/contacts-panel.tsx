"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ContactsForm } from "@/components/features/settings/contacts/contacts-form";
import { ConnectedAccount } from "@/components/features/settings/dav/connected-account";
import { api, queries } from "@/components/kit/api/client";
import { useErrorText } from "@/components/kit/api/error-text";

/** The address book that suggests contacts, or gets those of applications. */
export function ContactsPanel() {
  const t = useTranslations("settings.contacts");
  const errorText = useErrorText();
  const { data, error } = useQuery(queries.linkedContacts.read.queryOptions());
  const writes = data?.direction === "export";
  return (
    <>
      <p className="mb-3 max-w-[60ch] text-muted-foreground">{t("text")}</p>
      {error ? <p role="alert">{errorText(error)}</p> : null}
      {data?.configured ? (
        <ConnectedAccount
          of="contacts"
          account={data}
          status={{ last: (when) => t("lastUsed", { when }), never: t("neverUsed") }}
          removal={writes ? t("removeCards") : null}
          refreshes={[queries.linkedContacts.key()]}
          compare={writes ? () => api.linkedContacts.writeNow() : null}
          disconnect={(removes) => api.linkedContacts.delete({ keepCards: !removes })}
        />
      ) : null}
      {data ? <ContactsForm key={`${data.url} ${data.username}`} account={data} /> : null}
    </>
  );
}
