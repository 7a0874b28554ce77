import { describe, expect, test } from "vitest";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { mail, missing, PROPOSALS, REJECTION, withMailbox } from "./testing/read-mailbox";

withInstance({ MAILBOX_ALLOWED_HOSTS: "localhost,127.0.0.1" });

describe.skipIf(missing !== null)("accepting what a mail proposes", () => {
  const { current, save, readNow, proposals, application } = withMailbox();

  const proposed = async (text: string, headers: Record<string, string> = {}) => {
    current.server.deliver(current.user, mail(text, headers));
    await save();
    await readNow();
    const [only] = await proposals();
    if (!only) throw new Error("Nothing was proposed.");
    return only;
  };
  const accept = (id: string, body: object = {}) => call("POST", `${PROPOSALS}/${id}/accept`, { key: current.ada.key, body });

  test("an invitation adds stage and interview, with time and zone of its calendar part", async () => {
    const calendar =
      "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=W. Europe Standard Time:20261203T140000\r\nDTEND;TZID=W. Europe Standard Time:20261203T144500\r\nSUMMARY:Interview\r\nLOCATION:Room 4\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";
    const body = `--b\r\nContent-Type: text/plain\r\n\r\nWe would like to invite you to an interview.\r\n--b\r\nContent-Type: text/calendar; method=REQUEST\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(calendar).toString("base64")}\r\n--b--\r\n`;
    const { id, interview } = await proposed(body, { "MIME-Version": "1.0", "Content-Type": "multipart/mixed; boundary=b" });
    expect(interview).toEqual({
      at: "2026-12-03T13:00:00.000Z",
      durationMinutes: 45,
      location: "Room 4",
      timezone: "Europe/Berlin",
    });
    await accept(id);
    const { status, activity } = await application();
    expect(status).toBe("interview");
    expect(activity.find(({ type }: { type: string }) => type === "interview")).toMatchObject({ ...interview });
  });

  const invitation = (event: string, method: string) => {
    const calendar = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nUID:talk-1\r\nSUMMARY:Interview\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
    return `--b\r\nContent-Type: text/plain\r\n\r\nYour interview with Northpine.\r\n--b\r\nContent-Type: text/calendar; method=${method}\r\n\r\n${calendar}\r\n--b--\r\n`;
  };
  const MULTIPART = { "MIME-Version": "1.0", "Content-Type": "multipart/mixed; boundary=b" };
  const interviews = async () =>
    (await application()).activity
      .filter(({ type }: { type: string }) => type === "interview")
      .map(({ at }: { at: string }) => at);

  test("an event of a calendar moves its interview, and cancelling it removes that", async () => {
    const first = await proposed(invitation("DTSTART:20261201T100000Z", "REQUEST"), MULTIPART);
    await accept(first.id);
    const other = { at: "2026-12-02T09:00:00.000Z", kind: "other" };
    await call("POST", `/applications/${current.northpine}/interviews`, { key: current.ada.key, body: other });
    const moved = await proposed(invitation("SEQUENCE:1\r\nDTSTART:20261203T140000Z", "REQUEST"), {
      ...MULTIPART,
      Date: "Fri, 27 Nov 2026 08:00:00 +0000",
    });
    expect(moved).toMatchObject({ interviewChange: "moves", replaces: { at: "2026-12-01T10:00:00.000Z" } });
    await accept(moved.id);
    expect(await interviews()).toEqual(["2026-12-03T14:00:00.000Z", other.at]);
    const cancelled = await proposed(invitation("SEQUENCE:2\r\nDTSTART:20261203T140000Z", "CANCEL"), {
      ...MULTIPART,
      Date: "Sat, 28 Nov 2026 08:00:00 +0000",
    });
    expect(cancelled).toMatchObject({ kind: "interview", interviewChange: "cancels", interview: null });
    expect(cancelled.replaces).toMatchObject({ at: "2026-12-03T14:00:00.000Z" });
    await accept(cancelled.id);
    expect(await interviews()).toEqual([other.at]);
  });

  test("words move the only interview ahead, and a reminder adds none", async () => {
    const at = "2026-12-01T10:00:00.000Z";
    await call("POST", `/applications/${current.northpine}/interviews`, { key: current.ada.key, body: { at, kind: "other" } });
    const reminder = await proposed("A reminder of your interview with us on Tuesday, 1 December at 10:00 UTC.");
    expect(reminder).toMatchObject({ interviewChange: "adds", replaces: { at } });
    await accept(reminder.id);
    expect(await interviews()).toEqual([at]);
    const moved = await proposed(
      "We need to reschedule your interview: could you come on Thursday, 3 December at 14:00 UTC instead?",
      {
        Date: "Fri, 27 Nov 2026 08:00:00 +0000",
      },
    );
    expect(moved).toMatchObject({ interviewChange: "moves", replaces: { at } });
    await accept(moved.id);
    expect(await interviews()).toEqual(["2026-12-03T14:00:00.000Z"]);
  });

  test("the time of an invitation in words is read", async () => {
    await call("PUT", "/career/notifications/settings", {
      key: current.ada.key,
      body: { mail: "off", timezone: "Europe/Paris" },
    });
    const { interview } = await proposed("We would like to invite you to an interview on Thursday, 3 December at 3 pm.");
    expect(interview).toMatchObject({ at: "2026-12-03T14:00:00.000Z", timezone: "Europe/Paris" });
  });

  test("a confirmation after the interview changes no stage and leaves a note", async () => {
    await call("PATCH", `/applications/${current.northpine}`, { key: current.ada.key, body: { status: "interview" } });
    const { id } = await proposed("Thank you for applying to Northpine.");
    await accept(id);
    const { status, activity } = await application();
    expect(status).toBe("interview");
    expect(activity.find(({ type }: { type: string }) => type === "note").text).toBe("Thank you for applying to Northpine.");
  });

  test("a confirmation of an unknown company becomes a new application", async () => {
    const { id, applicationId, suggestions } = await proposed("We have received your application.", {
      From: "Southoak <jobs@southoak.example>",
    });
    expect([applicationId, suggestions]).toEqual([null, []]);
    expect((await accept(id)).status).toBe(400);
    const made = await accept(id, { create: { company: "Southoak", role: "Analyst" } });
    expect(await application(made.body.applicationId)).toMatchObject({
      company: "Southoak",
      role: "Analyst",
      status: "applied",
      appliedAt: "2026-11-26T12:00:00.000Z",
    });
    expect((await accept(id, { create: { company: "Southoak", role: "Analyst" } })).body).toEqual(made.body);
  });

  test("another application may be chosen, but none of somebody else", async () => {
    const { id } = await proposed(REJECTION);
    const eve = await signUp();
    const foreign = (await call("POST", "/applications", { key: eve.key, body: { company: "Eve", role: "Eve" } })).body;
    expect((await accept(id, { applicationId: foreign })).status).toBe(404);
    expect((await accept(id, { applicationId: current.northpine, create: { company: "A", role: "B" } })).status).toBe(400);
    const other = (await call("POST", "/applications", { key: current.ada.key, body: { company: "Other", role: "Other" } })).body;
    expect((await accept(id, { applicationId: other })).body).toEqual({ applicationId: other });
    expect((await accept(id, { applicationId: current.northpine })).status).toBe(409);
    expect((await application(other)).status).toBe("closed");
  });

  test("a reply in the thread of an accepted mail belongs to its application", async () => {
    current.server.deliver(
      current.user,
      mail("We have received your application.", { "Message-ID": "<first@ats.example>", From: "No Reply <x@ats.example>" }),
    );
    await save();
    await readNow();
    const [{ id = "" } = {}] = await proposals();
    await call("POST", `${PROPOSALS}/${id}/accept`, { key: current.ada.key, body: { applicationId: current.northpine } });
    current.server.deliver(
      current.user,
      mail("We would like to invite you to an interview.", {
        From: "Tom <tom@elsewhere.example>",
        "In-Reply-To": "<first@ats.example>",
      }),
    );
    await readNow();
    expect((await proposals("?state=open"))[0]).toMatchObject({ applicationId: current.northpine, isSure: true });
  });
});
