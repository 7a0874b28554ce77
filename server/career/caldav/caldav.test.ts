import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ActivityEntry } from "@/contracts/model/application-activity";
import { compareDue } from "@/server/career/dav/runner";
import {
  missingRadicale,
  RADICALE_PASSWORD,
  type Radicale,
  type RemoteFolder,
  startRadicale,
} from "@/server/career/dav/testing/radicale";
import { database } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { CALENDARS } from "./runner";

const missing = missingRadicale();
if (missing) process.stdout.write(`${missing}\n`);

withInstance({ CALENDAR_ALLOWED_HOSTS: "127.0.0.1", APP_URL: "https://dossier.example.com" });

const CALENDAR = "/integrations/calendar";
const HOUR_MS = 3_600_000;

/** A day some days from now, at an hour in UTC. */
function soon(days: number, hour = 9): string {
  const day = new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;
}

const basic = (moment: string) => `${moment.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** An event that is not ours. */
const appointment = (uid: string, start: string, more: string[] = []) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", "BEGIN:VEVENT", `UID:${uid}`, "DTSTAMP:20261101T000000Z"]
    .concat([`DTSTART:${basic(start)}`, "DURATION:PT1H", "SUMMARY:Dentist, secret", ...more, "END:VEVENT", "END:VCALENDAR", ""])
    .join("\r\n");

describe.skipIf(missing !== null)("a calendar on a real server", () => {
  let server: Radicale;
  let ada: Person;
  let jobs: RemoteFolder;
  let northpine: string;

  beforeAll(async () => {
    server = await startRadicale();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ada = await signUp();
    jobs = await server.calendar(ada.username, "jobs");
    await call("PUT", "/career/notifications/settings", { key: ada.key, body: { mail: "off", timezone: "Europe/Berlin" } });
    northpine = (
      await call("POST", "/applications", {
        key: ada.key,
        body: { company: "Northpine", role: "Product Designer", status: "applied" },
      })
    ).body;
  });

  const connection = () => ({ url: server.url, username: ada.username, password: RADICALE_PASSWORD });
  const save = (more = {}) => call("PUT", CALENDAR, { key: ada.key, body: { ...connection(), calendar: jobs.url, ...more } });
  const compareNow = async () => {
    expect((await call("POST", `${CALENDAR}/readings`, { key: ada.key, body: {} })).status).toBe(200);
    expect(await state()).toMatchObject({ lastError: null, lastReadAt: expect.stringMatching(/Z$/) });
  };
  const state = async () => (await call("GET", CALENDAR, { key: ada.key })).body;
  const questions = async () => (await call("GET", `${CALENDAR}/questions`, { key: ada.key })).body;
  const application = async () => (await call("GET", `/applications/${northpine}`, { key: ada.key })).body;
  const interview = async () => {
    const entries: ActivityEntry[] = (await application()).activity;
    return entries.find((entry) => entry.type === "interview") as Extract<ActivityEntry, { type: "interview" }> | undefined;
  };
  const notes = async () =>
    ((await application()).activity as ActivityEntry[]).flatMap((entry) => (entry.type === "note" ? [entry.text] : []));
  const addInterview = async (at: string, more = {}) =>
    (await call("POST", `/applications/${northpine}/interviews`, { key: ada.key, body: { kind: "technical", at, ...more } }))
      .body;
  const changeInterview = async (body: object) =>
    call("PATCH", `/applications/${northpine}/interviews/${(await interview())?.id}`, { key: ada.key, body });
  const only = async () => {
    const [path = "", ...others] = await jobs.list();
    expect(others).toEqual([]);
    return { path, ...(await jobs.get(path)) };
  };
  /** Rewrites the one event there, as another program would. */
  const editThere = async (edit: (text: string) => string) => {
    const { path, text } = await only();
    expect(await jobs.put(path, edit(text))).toBe(201);
  };

  test("is found, saved without its password in any answer, and disconnected", async () => {
    await server.calendar(ada.username, "family");
    const tested = await call("POST", `${CALENDAR}/tests`, { key: ada.key, body: connection() });
    expect(tested.body).toEqual({
      success: true,
      calendars: expect.arrayContaining([
        { url: jobs.url, name: "jobs" },
        { url: `${server.url}/${ada.username}/family/`, name: "family" },
      ]),
    });
    const wrong = await call("POST", `${CALENDAR}/tests`, { key: ada.key, body: { ...connection(), password: "wrong" } });
    expect(wrong.body).toMatchObject({
      success: false,
      error: expect.stringContaining("rejected the user name or the password"),
    });
    expect((await call("POST", `${CALENDAR}/tests`, { key: ada.key, body: {} })).status).toBe(412);
    expect((await call("POST", `${CALENDAR}/readings`, { key: ada.key, body: {} })).status).toBe(412);
    const saved = await save();
    expect(saved.body).toMatchObject({ configured: true, calendar: jobs.url, interviews: true, preparation: false });
    expect((await call("POST", `${CALENDAR}/tests`, { key: ada.key, body: {} })).body.success).toBe(true);
    const row = await database().calendarAccount.findUniqueOrThrow({ where: { userId: ada.userId } });
    const exported = await call("GET", "/auth/account/export", { key: ada.key });
    expect(exported.body.calendar).toMatchObject({ url: server.url, calendar: jobs.url });
    for (const text of [JSON.stringify(row), saved.bytes.toString(), exported.bytes.toString()])
      expect(text).not.toContain(RADICALE_PASSWORD);
    const moved = await call("PUT", CALENDAR, { key: ada.key, body: { url: "http://127.0.0.1:1", username: ada.username } });
    expect(moved.status).toBe(400);
    await call("DELETE", CALENDAR, { key: ada.key });
    expect(await state()).toMatchObject({ configured: false, url: "" });
  });

  test("gets an interview in the person's zone, its changes, and its deletion, each once", async () => {
    await addInterview("2027-03-29T08:00:00.000Z", {
      label: "Second conversation",
      location: "Room, 4",
      notes: "Bring; the portfolio",
    });
    await save();
    await compareNow();
    const { path, text, etag } = await only();
    const { id = "" } = (await interview()) ?? {};
    expect(text).toContain(`UID:interview-${id}@dossier`);
    expect(text).toContain("DTSTART;TZID=Europe/Berlin:20270329T100000");
    expect(text).toContain("LOCATION:Room\\, 4");
    expect(text.replaceAll("\r\n ", "")).toContain(`URL:https://dossier.example.com/applications/${northpine}`);
    await compareNow();
    expect((await only()).etag).toBe(etag);
    // Another program adds an alarm, which stays.
    await editThere((all) =>
      all.replace("END:VEVENT", "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT30M\r\nEND:VALARM\r\nEND:VEVENT"),
    );
    await changeInterview({ at: "2027-03-27T09:00:00.000Z", durationMinutes: 45 });
    await compareNow();
    const changed = await only();
    expect(changed.path).toBe(path);
    expect(changed.text).toContain("DTSTART;TZID=Europe/Berlin:20270327T100000");
    expect(changed.text).toContain("DTEND;TZID=Europe/Berlin:20270327T104500");
    expect(changed.text).toContain("TRIGGER:-PT30M");
    expect(await questions()).toEqual([]);
    await call("DELETE", `/applications/${northpine}/timeline/${id}`, { key: ada.key });
    await compareNow();
    expect(await jobs.list()).toEqual([]);
    expect(await database().linkedEvent.count({ where: { userId: ada.userId } })).toBe(0);
  });

  test("changes time, length and place of the interview, and says so in the timeline", async () => {
    await addInterview("2027-02-01T09:00:00.000Z");
    await save();
    await compareNow();
    await editThere((text) =>
      text
        .replace(/DTSTART;TZID=Europe\/Berlin:\S+/, "DTSTART;TZID=America/New_York:20270202T083000")
        .replace(/DTEND;TZID=Europe\/Berlin:\S+/, "DTEND;TZID=America/New_York:20270202T100000")
        .replace("END:VEVENT", "LOCATION:Video\r\nEND:VEVENT"),
    );
    await compareNow();
    expect(await interview()).toMatchObject({
      at: "2027-02-02T13:30:00.000Z",
      durationMinutes: 90,
      location: "Video",
      sequence: 1,
    });
    expect(await notes()).toEqual([
      "From your calendar: interview changed, 2027-02-01 10:00–11:00 → 2027-02-02 14:30–16:00; “” → “Video”",
    ]);
    const { etag } = await only();
    await compareNow();
    expect((await only()).etag).toBe(etag);
    expect(await notes()).toHaveLength(1);
  });

  test("deletes the interview with a note of what it was, but not all of them at once", async () => {
    await addInterview("2027-02-01T09:00:00.000Z", { location: "Room 4" });
    await save();
    await compareNow();
    await jobs.delete((await only()).path);
    await compareNow();
    expect(await interview()).toBeUndefined();
    expect(await notes()).toEqual(["From your calendar: interview deleted. It was 2027-02-01 10:00–11:00\nRoom 4"]);
    for (let day = 1; day <= 5; day++) await addInterview(`2027-02-0${day}T09:00:00.000Z`);
    await compareNow();
    for (const path of await jobs.list()) await jobs.delete(path);
    await compareNow();
    expect(await questions()).toHaveLength(5);
    expect((await application()).activity.filter(({ type }: ActivityEntry) => type === "interview")).toHaveLength(5);
  });

  test("keeps a question where both sides changed, and the side that is chosen", async () => {
    const both = async () => {
      await changeInterview({ at: "2027-02-03T09:00:00.000Z" });
      await editThere((text) => text.replaceAll(/(DT(?:START|END);TZID=\S+:)\d{8}/g, "$120270205"));
      await compareNow();
    };
    await addInterview("2027-02-01T09:00:00.000Z");
    await save();
    await compareNow();
    await both();
    const [question] = await questions();
    expect(question).toMatchObject({
      applicationId: northpine,
      company: "Northpine",
      kind: "interview",
      calendar: { start: "2027-02-05T09:00:00.000Z" },
      dossier: { start: "2027-02-03T09:00:00.000Z" },
    });
    const answer = (keep: string, key = ada.key) =>
      call("POST", `${CALENDAR}/questions/${question.id}/answer`, { key, body: { keep } });
    expect((await answer("calendar", (await signUp()).key)).status).toBe(404);
    expect((await answer("dossier")).status).toBe(200);
    expect((await answer("dossier")).status).toBe(404);
    await compareNow();
    expect((await only()).text).toContain("DTSTART;TZID=Europe/Berlin:20270203T100000");
    await changeInterview({ at: "2027-02-01T09:00:00.000Z" });
    await compareNow();
    await both();
    expect((await answer("calendar")).status).toBe(200);
    await compareNow();
    expect(await interview()).toMatchObject({ at: "2027-02-05T09:00:00.000Z" });
    expect(await questions()).toEqual([]);
    // Deleted here, moved there: the calendar can restore it.
    const before = await interview();
    await call("DELETE", `/applications/${northpine}/timeline/${before?.id}`, { key: ada.key });
    await editThere((text) => text.replaceAll(/(DT(?:START|END);TZID=\S+:)\d{8}/g, "$120270208"));
    await compareNow();
    expect(await questions()).toMatchObject([{ dossier: null, calendar: { start: "2027-02-08T09:00:00.000Z" } }]);
    await answer("calendar");
    expect(await interview()).toMatchObject({ id: before?.id, at: "2027-02-08T09:00:00.000Z" });
    await compareNow();
    expect(await questions()).toEqual([]);
    await only();
  });

  test("shows follow-ups and days of the plan as whole days, and follows a moved follow-up", async () => {
    await call("PUT", `/applications/${northpine}`, { key: ada.key, body: { followUpAt: "2027-02-01T00:00:00.000Z" } });
    await addInterview(soon(9), { kind: "behavioral" });
    await save({ interviews: false, preparation: true });
    await compareNow();
    const texts = await Promise.all((await jobs.list()).map(async (path) => ({ path, ...(await jobs.get(path)) })));
    const followUp = texts.find(({ text }) => text.includes("UID:follow-up-"));
    expect(followUp?.text).toContain("DTSTART;VALUE=DATE:20270201");
    expect(texts.filter(({ text }) => text.includes("UID:plan-")).length).toBeGreaterThan(0);
    expect(texts.filter(({ text }) => text.includes("UID:interview-"))).toEqual([]);
    await jobs.put(followUp?.path ?? "", followUp?.text.replace("VALUE=DATE:20270201", "VALUE=DATE:20270204") ?? "");
    const plan = texts.find(({ text }) => text.includes("UID:plan-"));
    await jobs.delete(plan?.path ?? "");
    await compareNow();
    expect(await application()).toMatchObject({ followUpAt: "2027-02-04T00:00:00.000Z" });
    expect(await jobs.list()).not.toContain(plan?.path);
    await save({ interviews: false, followUps: false });
    await compareNow();
    expect(await jobs.list()).toEqual([]);
  });

  test("a whole day moves the interview and keeps its hour; a deleted application takes its events along", async () => {
    await addInterview("2027-03-26T09:00:00.000Z", { durationMinutes: 45 });
    await save();
    await compareNow();
    const whole = (text: string) => {
      const [zone = "", event = ""] = text.split(/(?=BEGIN:VEVENT)/);
      const day = event.replace(/\nDTSTART[^\r\n]*/, "\nDTSTART;VALUE=DATE:20270329");
      return zone + day.replace(/\nDTEND[^\r\n]*/, "\nDTEND;VALUE=DATE:20270330");
    };
    await editThere(whole);
    await compareNow();
    // Clocks went forward in between.
    expect(await interview()).toMatchObject({ at: "2027-03-29T08:00:00.000Z", durationMinutes: 45 });
    await editThere((text) => text.replaceAll("20270329", "20270330"));
    expect((await call("DELETE", `/applications/${northpine}`, { key: ada.key })).status).toBe(200);
    await compareNow();
    expect([await jobs.list(), await questions()]).toEqual([[], []]);
  });

  test("speaks the language of the person, in events and notes", async () => {
    await database().user.update({ where: { id: ada.userId }, data: { language: "de" } });
    await addInterview(soon(3), { label: "Zweites Gespräch" });
    await call("PATCH", `/applications/${northpine}`, { key: ada.key, body: { followUpAt: soon(5) } });
    await save({ preparation: true });
    await compareNow();
    const texts = (await Promise.all((await jobs.list()).map((path) => jobs.get(path)))).map(({ text }) =>
      text.replaceAll("\r\n ", ""),
    );
    const summaries = texts.map((text) => /^SUMMARY:(.*)\r$/m.exec(text)?.[1]);
    expect(summaries).toContain("Nachfassen: Northpine · Product Designer");
    expect(summaries.some((summary) => /^Vorbereitung auf Northpine \(\d+ Min\.\)$/.test(summary ?? ""))).toBe(true);
    expect(texts.join("")).toMatch(/Über die Firma lesen und Notizen machen \(\d+ Min\.\)/);
    const path = (await jobs.list()).find((each) => each.includes("interview-")) ?? "";
    await jobs.delete(path);
    await compareNow();
    expect((await notes())[0]).toMatch(/^Aus Ihrem Kalender: Gespräch gelöscht\. Es war \d{4}-/);
  });

  test("takes its events out when it is disconnected, or leaves them there, and says if it cannot be reached", async () => {
    await addInterview(soon(3));
    await jobs.put("dentist.ics", appointment("dentist", soon(3)));
    const disconnect = async (body: object) => (await call("DELETE", CALENDAR, { key: ada.key, body })).body;
    await save();
    await compareNow();
    expect(await disconnect({ keepEvents: true })).toEqual({ removed: 0, left: 1, error: null });
    expect(await jobs.list()).toHaveLength(2);
    await jobs.delete((await jobs.list()).find((path) => path.includes("interview-")) ?? "");
    await save();
    await compareNow();
    expect(await disconnect({})).toEqual({ removed: 1, left: 0, error: null });
    expect((await jobs.list()).map((path) => path.split("/").at(-1))).toEqual(["dentist.ics"]);
    // Nothing of it reaches the timeline.
    expect([await interview(), await notes()]).toEqual([expect.objectContaining({ kind: "technical" }), []]);
    await save();
    await compareNow();
    await database().linkedEvent.updateMany({ where: { userId: ada.userId }, data: { href: "http://127.0.0.1:1/jobs/a.ics" } });
    await database().calendarAccount.update({ where: { userId: ada.userId }, data: { url: "http://127.0.0.1:1" } });
    expect(await disconnect({})).toEqual({ removed: 0, left: 1, error: expect.stringContaining("could not be reached") });
    expect(await state()).toMatchObject({ configured: false });
  });

  test("is another one: events move there", async () => {
    await addInterview("2027-02-01T09:00:00.000Z");
    await save();
    await compareNow();
    const other = await server.calendar(ada.username, "other");
    await save({ calendar: other.url });
    await compareNow();
    expect([await jobs.list(), (await other.list()).length]).toEqual([[], 1]);
  });

  test("is compared by one of several instances, and after an end in the middle nothing is there twice", async () => {
    for (let day = 1; day <= 8; day++) await addInterview(`2027-02-0${day}T09:00:00.000Z`);
    await save();
    await Promise.all(Array.from({ length: 4 }, () => compareDue(database(), CALENDARS, new Date(), ada.userId)));
    expect(await jobs.list()).toHaveLength(8);
    // As if a process had ended after sending, before it stored that: of new events, and of changed ones.
    const rows = await database().linkedEvent.findMany({ where: { userId: ada.userId } });
    for (const [index, row] of rows.entries()) {
      const sent = row.local as object;
      const before = { start: "2027-01-01T09:00:00.000Z", end: "2027-01-01T10:00:00.000Z", location: "" };
      const changed = { local: { ...sent, ...before }, remote: before, etag: '"old"', sent };
      const added = { etag: null, remote: Prisma.DbNull, sent };
      await database().linkedEvent.update({ where: { id: row.id }, data: index % 2 === 0 ? added : changed });
    }
    await database().calendarAccount.update({ where: { userId: ada.userId }, data: { syncToken: null } });
    await compareNow();
    expect(await jobs.list()).toHaveLength(8);
    expect(await questions()).toEqual([]);
    expect(await notes()).toEqual([]);
  });

  test("an unknown calendar deletes nothing here, and a failure is reported in words", async () => {
    await addInterview("2027-02-01T09:00:00.000Z");
    await save();
    await compareNow();
    await jobs.delete(new URL(jobs.url).pathname);
    await call("POST", `${CALENDAR}/readings`, { key: ada.key, body: {} });
    expect((await state()).lastError).toContain("does not exist any more");
    expect(await interview()).toBeDefined();
  });

  test("busy times warn of clashes and propose free ones; nothing else of other events is stored", async () => {
    const day = soon(10).slice(0, 10);
    const monday = new Date(Date.parse(day) + ((8 - new Date(day).getUTCDay()) % 7) * 24 * HOUR_MS).toISOString().slice(0, 10);
    const private_ = await server.calendar(ada.username, "private");
    await private_.put("a.ics", appointment("dentist", `${monday}T10:00:00.000Z`));
    await private_.put("b.ics", appointment("free", `${monday}T13:00:00.000Z`, ["TRANSP:TRANSPARENT"]));
    await private_.put("c.ics", appointment("daily", "2026-01-01T12:00:00.000Z", ["RRULE:FREQ=DAILY"]));
    await save({ busyCalendars: [private_.url] });
    await compareNow();
    const ask = async (at: string) =>
      (await call("GET", `${CALENDAR}/clashes?at=${at}&durationMinutes=60&timezone=UTC`, { key: ada.key })).body;
    expect(await ask(`${monday}T09:00:00.000Z`)).toEqual({ clashes: [], freeTimes: [] });
    expect(await ask(`${monday}T13:00:00.000Z`)).toEqual({ clashes: [], freeTimes: [] });
    expect(await ask(`${monday}T10:30:00.000Z`)).toEqual({
      clashes: [{ start: `${monday}T10:00:00.000Z`, end: `${monday}T11:00:00.000Z` }],
      freeTimes: [`${monday}T11:00:00.000Z`, `${monday}T09:00:00.000Z`, `${monday}T13:00:00.000Z`],
    });
    expect((await ask(`${monday}T12:30:00.000Z`)).clashes).toHaveLength(1);
    const stored = JSON.stringify(await database().$queryRaw`select row_to_json(b) from busy_calendar b`);
    expect(stored).not.toMatch(/dentist|secret/i);
    await call("DELETE", CALENDAR, { key: ada.key });
    expect(await database().busyCalendar.count({ where: { userId: ada.userId } })).toBe(0);
  });
});
