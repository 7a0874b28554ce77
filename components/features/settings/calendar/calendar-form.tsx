"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { CalendarChoices, type Choices } from "@/components/features/settings/calendar/calendar-choices";
import { useCalendarError } from "@/components/features/settings/calendar/use-calendar-error";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button } from "@/components/kit/ui/button";
import { Field, FieldError, TextInput } from "@/components/kit/ui/field";
import { Dot } from "@/components/kit/ui/tag";
import { toast } from "@/components/kit/ui/toast";
import { LIMITS } from "@/contracts/limits";
import type { LinkedCalendar } from "@/contracts/model/linked-calendar";

type Tested = Awaited<ReturnType<typeof api.linkedCalendar.test>>;

/** A calendar by the last part of its address, until its name is known. */
function namedByAddress(url: string): { url: string; name: string } {
  const folder = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? url;
  try {
    return { url, name: decodeURIComponent(folder) };
  } catch {
    return { url, name: folder };
  }
}

/** Address, user name and app password, with which the calendars are found; then the calendars and what is put there. */
export function CalendarForm({ account }: { account: LinkedCalendar }) {
  const t = useTranslations("settings.calendar");
  const tMailbox = useTranslations("settings.mailbox");
  const { run, error } = useChange();
  const cache = useQueryClient();
  const [fields, setFields] = useState({ url: account.url, username: account.username });
  const [choices, setChoices] = useState<Choices>(account);
  const [tested, setTested] = useState<Tested | null>(null);
  const [state, setState] = useState<"idle" | "finding" | "saving">("idle");
  const known = [...new Set([...(account.calendar ? [account.calendar] : []), ...account.busyCalendars])].map(namedByAddress);
  const calendars = tested?.success ? tested.calendars : known;
  const hasChoices = account.configured || tested?.success === true;

  async function find(connection: typeof fields & { password?: string }) {
    const found = await api.linkedCalendar.test(connection);
    setTested(found);
    const [first] = found.calendars;
    if (!account.configured && first && choices.calendar === null)
      setChoices({
        ...choices,
        calendar: first.url,
        busyCalendars: found.calendars.map(({ url }) => url).slice(0, LIMITS.linkedCalendar.busyCalendars),
      });
  }

  async function save(connection: typeof fields & { password?: string }, form: HTMLFormElement) {
    const { calendar, interviews, followUps, preparation, busyCalendars } = choices;
    await api.linkedCalendar.save({ ...connection, calendar, interviews, followUps, preparation, busyCalendars });
    form.reset();
    toast(t("connected"));
    await cache.invalidateQueries({ queryKey: queries.linkedCalendar.key() });
    await api.linkedCalendar.readNow();
    await cache.invalidateQueries({ queryKey: queries.linkedCalendar.key() });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const isSearch = !hasChoices || (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value") === "find";
    const password = String(new FormData(form).get("password") ?? "");
    const connection = { ...fields, ...(password === "" ? {} : { password }) };
    setState(isSearch ? "finding" : "saving");
    await run(() => (isSearch ? find(connection) : save(connection, form)));
    setState("idle");
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={t("url")} hint={t("urlHint")}>
        {(ids) => (
          <TextInput
            {...ids}
            required
            type="url"
            value={fields.url}
            maxLength={LIMITS.davAccount.url}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setFields({ ...fields, url: event.target.value })}
          />
        )}
      </Field>
      <Field label={tMailbox("username")}>
        {(ids) => (
          <TextInput
            {...ids}
            required
            value={fields.username}
            maxLength={LIMITS.davAccount.username}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setFields({ ...fields, username: event.target.value })}
          />
        )}
      </Field>
      <Field label={tMailbox("password")} hint={account.configured ? tMailbox("passwordKept") : t("passwordHint")}>
        {(ids) => (
          <TextInput
            {...ids}
            name="password"
            type="password"
            required={!account.configured}
            maxLength={LIMITS.davAccount.password}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <TestResult tested={tested} />
      {hasChoices ? <CalendarChoices calendars={calendars} choices={choices} onChange={setChoices} /> : null}
      {error ? <FieldError>{error}</FieldError> : null}
      <div className="flex flex-wrap gap-2">
        {hasChoices ? (
          <Button needsScript type="submit" variant="primary" disabled={state !== "idle"}>
            {state === "saving" ? tMailbox("saving") : account.configured ? tMailbox("save") : t("connect")}
          </Button>
        ) : null}
        <Button needsScript type="submit" value="find" variant={hasChoices ? "outline" : "primary"} disabled={state !== "idle"}>
          {t(state === "finding" ? "finding" : "find")}
        </Button>
      </div>
    </form>
  );
}

/** Whether signing in works. */
function TestResult({ tested }: { tested: Tested | null }) {
  const t = useTranslations("settings.calendar");
  const problem = useCalendarError(tested?.error);
  return (
    <p role="status" className="flex items-baseline gap-1.5 text-sm empty:hidden">
      {tested ? (
        <>
          <Dot state={tested.success ? "success" : "danger"} />
          <span>{tested.success ? t("works") : problem}</span>
        </>
      ) : null}
    </p>
  );
}
