import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { ActivityEntry, Interview } from "@/contracts/model/application-activity";
import { readEvent } from "@/domain/applications/calendar/event-text";
import { readCard } from "@/domain/applications/cards/read-card";
import { bundleScript } from "@/scripts/bundle-script.mjs";
import { CALENDARS } from "@/server/career/caldav/runner";
import { ADDRESS_BOOKS } from "@/server/career/carddav/runner";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { compareDue } from "./runner";
import { missingRadicale, RADICALE_PASSWORD, type Radicale, type RemoteFolder, startRadicale } from "./testing/radicale";
import { randomOf } from "./testing/random";

const missing = missingRadicale();
if (missing) process.stdout.write(`${missing}\n`);

withInstance({ CALENDAR_ALLOWED_HOSTS: "127.0.0.1" });

/** Each takes a few seconds. */
const KILLS = Number(process.env.KILLS ?? 6);
const COUNT = 25;
/** Longer than a lease. */
const APART_MS = 6 * 60_000;

describe.skipIf(missing !== null)("the process is killed in the middle of a comparison", () => {
  let server: Radicale;
  let ada: Person;
  let jobs: RemoteFolder;
  let book: RemoteFolder;
  let northpine: string;
  let script = "";

  beforeAll(async () => {
    script = await bundleScript("server/career/dav/testing/compare-forever.ts", "compare-forever");
    server = await startRadicale();
    ada = await signUp();
    jobs = await server.calendar(ada.username, "jobs");
    book = await server.addressBook(ada.username, "people");
    const connection = { url: server.url, username: ada.username, password: RADICALE_PASSWORD };
    const ask = (method: "POST" | "PUT", path: string, body: object) => call(method, path, { key: ada.key, body });
    northpine = (await ask("POST", "/applications", { company: "Northpine", role: "Designer", status: "applied" })).body;
    await ask("PUT", "/integrations/calendar", { ...connection, calendar: jobs.url });
    await ask("PUT", "/integrations/contacts", { ...connection, addressBook: book.url, direction: "export" });
  });
  afterAll(() => server.stop());

  const application = async () => (await call("GET", `/applications/${northpine}`, { key: ada.key })).body;
  const interviews = async (): Promise<Interview[]> =>
    ((await application()).activity as ActivityEntry[]).filter((entry) => entry.type === "interview");

  /** Moves, adds and deletes interviews, and changes, adds and deletes contacts. */
  async function edit(random: (below: number) => number, round: number): Promise<void> {
    const at = () => new Date(Date.UTC(2031, random(12), 1 + random(28), random(24))).toISOString();
    const address = `/applications/${northpine}`;
    const known = await interviews();
    for (const { id } of known.filter(() => random(2) === 0))
      await call("PUT", `${address}/interviews/${id}`, { key: ada.key, body: { at: at() } });
    for (const { id } of known.filter(() => random(8) === 0)) await call("DELETE", `${address}/timeline/${id}`, { key: ada.key });
    for (let count = (await interviews()).length; count < COUNT; count++)
      await call("POST", `${address}/interviews`, { key: ada.key, body: { kind: "other", at: at() } });
    const contacts = ((await application()).contacts as object[])
      .filter(() => random(8) !== 0)
      .map((contact) => (random(2) === 0 ? { ...contact, phone: `+31 ${random(10_000)}` } : contact));
    while (contacts.length < COUNT) {
      const name = `Person ${round} ${contacts.length}`;
      contacts.push({ name, email: `p${round}.${contacts.length}@example.com` });
    }
    await call("PATCH", address, { key: ada.key, body: { contacts } });
  }

  function startProcess(now: Date): ChildProcess {
    const name = new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);
    return spawn(process.execPath, [script, inject("postgresHost"), name, now.toISOString()], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  }

  const sent = async () =>
    (
      await database().$queryRaw<object[]>`
      select id from linked_event where sent is not null union all select id from linked_card where sent is not null`
    ).length;

  test("nothing is there twice, and nothing is lost", { timeout: 60_000 + KILLS * 30_000 }, async () => {
    const random = randomOf(11);
    let inTheMiddle = 0;
    let now = Date.now();
    for (let kill = 0; kill < KILLS; kill++) {
      await edit(random, kill);
      now += APART_MS;
      const child = startProcess(new Date(now));
      const exited = once(child, "exit");
      if (child.stdout) await once(child.stdout, "data");
      // Something is under way. A little later, so that it ends at another place each time.
      for (let looks = 0; looks < 2_000 && (await sent()) === 0; looks++) await new Promise((resolve) => setTimeout(resolve, 2));
      await new Promise((resolve) => setTimeout(resolve, random(150)));
      child.kill("SIGKILL");
      await exited;
      inTheMiddle += await sent();
    }
    expect(inTheMiddle).toBeGreaterThan(0);
    const before = await interviews();
    for (let turn = 0; turn < 3; turn++) {
      now += APART_MS;
      await compareDue(database(), CALENDARS, new Date(now));
      await compareDue(database(), ADDRESS_BOOKS, new Date(now));
    }
    const { activity, contacts } = await application();
    expect((activity as ActivityEntry[]).filter(({ type }) => type === "note")).toEqual([]);
    expect(await interviews()).toEqual(before);
    expect((await call("GET", "/integrations/calendar/questions", { key: ada.key })).body).toEqual([]);
    const events = await Promise.all((await jobs.list()).map(async (path) => (await jobs.get(path)).text));
    const starts = events.map((text) => {
      const uid = /^UID:(\S+)/m.exec(text)?.[1] ?? "";
      return [uid, readEvent(text, uid, "UTC")?.start];
    });
    expect(starts.sort()).toEqual(before.map(({ id, at }) => [`interview-${id}@dossier`, at]).sort());
    const cards = await Promise.all((await book.list()).map(async (path) => readCard((await book.get(path)).text)));
    const named = (list: ({ name: string; phone?: string } | null)[]) =>
      list.map((each) => `${each?.name} ${each?.phone}`).sort();
    expect(named(cards)).toEqual(named(contacts));
  });
});
