import { beforeAll, expect, test } from "vitest";
import type { ChangeEvent } from "@/contracts/events/events";
import { DAY_MS } from "@/domain/dates/day-ms";
import { database } from "@/server/platform/db/client";
import { forgetOldDeletions, readEvents } from "@/server/portability/events/feed";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let kim: Person;
beforeAll(async () => {
  kim = await signUp();
});

/** Reads as one does two seconds later. */
const read = (cursor?: string, limit = 100, who = kim) =>
  readEvents(database(), who.userId, { cursor, limit, from: "start" }, new Date(Date.now() + 2_000));
const typesOf = (events: readonly ChangeEvent[]) => events.map(({ type }) => type);
const add = async (name: string) => (await call("POST", "/resumes", { key: kim.key, body: { name, tags: [] } })).body as string;

test("a program that stores its cursor receives everything that is created, changed, moved to Trash and deleted, once each", async () => {
  const resume = await add("Followed");
  const application = (await call("POST", "/applications", { key: kim.key, body: { company: "Northpine", role: "Designer" } }))
    .body;
  const letter = (await call("POST", "/cover-letters", { key: kim.key, body: { name: "Letter" } })).body.id;
  const first = await read();
  expect(typesOf(first.events)).toEqual(["resume.created", "application.created", "letter.created"]);
  expect(first.events.map(({ id }) => id)).toEqual([resume, application, letter]);

  for (const name of ["A", "B"]) await call("PUT", `/resumes/${resume}`, { key: kim.key, body: { name } });
  await call("POST", `/applications/${application}/notes`, { key: kim.key, body: { text: "Called." } });
  const second = await read(first.cursor);
  expect(new Set(typesOf(second.events))).toEqual(new Set(["resume.updated", "application.updated"]));

  await call("DELETE", `/resumes/${resume}`, { key: kim.key });
  const third = await read(second.cursor);
  expect(typesOf(third.events)).toEqual(["resume.trashed"]);
  await call("POST", "/documents/restore", { key: kim.key, body: { type: "resume", id: resume } });
  await call("DELETE", `/applications/${application}`, { key: kim.key });
  await call("DELETE", `/cover-letters/${letter}`, { key: kim.key });
  await call("POST", "/documents/purge", { key: kim.key, body: { type: "letter", id: letter } });
  const fourth = await read(third.cursor);
  expect(typesOf(fourth.events)).toEqual(["resume.updated", "application.deleted", "letter.deleted"]);
  expect((await read(fourth.cursor)).events).toEqual([]);
});

test("pages follow each other without a gap or a repetition, also where many changed in the same millisecond", async () => {
  const person = await signUp();
  const items = Array.from({ length: 57 }, (_, index) => ({ company: `Company ${index}`, role: "Designer" }));
  await call("POST", "/applications/imports", { key: person.key, body: { items } });
  const seen: string[] = [];
  for (let cursor: string | undefined, hasMore = true; hasMore; ) {
    const page = await read(cursor, 10, person);
    seen.push(...page.events.map(({ id }) => id));
    [cursor, hasMore] = [page.cursor, page.hasMore];
  }
  expect(seen).toHaveLength(57);
  expect(new Set(seen).size).toBe(57);
});

test("what changed less than two seconds ago waits, and comes then", async () => {
  const person = await signUp();
  const before = await call("GET", "/events?from=now", { key: person.key });
  await call("POST", "/resumes", { key: person.key, body: { name: "Just now", tags: [] } });
  const soon = await call("GET", `/events?cursor=${before.body.cursor}`, { key: person.key });
  expect([before.body.events, soon.body.events]).toEqual([[], []]);
  expect(typesOf((await read(soon.body.cursor, 100, person)).events)).toEqual(["resume.created"]);
});

test("no one receives events of others, and a deleted account leaves nothing behind", async () => {
  const other = await signUp();
  await call("POST", "/resumes", { key: other.key, body: { name: "Private", tags: [] } });
  const { id } = (await read(undefined, 100, other)).events[0] ?? expect.fail("no event");
  const { cursor } = await read();
  await database().user.delete({ where: { id: other.userId } });
  expect(typesOf((await read(cursor)).events)).toEqual([]);
  expect(await database().deletion.count({ where: { subjectId: id } })).toBe(0);
});

test.each(["x", "WzFd", "W10", Buffer.from('["2026-01-01T00:00:00Z","x"]').toString("base64url")])(
  "“%s” is no cursor",
  async (cursor) => expect((await call("GET", `/events?cursor=${cursor}`, { key: kim.key })).status).toBe(400),
);

test("a cursor from before deletions were forgotten is refused, and the beginning never is", async () => {
  const old = Buffer.from(JSON.stringify([new Date(Date.now() - 91 * DAY_MS), crypto.randomUUID()])).toString("base64url");
  const refused = await call("GET", `/events?cursor=${old}`, { key: kim.key });
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("too old")]);
  await forgetOldDeletions(database(), new Date(Date.now() + 91 * DAY_MS));
  expect(await database().deletion.count()).toBe(0);
  expect((await call("GET", "/events", { key: kim.key })).status).toBe(200);
});
