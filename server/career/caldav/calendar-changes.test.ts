import { describe, expect, test } from "vitest";
import { compareDue } from "@/server/career/dav/runner";
import { database } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { call, withInstance } from "@/server/testing/instance";
import { CALENDARS } from "./runner";
import { CALENDAR, HOUR_MS, missing, soon, withCalendar } from "./testing/compared-calendar";

withInstance({ CALENDAR_ALLOWED_HOSTS: "127.0.0.1", APP_URL: "https://dossier.example.com" });

const basic = (moment: string) => `${moment.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** An event that is not ours. */
const appointment = (uid: string, start: string, more: string[] = []) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", "BEGIN:VEVENT", `UID:${uid}`, "DTSTAMP:20261101T000000Z"]
    .concat([`DTSTART:${basic(start)}`, "DURATION:PT1H", "SUMMARY:Dentist, secret", ...more, "END:VEVENT", "END:VCALENDAR", ""])
    .join("\r\n");

describe.skipIf(missing !== null)("a calendar on a real server", () => {
  const { current, save, compareNow, state, questions, interview, notes, addInterview } = withCalendar();

  test("speaks the language of the person, in events and notes", async () => {
    await database().user.update({ where: { id: current.ada.userId }, data: { language: "de" } });
    await addInterview(soon(3), { label: "Zweites Gespräch" });
    await call("PATCH", `/applications/${current.northpine}`, { key: current.ada.key, body: { followUpAt: soon(5) } });
    await save({ preparation: true });
    await compareNow();
    const texts = (await Promise.all((await current.jobs.list()).map((path) => current.jobs.get(path)))).map(({ text }) =>
      text.replaceAll("\r\n ", ""),
    );
    const summaries = texts.map((text) => /^SUMMARY:(.*)\r$/m.exec(text)?.[1]);
    expect(summaries).toContain("Nachfassen: Northpine · Product Designer");
    expect(summaries.some((summary) => /^Vorbereitung auf Northpine \(\d+ Min\.\)$/.test(summary ?? ""))).toBe(true);
    expect(texts.join("")).toMatch(/Über die Firma lesen und Notizen machen \(\d+ Min\.\)/);
    const path = (await current.jobs.list()).find((each) => each.includes("interview-")) ?? "";
    await current.jobs.delete(path);
    await compareNow();
    expect((await notes())[0]).toMatch(/^Aus Ihrem Kalender: Gespräch gelöscht\. Es war \d{4}-/);
  });

  test("takes its events out when it is disconnected, or leaves them there, and says if it cannot be reached", async () => {
    await addInterview(soon(3));
    await current.jobs.put("dentist.ics", appointment("dentist", soon(3)));
    const disconnect = async (body: object) => (await call("DELETE", CALENDAR, { key: current.ada.key, body })).body;
    await save();
    await compareNow();
    expect(await disconnect({ keepEvents: true })).toEqual({ removed: 0, left: 1, error: null });
    expect(await current.jobs.list()).toHaveLength(2);
    await current.jobs.delete((await current.jobs.list()).find((path) => path.includes("interview-")) ?? "");
    await save();
    await compareNow();
    expect(await disconnect({})).toEqual({ removed: 1, left: 0, error: null });
    expect((await current.jobs.list()).map((path) => path.split("/").at(-1))).toEqual(["dentist.ics"]);
    // Nothing of it reaches the timeline.
    expect([await interview(), await notes()]).toEqual([expect.objectContaining({ kind: "technical" }), []]);
    await save();
    await compareNow();
    await database().linkedEvent.updateMany({
      where: { userId: current.ada.userId },
      data: { href: "http://127.0.0.1:1/jobs/a.ics" },
    });
    await database().calendarAccount.update({ where: { userId: current.ada.userId }, data: { url: "http://127.0.0.1:1" } });
    expect(await disconnect({})).toEqual({ removed: 0, left: 1, error: expect.stringContaining("could not be reached") });
    expect(await state()).toMatchObject({ configured: false });
  });

  test("is another one: events move there", async () => {
    await addInterview("2027-02-01T09:00:00.000Z");
    await save();
    await compareNow();
    const other = await current.server.calendar(current.ada.username, "other");
    await save({ calendar: other.url });
    await compareNow();
    expect([await current.jobs.list(), (await other.list()).length]).toEqual([[], 1]);
  });

  test("is compared by one of several instances, and after an end in the middle nothing is there twice", async () => {
    for (let day = 1; day <= 8; day++) await addInterview(`2027-02-0${day}T09:00:00.000Z`);
    await save();
    await Promise.all(Array.from({ length: 4 }, () => compareDue(database(), CALENDARS, new Date(), current.ada.userId)));
    expect(await current.jobs.list()).toHaveLength(8);
    // As if a process had ended after sending, before it stored that: of new events, and of changed ones.
    const rows = await database().linkedEvent.findMany({ where: { userId: current.ada.userId } });
    for (const [index, row] of rows.entries()) {
      const sent = row.local as object;
      const before = { start: "2027-01-01T09:00:00.000Z", end: "2027-01-01T10:00:00.000Z", location: "" };
      const changed = { local: { ...sent, ...before }, remote: before, etag: '"old"', sent };
      const added = { etag: null, remote: Prisma.DbNull, sent };
      await database().linkedEvent.update({ where: { id: row.id }, data: index % 2 === 0 ? added : changed });
    }
    await database().calendarAccount.update({ where: { userId: current.ada.userId }, data: { syncToken: null } });
    await compareNow();
    expect(await current.jobs.list()).toHaveLength(8);
    expect(await questions()).toEqual([]);
    expect(await notes()).toEqual([]);
  });

  test("an unknown calendar deletes nothing here, and a failure is reported in words", async () => {
    await addInterview("2027-02-01T09:00:00.000Z");
    await save();
    await compareNow();
    await current.jobs.delete(new URL(current.jobs.url).pathname);
    await call("POST", `${CALENDAR}/readings`, { key: current.ada.key, body: {} });
    expect((await state()).lastError).toContain("does not exist any more");
    expect(await interview()).toBeDefined();
  });

  test("busy times warn of clashes and propose free ones; nothing else of other events is stored", async () => {
    const day = soon(10).slice(0, 10);
    const monday = new Date(Date.parse(day) + ((8 - new Date(day).getUTCDay()) % 7) * 24 * HOUR_MS).toISOString().slice(0, 10);
    const private_ = await current.server.calendar(current.ada.username, "private");
    await private_.put("a.ics", appointment("dentist", `${monday}T10:00:00.000Z`));
    await private_.put("b.ics", appointment("free", `${monday}T13:00:00.000Z`, ["TRANSP:TRANSPARENT"]));
    await private_.put("c.ics", appointment("daily", "2026-01-01T12:00:00.000Z", ["RRULE:FREQ=DAILY"]));
    await save({ busyCalendars: [private_.url] });
    await compareNow();
    const ask = async (at: string) =>
      (await call("GET", `${CALENDAR}/clashes?at=${at}&durationMinutes=60&timezone=UTC`, { key: current.ada.key })).body;
    expect(await ask(`${monday}T09:00:00.000Z`)).toEqual({ clashes: [], freeTimes: [] });
    expect(await ask(`${monday}T13:00:00.000Z`)).toEqual({ clashes: [], freeTimes: [] });
    expect(await ask(`${monday}T10:30:00.000Z`)).toEqual({
      clashes: [{ start: `${monday}T10:00:00.000Z`, end: `${monday}T11:00:00.000Z` }],
      freeTimes: [`${monday}T11:00:00.000Z`, `${monday}T09:00:00.000Z`, `${monday}T13:00:00.000Z`],
    });
    expect((await ask(`${monday}T12:30:00.000Z`)).clashes).toHaveLength(1);
    const stored = JSON.stringify(await database().$queryRaw`select row_to_json(b) from busy_calendar b`);
    expect(stored).not.toMatch(/dentist|secret/i);
    await call("DELETE", CALENDAR, { key: current.ada.key });
    expect(await database().busyCalendar.count({ where: { userId: current.ada.userId } })).toBe(0);
  });
});
