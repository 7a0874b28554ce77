import { describe, expect, test } from "vitest";
import type { ActivityEntry } from "@/contracts/model/application-activity";
import { RADICALE_PASSWORD } from "@/server/career/dav/testing/radicale";
import { database } from "@/server/platform/db/client";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { CALENDAR, missing, soon, withCalendar } from "./testing/compared-calendar";

withInstance({ CALENDAR_ALLOWED_HOSTS: "127.0.0.1", APP_URL: "https://dossier.example.com" });

describe.skipIf(missing !== null)("a calendar on a real server", () => {
  const {
    current,
    connection,
    save,
    compareNow,
    state,
    questions,
    application,
    interview,
    notes,
    addInterview,
    changeInterview,
    only,
    editThere,
  } = withCalendar();

  test("is found, saved without its password in any answer, and disconnected", async () => {
    await current.server.calendar(current.ada.username, "family");
    const tested = await call("POST", `${CALENDAR}/tests`, { key: current.ada.key, body: connection() });
    expect(tested.body).toEqual({
      success: true,
      calendars: expect.arrayContaining([
        { url: current.jobs.url, name: "jobs" },
        { url: `${current.server.url}/${current.ada.username}/family/`, name: "family" },
      ]),
    });
    const wrong = await call("POST", `${CALENDAR}/tests`, { key: current.ada.key, body: { ...connection(), password: "wrong" } });
    expect(wrong.body).toMatchObject({
      success: false,
      error: expect.stringContaining("rejected the user name or the password"),
    });
    expect((await call("POST", `${CALENDAR}/tests`, { key: current.ada.key, body: {} })).status).toBe(412);
    expect((await call("POST", `${CALENDAR}/readings`, { key: current.ada.key, body: {} })).status).toBe(412);
    const saved = await save();
    expect(saved.body).toMatchObject({ configured: true, calendar: current.jobs.url, interviews: true, preparation: false });
    expect((await call("POST", `${CALENDAR}/tests`, { key: current.ada.key, body: {} })).body.success).toBe(true);
    const row = await database().calendarAccount.findUniqueOrThrow({ where: { userId: current.ada.userId } });
    const exported = await call("GET", "/auth/account/export", { key: current.ada.key });
    expect(exported.body.calendar).toMatchObject({ url: current.server.url, calendar: current.jobs.url });
    for (const text of [JSON.stringify(row), saved.bytes.toString(), exported.bytes.toString()])
      expect(text).not.toContain(RADICALE_PASSWORD);
    const moved = await call("PUT", CALENDAR, {
      key: current.ada.key,
      body: { url: "http://127.0.0.1:1", username: current.ada.username },
    });
    expect(moved.status).toBe(400);
    await call("DELETE", CALENDAR, { key: current.ada.key });
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
    expect(text.replaceAll("\r\n ", "")).toContain(`URL:https://dossier.example.com/applications/${current.northpine}`);
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
    await call("DELETE", `/applications/${current.northpine}/timeline/${id}`, { key: current.ada.key });
    await compareNow();
    expect(await current.jobs.list()).toEqual([]);
    expect(await database().linkedEvent.count({ where: { userId: current.ada.userId } })).toBe(0);
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
    await current.jobs.delete((await only()).path);
    await compareNow();
    expect(await interview()).toBeUndefined();
    expect(await notes()).toEqual(["From your calendar: interview deleted. It was 2027-02-01 10:00–11:00\nRoom 4"]);
    for (let day = 1; day <= 5; day++) await addInterview(`2027-02-0${day}T09:00:00.000Z`);
    await compareNow();
    for (const path of await current.jobs.list()) await current.jobs.delete(path);
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
      applicationId: current.northpine,
      company: "Northpine",
      kind: "interview",
      calendar: { start: "2027-02-05T09:00:00.000Z" },
      dossier: { start: "2027-02-03T09:00:00.000Z" },
    });
    const answer = (keep: string, key = current.ada.key) =>
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
    await call("DELETE", `/applications/${current.northpine}/timeline/${before?.id}`, { key: current.ada.key });
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
    await call("PUT", `/applications/${current.northpine}`, {
      key: current.ada.key,
      body: { followUpAt: "2027-02-01T00:00:00.000Z" },
    });
    await addInterview(soon(9), { kind: "behavioral" });
    await save({ interviews: false, preparation: true });
    await compareNow();
    const texts = await Promise.all(
      (await current.jobs.list()).map(async (path) => ({ path, ...(await current.jobs.get(path)) })),
    );
    const followUp = texts.find(({ text }) => text.includes("UID:follow-up-"));
    expect(followUp?.text).toContain("DTSTART;VALUE=DATE:20270201");
    expect(texts.filter(({ text }) => text.includes("UID:plan-")).length).toBeGreaterThan(0);
    expect(texts.filter(({ text }) => text.includes("UID:interview-"))).toEqual([]);
    await current.jobs.put(followUp?.path ?? "", followUp?.text.replace("VALUE=DATE:20270201", "VALUE=DATE:20270204") ?? "");
    const plan = texts.find(({ text }) => text.includes("UID:plan-"));
    await current.jobs.delete(plan?.path ?? "");
    await compareNow();
    expect(await application()).toMatchObject({ followUpAt: "2027-02-04T00:00:00.000Z" });
    expect(await current.jobs.list()).not.toContain(plan?.path);
    await save({ interviews: false, followUps: false });
    await compareNow();
    expect(await current.jobs.list()).toEqual([]);
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
    expect((await call("DELETE", `/applications/${current.northpine}`, { key: current.ada.key })).status).toBe(200);
    await compareNow();
    expect([await current.jobs.list(), await questions()]).toEqual([[], []]);
  });
});
