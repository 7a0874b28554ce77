import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { ActivityEntry } from "@/contracts/model/application-activity";
import {
  missingRadicale,
  RADICALE_PASSWORD,
  type Radicale,
  type RemoteFolder,
  startRadicale,
} from "@/server/career/dav/testing/radicale";
import { call, type Person, signUp } from "@/server/testing/instance";

export const CALENDAR = "/integrations/calendar";

/** Why tests with a real server cannot run here, or null. */
export const missing = missingRadicale();
if (missing) process.stdout.write(`${missing}\n`);

type State = { server: Radicale; ada: Person; jobs: RemoteFolder; northpine: string };

/** A real server with a calendar for each test, whose owner has one application; `current` has what changes from test to test. */
export function withCalendar() {
  const current = {} as State;
  beforeAll(async () => {
    current.server = await startRadicale();
  });
  afterAll(() => current.server.stop());
  beforeEach(async () => {
    current.ada = await signUp();
    const { key } = current.ada;
    current.jobs = await current.server.calendar(current.ada.username, "jobs");
    await call("PUT", "/career/notifications/settings", { key, body: { mail: "off", timezone: "Europe/Berlin" } });
    const body = { company: "Northpine", role: "Product Designer", status: "applied" };
    current.northpine = (await call("POST", "/applications", { key, body })).body;
  });

  const connection = () => ({ url: current.server.url, username: current.ada.username, password: RADICALE_PASSWORD });
  const save = (more = {}) =>
    call("PUT", CALENDAR, { key: current.ada.key, body: { ...connection(), calendar: current.jobs.url, ...more } });
  const compareNow = async () => {
    expect((await call("POST", `${CALENDAR}/readings`, { key: current.ada.key, body: {} })).status).toBe(200);
    expect(await state()).toMatchObject({ lastError: null, lastReadAt: expect.stringMatching(/Z$/) });
  };
  const state = async () => (await call("GET", CALENDAR, { key: current.ada.key })).body;
  const questions = async () => (await call("GET", `${CALENDAR}/questions`, { key: current.ada.key })).body;
  const application = async () => (await call("GET", `/applications/${current.northpine}`, { key: current.ada.key })).body;
  const interview = async () => {
    const entries: ActivityEntry[] = (await application()).activity;
    return entries.find((entry) => entry.type === "interview") as Extract<ActivityEntry, { type: "interview" }> | undefined;
  };
  const notes = async () =>
    ((await application()).activity as ActivityEntry[]).flatMap((entry) => (entry.type === "note" ? [entry.text] : []));
  const addInterview = async (at: string, more = {}) =>
    (
      await call("POST", `/applications/${current.northpine}/interviews`, {
        key: current.ada.key,
        body: { kind: "technical", at, ...more },
      })
    ).body;
  const changeInterview = async (body: object) =>
    call("PATCH", `/applications/${current.northpine}/interviews/${(await interview())?.id}`, { key: current.ada.key, body });
  const only = async () => {
    const [path = "", ...others] = await current.jobs.list();
    expect(others).toEqual([]);
    return { path, ...(await current.jobs.get(path)) };
  };
  /** Rewrites the one event there, as another program would. */
  const editThere = async (edit: (text: string) => string) => {
    const { path, text } = await only();
    expect(await current.jobs.put(path, edit(text))).toBe(201);
  };
  return {
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
  };
}

export const HOUR_MS = 3_600_000;

/** A day some days from now, at an hour in UTC. */
export function soon(days: number, hour = 9): string {
  const day = new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;
}
