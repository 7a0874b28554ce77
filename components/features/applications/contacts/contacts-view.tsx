"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { downloadVcards } from "@/components/features/applications/sheet/vcard";
import { Button } from "@/components/kit/ui/button";
import { Empty } from "@/components/kit/ui/empty";
import { Icon } from "@/components/kit/ui/icon";
import { SearchInput } from "@/components/kit/ui/search-input";
import type { Application } from "@/contracts/model/application";
import { findPeople, type Person, peopleOf } from "@/domain/applications/people";

type ContactsViewProps = { applications: readonly Application[]; onOpen: (id: string) => void };

/** The people of all applications shown, each once, with how to reach them and where they belong. */
export function ContactsView({ applications, onOpen }: ContactsViewProps) {
  const t = useTranslations("applicationContacts");
  const [query, setQuery] = useState("");
  const people = useMemo(() => peopleOf(applications), [applications]);
  const found = useMemo(() => findPeople(people, query), [people, query]);
  if (people.length === 0) {
    return (
      <div className="border-t px-6 phone:px-4">
        <Empty title={t("empty.title")} text={t("empty.text")} />
      </div>
    );
  }
  return (
    <section aria-labelledby="people-title" className="min-h-0 flex-1 overflow-y-auto border-t px-6 pt-4 pb-16 phone:px-4">
      <div className="mx-auto max-w-[1040px]">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
          <h2 id="people-title" className="font-semibold text-lg">
            {t("title", { count: found.length })}
          </h2>
          <span className="flex-1" />
          <SearchInput label={t("search")} value={query} onChange={setQuery} className="w-56 phone:w-full" />
          <Button disabled={found.length === 0} onClick={() => downloadVcards(found, t("fileName"))}>
            <Icon name="download-simple" />
            {t("downloadAll")}
          </Button>
        </div>
        {found.length === 0 ? <p className="border-t py-6 text-muted-foreground">{t("noMatch", { query })}</p> : null}
        <ul className="border-t">
          {found.map((person) => (
            <PersonLine key={person.key} person={person} onOpen={onOpen} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Applications of a person that are shown initially. */
const SHOWN = 4;

function PersonLine({ person, onOpen }: { person: Person; onOpen: (id: string) => void }) {
  const t = useTranslations("applicationContacts");
  const tStages = useTranslations("applications.stages");
  const [isWhole, setWhole] = useState(false);
  const { name, role, type, email, phone, applications } = person;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)_auto] items-start gap-x-6 gap-y-1 border-b py-3 phone:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        <p className="break-words text-muted-foreground text-sm">{[role, type].filter(Boolean).join(", ")}</p>
      </div>
      <p className="grid min-w-0 justify-items-start phone:order-1 phone:col-span-2">
        {email === "" ? null : (
          <a href={`mailto:${email}`} className="link min-h-6 max-w-full truncate phone:min-h-11">
            {email}
          </a>
        )}
        {phone === "" ? null : (
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link min-h-6 max-w-full truncate phone:min-h-11">
            {phone}
          </a>
        )}
      </p>
      <ul className="grid min-w-0 gap-0.5 phone:order-2 phone:col-span-2">
        {applications.slice(0, isWhole ? applications.length : SHOWN).map(({ id, company, role: job, status }) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="min-h-6 max-w-full truncate rounded-sm text-start hover:underline phone:min-h-11"
            >
              {company}
              <span className="text-muted-foreground">{`, ${job} · ${tStages(status)}`}</span>
            </button>
          </li>
        ))}
        {applications.length > SHOWN && !isWhole ? (
          <li>
            <Button variant="ghost" size="xs" className="-ms-2" onClick={() => setWhole(true)}>
              {t("showAll", { count: applications.length })}
            </Button>
          </li>
        ) : null}
      </ul>
      <Button
        variant="ghost"
        size="xs"
        shape="icon"
        aria-label={t("download", { name })}
        onClick={() => downloadVcards([person], name)}
      >
        <Icon name="download-simple" size="sm" />
      </Button>
    </li>
  );
}
