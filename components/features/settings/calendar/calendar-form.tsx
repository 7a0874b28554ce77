"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CalendarChoices, type Choices } from "@/components/features/settings/calendar/calendar-choices";
import { ConnectionFields, TestResult } from "@/components/features/settings/dav/connection-fields";
import { type Entered, useFindOrSave } from "@/components/features/settings/dav/find-or-save";
import { FormButtons } from "@/components/features/settings/dav/form-buttons";
import { namedByAddress } from "@/components/features/settings/dav/named-by-address";
import { api, queries } from "@/components/kit/api/client";
import { FieldError } from "@/components/kit/ui/field";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { LinkedCalendar } from "@/contracts/model/linked-calendar";

type Tested = Awaited<ReturnType<typeof api.linkedCalendar.test>>;

/** Address, user name and app password, with which the calendars are found; then the calendars and what is put there. */
export function CalendarForm({ account }: { account: LinkedCalendar }) {
  const t = useTranslations("settings.calendar");
  const cache = useQueryClient();
  const [connection, setConnection] = useState({ url: account.url, username: account.username });
  const [choices, setChoices] = useState<Choices>(account);
  const [tested, setTested] = useState<Tested | null>(null);
  const known = [...new Set([...(account.calendar ? [account.calendar] : []), ...account.busyCalendars])].map(namedByAddress);
  const calendars = tested?.success ? tested.calendars : known;
  const hasChoices = account.configured || tested?.success === true;

  async function find(entered: Entered) {
    const found = await api.linkedCalendar.test(entered);
    setTested(found);
    const [first] = found.calendars;
    if (!account.configured && first && choices.calendar === null)
      setChoices({
        ...choices,
        calendar: first.url,
        busyCalendars: found.calendars.map(({ url }) => url).slice(0, LIMITS.linkedCalendar.busyCalendars),
      });
  }

  async function save(entered: Entered) {
    const { calendar, interviews, followUps, preparation, busyCalendars } = choices;
    await api.linkedCalendar.save({ ...entered, calendar, interviews, followUps, preparation, busyCalendars });
    toast(t("connected"));
    await cache.invalidateQueries({ queryKey: queries.linkedCalendar.key() });
    await api.linkedCalendar.readNow();
    await cache.invalidateQueries({ queryKey: queries.linkedCalendar.key() });
  }

  const { state, error, submit } = useFindOrSave({ connection, hasChoices, find, save });
  return (
    <form onSubmit={submit} className="grid gap-3">
      <ConnectionFields of="calendar" connection={connection} hasPassword={account.configured} onChange={setConnection} />
      <TestResult of="calendar" tested={tested} />
      {hasChoices ? <CalendarChoices calendars={calendars} choices={choices} onChange={setChoices} /> : null}
      {error ? <FieldError>{error}</FieldError> : null}
      <FormButtons of="calendar" state={state} hasChoices={hasChoices} isConnected={account.configured} />
    </form>
  );
}
