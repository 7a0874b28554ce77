import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ActivityEntry } from "@/contracts/model/application-activity";
import type { CalendarQuestion } from "@/contracts/model/linked-calendar";
import { readEvent } from "@/domain/applications/calendar/event-text";
import { compareDue } from "@/server/career/dav/runner";
import {
  missingRadicale,
  RADICALE_PASSWORD,
  type Radicale,
  type RemoteFolder,
  startRadicale,
} from "@/server/career/dav/testing/radicale";
import { randomOf } from "@/server/career/dav/testing/random";
import { database } from "@/server/platform/db/client";
import { isEveryCase } from "@/server/testing/in-turn";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { CALENDARS } from "./runner";

const missing = missingRadicale();
if (missing) process.stdout.write(`${missing}\n`);

withInstance({ CALENDAR_ALLOWED_HOSTS: "127.0.0.1" });

const EDITS = Number(process.env.CALENDAR_EDITS ?? (isEveryCase ? 200 : 60));
const SEED = Number(process.env.CALENDAR_SEED ?? 7);
const ZONES = ["Europe/Berlin", "America/New_York", "Asia/Kolkata"];
const INTERVIEWS = 6;

type Interview = Extract<ActivityEntry, { type: "interview" }>;

describe.skipIf(missing !== null)("random edits on both sides", () => {
  let server: Radicale;
  let ada: Person;
  let jobs: RemoteFolder;
  let application: string;

  beforeAll(async () => {
    server = await startRadicale();
    ada = await signUp();
    jobs = await server.calendar(ada.username, "jobs");
    const body = { company: "Northpine", role: "Designer", status: "applied" };
    application = (await call("POST", "/applications", { key: ada.key, body })).body;
    await call("PUT", "/integrations/calendar", {
      key: ada.key,
      body: { url: server.url, username: ada.username, password: RADICALE_PASSWORD, calendar: jobs.url },
    });
  });
  afterAll(() => server.stop());

  const interviews = async (): Promise<Map<string, Interview>> => {
    const { activity } = (await call("GET", `/applications/${application}`, { key: ada.key })).body;
    return new Map(
      (activity as ActivityEntry[]).flatMap((entry) => (entry.type === "interview" ? [[entry.id, entry] as const] : [])),
    );
  };
  const questions = async (): Promise<CalendarQuestion[]> =>
    (await call("GET", "/integrations/calendar/questions", { key: ada.key })).body;
  const compareNow = async () => {
    await database().calendarAccount.update({ where: { userId: ada.userId }, data: { nextReadAt: new Date(0) } });
    await compareDue(database(), CALENDARS, new Date(), ada.userId);
    const { lastError } = await database().calendarAccount.findUniqueOrThrow({ where: { userId: ada.userId } });
    expect(lastError).toBeNull();
  };
  const pathOf = (id: string) => `${new URL(jobs.url).pathname}interview-${id}.ics`;
  const basic = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

  test(`${EDITS} edits: none is lost, and both sides agree in the end`, { timeout: 60_000 + EDITS * 2_000 }, async () => {
    const random = randomOf(SEED);
    const lost: string[] = [];
    const counts = { here: 0, there: 0, deletedHere: 0, deletedThere: 0, asked: 0 };
    const hour = () => Date.UTC(2027, random(12), 1 + random(28), random(24), 15 * random(4));
    const add = () =>
      call("POST", `/applications/${application}/interviews`, {
        key: ada.key,
        body: { kind: "other", at: new Date(hour()).toISOString(), durationMinutes: 30 + random(60) },
      });
    for (let count = 0; count < INTERVIEWS; count++) await add();
    await compareNow();
    for (let edits = 0; edits < EDITS; ) {
      const timezone = ZONES[random(ZONES.length)];
      await call("PUT", "/career/notifications/settings", { key: ada.key, body: { mail: "off", timezone } });
      const here = new Map<string, string | null>();
      const there = new Map<string, string | null>();
      const ids = [...(await interviews()).keys()];
      for (let count = 1 + random(4); count > 0 && edits < EDITS; count--, edits++) {
        const id = ids[random(ids.length)] ?? "";
        const isGone = random(12) === 0;
        if (random(2) === 0) {
          if (here.get(id) === null) continue;
          const at = new Date(hour()).toISOString();
          const address = `/applications/${application}/${isGone ? "timeline" : "interviews"}/${id}`;
          const done = isGone
            ? await call("DELETE", address, { key: ada.key })
            : await call("PUT", address, { key: ada.key, body: { at } });
          expect(done.status).toBe(200);
          here.set(id, isGone ? null : at);
          counts[isGone ? "deletedHere" : "here"] += 1;
        } else {
          if (there.get(id) === null) continue;
          const { text } = await jobs.get(pathOf(id));
          const at = hour();
          const [zone = "", event = ""] = text.split(/(?=BEGIN:VEVENT)/);
          const moved = event
            .replace(/\nDTSTART[^\r\n]*/, `\nDTSTART:${basic(at)}`)
            .replace(/\nDTEND[^\r\n]*/, `\nDTEND:${basic(at + 30 * 60_000)}`);
          const status = isGone ? await jobs.delete(pathOf(id)) : await jobs.put(pathOf(id), zone + moved);
          expect([200, 201]).toContain(status);
          there.set(id, isGone ? null : new Date(at).toISOString());
          counts[isGone ? "deletedThere" : "there"] += 1;
        }
      }
      await compareNow();
      const now = await interviews();
      const open = await questions();
      const startOf = (id: string) => now.get(id)?.at ?? null;
      const startThere = async (id: string) => {
        const { text } = await jobs.get(pathOf(id));
        return readEvent(text, `interview-${id}@dossier`, "UTC")?.start ?? null;
      };
      for (const id of new Set([...here.keys(), ...there.keys()])) {
        const [mine, theirs] = [here.get(id), there.get(id)];
        const isBoth = mine !== undefined && theirs !== undefined && mine !== theirs;
        const expected = theirs === undefined ? mine : theirs;
        if (isBoth) {
          const question = open.find(
            ({ calendar, dossier }) => (calendar?.start ?? null) === theirs && (dossier?.start ?? null) === mine,
          );
          if (!question) lost.push(`${id}: no question for ${mine} and ${theirs}`);
          else {
            counts.asked += 1;
            const keep = random(2) === 0 ? "calendar" : "dossier";
            const address = `/integrations/calendar/questions/${question.id}/answer`;
            expect((await call("POST", address, { key: ada.key, body: { keep } })).status).toBe(200);
            await compareNow();
            const chosen = keep === "calendar" ? theirs : mine;
            const found = (await interviews()).get(id)?.at ?? null;
            if (found !== chosen || (await startThere(id)) !== chosen) lost.push(`${id}: ${keep} was chosen`);
          }
        } else if (startOf(id) !== expected || (await startThere(id)) !== expected) lost.push(`${id}: ${mine} ${theirs}`);
      }
      while ((await interviews()).size < INTERVIEWS) await add();
      await compareNow();
    }
    expect(lost).toEqual([]);
    expect(await questions()).toEqual([]);
    expect(await jobs.list()).toEqual([...(await interviews()).keys()].map(pathOf).sort());
    expect(counts.here + counts.there + counts.deletedHere + counts.deletedThere).toBeGreaterThan(EDITS * 0.8);
    process.stdout.write(`${JSON.stringify(counts)}\n`);
  });
});
