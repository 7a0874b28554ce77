import { beforeAll, expect, test } from "vitest";
import { DAY_MS } from "@/domain/dates/day-ms";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

// A server whose own clock is far from UTC must write the same calendar.
withInstance({ TZ: "America/New_York" });

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const INTERVIEW = {
  at: "2026-12-03T10:00:00+01:00",
  kind: "technical",
  durationMinutes: 45,
  label: "Second conversation",
  timezone: "Europe/Amsterdam",
  location: "Hafenstraße 1, Köln; 2nd floor",
  participants: [{ name: "Ida Strand", role: "Lead" }],
  notes: "Bring drawings.",
};

async function addInterview(person: Person): Promise<{ id: string; entryId: string }> {
  const id = (await send(person, "POST", "/applications", { company: "Northpine", role: "Designer" })).body;
  const { body } = await send(person, "POST", `/applications/${id}/interviews`, INTERVIEW);
  const entry = body.activity.find(({ type }: { type: string }) => type === "interview");
  return { id, entryId: entry.id };
}

/** The lines of a calendar with folded ones joined, by name. */
const linesOf = (bytes: Buffer) => bytes.toString().replaceAll("\r\n ", "").split("\r\n");

async function feedPath(person: Person): Promise<string> {
  const { body } = await send(person, "PUT", "/calendar-feed");
  expect(body.url).toMatch(/^http:\/\/localhost\/api\/openapi\/calendars\//);
  return new URL(body.url).pathname.replace("/api/openapi", "");
}

test("an interview is a file that a calendar can replace by a newer one", async () => {
  const { id, entryId } = await addInterview(ada);
  const path = `/applications/${id}/interviews/${entryId}/calendar`;
  const first = await send(ada, "GET", path);
  expect(first.headers.get("content-type")).toMatch(/^text\/calendar/);
  expect(linesOf(first.bytes)).toEqual(
    expect.arrayContaining([
      `UID:interview-${entryId}@dossier`,
      "SEQUENCE:0",
      "DTSTART:20261203T090000Z",
      "DTEND:20261203T094500Z",
      "SUMMARY:Second conversation · Designer · Northpine",
      "LOCATION:Hafenstraße 1\\, Köln\\; 2nd floor",
      "DESCRIPTION:Ida Strand (Lead)\\n\\nBring drawings.",
    ]),
  );
  await send(ada, "PUT", `/applications/${id}/interviews/${entryId}`, { ...INTERVIEW, at: "2026-12-04T10:00:00+01:00" });
  const second = linesOf((await send(ada, "GET", path)).bytes);
  expect(second).toEqual(expect.arrayContaining([`UID:interview-${entryId}@dossier`, "SEQUENCE:1", "DTSTART:20261204T090000Z"]));
});

test("the hour stays the same across a change of daylight saving time", async () => {
  const id = (await send(ada, "POST", "/applications", { company: "Clock", role: "Maker" })).body;
  // Clocks in Amsterdam go back at 01:00 UTC of this day: 02:30 comes twice, and the offset distinguishes them.
  const at = ["2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00"];
  for (const moment of at) await send(ada, "POST", `/applications/${id}/interviews`, { ...INTERVIEW, at: moment });
  const starts = linesOf((await call("GET", await feedPath(ada), {})).bytes).filter((line) => line.startsWith("DTSTART"));
  expect(starts).toEqual(expect.arrayContaining(["DTSTART:20261025T003000Z", "DTSTART:20261025T013000Z"]));
});

test("a follow-up is a whole day until the application is closed", async () => {
  const id = (
    await send(eve, "POST", "/applications", {
      company: "Southoak",
      role: "Cook",
      followUpAt: "2026-12-01",
      followUpNote: "Call",
    })
  ).body;
  const path = await feedPath(eve);
  const lines = linesOf((await call("GET", path, {})).bytes);
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:follow-up-${id}@dossier`,
      "DTSTART;VALUE=DATE:20261201",
      "SUMMARY:Southoak · Cook",
      "DESCRIPTION:Call",
    ]),
  );
  await send(eve, "PATCH", `/applications/${id}`, { status: "closed" });
  expect(linesOf((await call("GET", path, {})).bytes)).not.toContain(`UID:follow-up-${id}@dossier`);
});

test("the address opens without a credential, shows only its owner's events, and the same bytes until something changes", async () => {
  await addInterview(eve);
  const { entryId } = await addInterview(ada);
  const path = await feedPath(ada);
  const [first, second] = [await call("GET", path, {}), await call("GET", path, {})];
  expect(first.status).toBe(200);
  expect(first.bytes.equals(second.bytes)).toBe(true);
  expect(linesOf(first.bytes)).toContain(`UID:interview-${entryId}@dossier`);
  expect(first.bytes.toString()).not.toContain("Southoak");
});

test("a replaced, switched off or made-up address does not exist", async () => {
  const old = await feedPath(ada);
  const current = await feedPath(ada);
  expect((await call("GET", old, {})).status).toBe(404);
  expect((await call("GET", current, {})).status).toBe(200);
  expect(
    (
      await call(
        "GET",
        current.replace(/(.)\.ics$/, (_, last) => `${last === "_" ? "-" : "_"}.ics`),
        {},
      )
    ).status,
  ).toBe(404);
  expect((await call("GET", "/calendars/x", {})).status).toBe(404);
  expect((await send(ada, "DELETE", "/calendar-feed")).status).toBe(200);
  expect((await call("GET", current, {})).status).toBe(404);
  expect((await send(ada, "GET", "/calendar-feed")).body).toEqual({ url: null, createdAt: null });
});

test("another user's interview is not found, and an entry that is no interview as well", async () => {
  const { id, entryId } = await addInterview(ada);
  expect((await send(eve, "GET", `/applications/${id}/interviews/${entryId}/calendar`)).status).toBe(404);
  const stage = (await send(ada, "GET", `/applications/${id}`)).body.activity.find(
    (entry: { type: string }) => entry.type === "stage",
  );
  expect((await send(ada, "GET", `/applications/${id}/interviews/${stage.id}/calendar`)).status).toBe(404);
});

test("the days of the plan for an interview are in the calendar", async () => {
  const person = await signUp();
  const job = { company: "Quayside", role: "Designer", requirements: ["Kubernetes"] };
  const id = (await send(person, "POST", "/applications", job)).body;
  const at = new Date(Date.now() + 4 * DAY_MS);
  await send(person, "POST", `/applications/${id}/interviews`, { at: at.toISOString(), kind: "other", timezone: "UTC" });
  const lines = linesOf((await call("GET", await feedPath(person))).bytes);
  const eve = new Date(at.getTime() - DAY_MS).toISOString().slice(0, 10);
  expect(lines).toEqual(
    expect.arrayContaining([`UID:plan-${id}-${eve}@dossier`, `DTSTART;VALUE=DATE:${eve.replaceAll("-", "")}`]),
  );
  expect(lines.join("\n")).toContain("Write a story: Kubernetes (40 min)");
});

test("every date that can be stored is a date of the calendar", async () => {
  const kim = await signUp();
  const id = (await send(kim, "POST", "/applications", { company: "Northpine", role: "Designer" })).body;
  for (const at of ["0010-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "9998-12-31T23:30:00Z"]) {
    const added = await send(kim, "POST", `/applications/${id}/interviews`, { at, kind: "other", durationMinutes: 90 });
    expect([at, added.status]).toEqual([at, 200]);
  }
  for (const followUpAt of ["0010-01-01", "9998-12-31"]) {
    expect((await send(kim, "PATCH", `/applications/${id}`, { followUpAt })).status).toBe(200);
    const lines = linesOf((await call("GET", await feedPath(kim))).bytes);
    const dates = lines.filter((line) => /^DT(?:START|END|STAMP)/.test(line));
    expect(dates.length).toBeGreaterThan(10);
    expect(dates.filter((line) => !/^DT[A-Z]+(?::\d{8}T\d{6}Z|;VALUE=DATE:\d{8})$/.test(line))).toEqual([]);
  }
});
