"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConnectionFields, TestResult } from "@/components/features/settings/dav/connection-fields";
import { type Entered, useFindOrSave } from "@/components/features/settings/dav/find-or-save";
import { FormButtons } from "@/components/features/settings/dav/form-buttons";
import { namedByAddress } from "@/components/features/settings/dav/named-by-address";
import { api, queries } from "@/components/kit/api/client";
import { Field, FieldError, Select } from "@/components/kit/ui/field";
import { Segmented } from "@/components/kit/ui/segmented";
import { toast } from "@/components/kit/ui/toast";
import { CONTACT_DIRECTIONS, type LinkedContacts } from "@/contracts/model/linked-contacts";

type Tested = Awaited<ReturnType<typeof api.linkedContacts.test>>;

/** Address, user name and app password, with which the address books are found; then the address book and the direction. */
export function ContactsForm({ account }: { account: LinkedContacts }) {
  const t = useTranslations("settings.contacts");
  const cache = useQueryClient();
  const [connection, setConnection] = useState({ url: account.url, username: account.username });
  const [addressBook, setAddressBook] = useState(account.addressBook);
  const [direction, setDirection] = useState(account.direction);
  const [tested, setTested] = useState<Tested | null>(null);
  const known = account.addressBook ? [namedByAddress(account.addressBook)] : [];
  const addressBooks = tested?.success ? tested.addressBooks : known;
  const hasChoices = account.configured || tested?.success === true;
  const chosen = addressBooks.find(({ url }) => url === addressBook) ?? addressBooks[0];

  const refresh = () => cache.invalidateQueries({ queryKey: queries.linkedContacts.key() });

  async function save(entered: Entered) {
    if (!chosen) return;
    await api.linkedContacts.save({ ...entered, addressBook: chosen.url, direction });
    toast(t("connected"));
    await refresh();
    if (direction === "import") return;
    await api.linkedContacts.writeNow();
    await refresh();
  }

  const find = async (entered: Entered) => setTested(await api.linkedContacts.test(entered));
  const { state, error, submit } = useFindOrSave({ connection, hasChoices, find, save });
  return (
    <form onSubmit={submit} className="grid gap-3">
      <ConnectionFields of="contacts" connection={connection} hasPassword={account.configured} onChange={setConnection} />
      <TestResult of="contacts" tested={tested} />
      {hasChoices ? (
        <>
          <Field label={t("target")}>
            {(ids) => (
              <Select {...ids} value={chosen?.url ?? ""} onChange={(event) => setAddressBook(event.target.value)}>
                {addressBooks.map(({ url, name }) => (
                  <option key={url} value={url}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="grid gap-1.5">
            <Segmented
              label={t("direction")}
              value={direction}
              options={CONTACT_DIRECTIONS.map((value) => ({ value, label: t(value) }))}
              onChange={setDirection}
            />
            <p className="text-muted-foreground text-xs">{t(direction === "import" ? "importHint" : "exportHint")}</p>
          </div>
        </>
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
      <FormButtons of="contacts" state={state} hasChoices={hasChoices} isConnected={account.configured} />
    </form>
  );
}
