"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { queries } from "@/components/kit/api/client";
import { Button } from "@/components/kit/ui/button";
import type { Contact } from "@/contracts/model/application";

/** Shown at a time; more words find the others. */
const MAX_SHOWN = 5;
/** The address book is asked when typing pauses. */
const PAUSE_MS = 400;
const MIN_LENGTH = 2;

type ContactSuggestionsProps = { applicationId: string; name: string; onChoose: (person: Omit<Contact, "type">) => void };

/** People of the address book: those at the company, or whom the entered name fits. Nothing without an address book that suggests people. */
export function ContactSuggestions({ applicationId, name, onChoose }: ContactSuggestionsProps) {
  const t = useTranslations("applications.contacts");
  const entered = name.trim();
  const [query, setQuery] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setQuery(entered.length < MIN_LENGTH ? "" : entered), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [entered]);
  const { data } = useQuery({
    ...queries.linkedContacts.suggest.queryOptions({ input: { applicationId, query } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  if (data?.error) return <p className="text-muted-foreground text-xs">{t("bookFailed")}</p>;
  const people = (data?.people ?? []).filter((person) => person.name !== entered).slice(0, MAX_SHOWN);
  if (people.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-muted-foreground text-xs">{t("suggestions")}</legend>
      {people.map(({ company, ...person }) => (
        <Button
          key={[person.name, person.email, company].join("\n")}
          size="sm"
          className="w-full justify-start"
          onClick={() => onChoose(person)}
        >
          <span className="truncate">
            {person.name}
            <span className="font-normal text-muted-foreground">
              {[person.role, company, person.email].filter(Boolean).map((each) => `, ${each}`)}
            </span>
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
