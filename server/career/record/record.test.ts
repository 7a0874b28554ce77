import { beforeAll, describe, expect, test } from "vitest";
import { resumeUpdates } from "@/server/documents/resumes/updates";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { readEvents } from "@/server/portability/events/feed";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";
import {
  add,
  type Body,
  change,
  itemIn,
  JOB,
  linkedResume,
  linksOf,
  ok,
  patchItem,
  readResume,
  versionsOf,
} from "./testing/record-calls";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

describe("an entry", () => {
  test("is added, listed by section and words, changed, read with its links and deleted", async () => {
    const person = await signUp();
    const entry = await add(person, JOB, {
      tags: ["design"],
      wordings: [{ name: "German", language: "de", data: { position: "Gestalterin" } }],
    });
    expect(entry).toMatchObject({
      section: "experience",
      language: "en",
      tags: ["design"],
      revision: 1,
      uses: 0,
      data: { company: "Northpine", dates: { start: "2020", end: "2022", present: false }, roles: [] },
      wordings: [{ name: "German", language: "de", data: { position: "Gestalterin" }, isStale: false }],
    });
    await add(person, { company: "Other" });
    const names = async (query: string) =>
      (await ok(person, "GET", `/career/record${query}`)).map(({ data }: { data: Body }) => data.company ?? data.name);
    await ok(person, "POST", "/career/record", { section: "skills", data: { name: "Drawing", icon: "pen" } });
    expect(await names("")).toEqual(["Drawing", "Other", "Northpine"]);
    expect(await names("?section=experience")).toEqual(["Other", "Northpine"]);
    expect(await names("?query=gestalterin%20BERN")).toEqual(["Northpine"]);
    expect(await names("?query=design&limit=1")).toEqual(["Northpine"]);
    expect(await names("?query=100%25")).toEqual([]);
    const paged = await send(person, "GET", "/career/record?limit=1");
    expect(paged.headers.get("x-total-count")).toBe("3");
    const effect = await change(person, entry, { location: "Basel" });
    expect(effect).toMatchObject({ entry: { revision: 2, data: { location: "Basel", company: "Northpine" } }, updated: [] });
    expect(await ok(person, "GET", `/career/record/${entry.id}`)).toEqual({ ...effect.entry, links: [] });
    expect((await send(person, "DELETE", `/career/record/${entry.id}`)).bytes.length).toBe(0);
    expect((await send(person, "GET", `/career/record/${entry.id}`)).status).toBe(404);
    expect((await send(person, "DELETE", `/career/record/${entry.id}`)).status).toBe(404);
  });

  test.each([
    [{ section: "experience", data: { school: "x" } }],
    [{ section: "experience", data: { company: 1 } }],
    [{ section: "nothing", data: {} }],
    [{ section: "cover-letter", data: {} }],
    [{ section: "experience", data: {}, language: "not a tag" }],
    [{ section: "skills", data: { name: "A" }, wordings: [{ name: "x", language: null, data: { level: 3 } }] }],
    [{ section: "skills", data: { name: "A" }, wordings: [{ name: "", language: null, data: {} }] }],
    [{ section: "skills", data: { name: "A" }, wordings: [{ id: "no-uuid", name: "x", language: null, data: {} }] }],
    [{ section: "skills", data: { name: "A" }, tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
    [{ section: "experience" }],
  ])("%j is refused", async (body) => {
    const { status } = await send(ada, "POST", "/career/record", body);
    expect(status).toBe(400);
  });

  test("of `basics` exists once, also when two requests add it at the same time", async () => {
    const person = await signUp();
    const basics = { section: "basics", data: { name: "Ada", email: "a@example.com" } };
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(person, "POST", "/career/record", basics)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("CONFLICT");
  });

  test("changed by two writers with the same revision is changed by one of them", async () => {
    const { entry, resumeId, itemId } = await linkedResume(ada);
    const patch = (location: string) =>
      send(ada, "PATCH", `/career/record/${entry.id}`, { expectedRevision: 1, data: { location } });
    const answers = await Promise.all(["Basel", "Chur", "Zug"].map(patch));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { data } = await ok(ada, "GET", `/career/record/${entry.id}`);
    expect((await itemIn(ada, resumeId, itemId)).location).toBe(data.location);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("CONFLICT");
  });

  test("of another user is as one that does not exist, for every operation", async () => {
    const { entry, resumeId, itemId } = await linkedResume(eve);
    const wordingId = newId();
    await ok(eve, "PUT", `/career/record/${entry.id}/wordings/${wordingId}`, {
      expectedRevision: 1,
      name: "x",
      language: null,
      data: {},
    });
    const own = await linkedResume(ada);
    const requests: [string, string, unknown?][] = [
      ["GET", `/career/record/${entry.id}`],
      ["PATCH", `/career/record/${entry.id}`, { expectedRevision: 2, data: {} }],
      ["DELETE", `/career/record/${entry.id}`],
      ["PUT", `/career/record/${entry.id}/wordings/${wordingId}`, { expectedRevision: 2, name: "y", language: null, data: {} }],
      ["POST", `/career/record/${entry.id}/wordings/${wordingId}/confirm`, {}],
      ["DELETE", `/career/record/${entry.id}/wordings/${wordingId}`],
      ["POST", `/career/record/${entry.id}/documents`, { resumeId: own.resumeId }],
      ["POST", `/career/record/${own.entry.id}/documents`, { resumeId }],
      ["POST", `/career/record/${own.entry.id}/documents`, { resumeId: own.resumeId, wordingId }],
      ["GET", `/resumes/${resumeId}/links`],
      ["PUT", `/resumes/${resumeId}/links/${itemId}`, { entryId: null }],
      ["PUT", `/resumes/${own.resumeId}/links/${own.itemId}`, { entryId: entry.id }],
      ["PUT", `/resumes/${own.resumeId}/links/${own.itemId}`, { entryId: own.entry.id, wordingId }],
      ["DELETE", `/resumes/${resumeId}/links/${itemId}`],
      ["POST", `/resumes/${resumeId}/links/${itemId}/take`, {}],
      ["POST", `/resumes/${resumeId}/links/${itemId}/give`, {}],
      ["POST", "/career/record/proposals", { resumeIds: [own.resumeId, resumeId] }],
      ["POST", "/career/record/links", { groups: [{ section: "experience", items: [{ resumeId, itemId }], data: JOB }] }],
    ];
    for (const [method, path, body] of requests)
      expect([method, path, (await send(ada, method, path, body)).status]).toEqual([method, path, 404]);
    for (const [method, path, body] of requests) expect((await call(method, path, { body })).status).toBe(401);
    expect(await ok(eve, "GET", `/career/record/${entry.id}`)).toMatchObject({ revision: 2, uses: 1, wordings: [{ name: "x" }] });
  });
});

describe("a change of an entry", () => {
  test("reaches linked items that are not overridden, with one `auto` version each, and leaves the others", async () => {
    const { entry, resumeId, itemId } = await linkedResume(ada);
    const other = await linkedResume(ada, entry);
    await patchItem(ada, other.resumeId, 0, "location", "Zug");
    const before = await readResume(ada, resumeId);
    const versions = await versionsOf(ada, resumeId);
    const effect = await change(ada, entry, { location: "Basel", period: "2021 – 2023" });
    expect(effect.updated).toEqual(
      expect.arrayContaining([
        { resumeId, itemId },
        { resumeId: other.resumeId, itemId: other.itemId },
      ]),
    );
    expect(effect.differs).toEqual([{ resumeId: other.resumeId, itemId: other.itemId }]);
    expect(await itemIn(ada, resumeId, itemId)).toMatchObject({
      location: "Basel",
      period: "2021 – 2023",
      dates: { start: "2021" },
    });
    expect(await itemIn(ada, other.resumeId, other.itemId)).toMatchObject({ location: "Zug", period: "2021 – 2023" });
    const after = await readResume(ada, resumeId);
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await versionsOf(ada, resumeId)).toEqual(["auto", ...versions]);
    expect(await linksOf(ada, other.resumeId)).toMatchObject([{ state: "differs", overridden: ["location"] }]);
    const soon = new Date(Date.now() + 5000);
    const { events } = await readEvents(database(), ada.userId, { cursor: undefined, limit: 500, from: "start" }, soon);
    expect(events.filter(({ id }) => id === resumeId || id === other.resumeId).map(({ at }) => at)).toContain(after.updatedAt);
  });

  test("is announced to those who follow a changed resume, once and with its new time", async () => {
    const { entry, resumeId } = await linkedResume(ada);
    const stop = new AbortController();
    const updates = resumeUpdates(ada.userId, resumeId, stop.signal);
    const first = updates.next();
    await change(ada, entry, { location: "Basel" });
    expect((await first).value).toMatchObject({
      resumeId,
      mutation: "update",
      updatedAt: (await readResume(ada, resumeId)).updatedAt,
    });
    const second = updates.next();
    stop.abort();
    expect((await second).done).toBe(true);
  });

  test("waits for locked resumes and those in Trash; taking brings what they missed, and later changes reach them", async () => {
    const { entry, resumeId, itemId } = await linkedResume(ada);
    const trashed = await linkedResume(ada, entry);
    await ok(ada, "PUT", `/resumes/${resumeId}/lock`, { isLocked: true });
    await ok(ada, "PUT", `/documents/resume/${trashed.resumeId}/trash`);
    const before = await readResume(ada, resumeId);
    const effect = await change(ada, entry, { location: "Basel", company: "Southpine" });
    expect(effect.updated).toEqual([]);
    expect(effect.waiting).toHaveLength(2);
    expect(await readResume(ada, resumeId)).toEqual(before);
    expect(await linksOf(ada, resumeId)).toMatchObject([{ state: "waiting", overridden: [] }]);
    expect((await send(ada, "POST", `/resumes/${resumeId}/links/${itemId}/take`, {})).body.code).toBe("RESUME_LOCKED");
    await ok(ada, "PUT", `/resumes/${resumeId}/lock`, { isLocked: false });
    expect(await linksOf(ada, resumeId)).toMatchObject([{ state: "waiting" }]);
    await change(ada, entry, { location: "Chur" });
    expect(await itemIn(ada, resumeId, itemId)).toMatchObject({ location: "Chur", company: "Northpine" });
    expect(await ok(ada, "POST", `/resumes/${resumeId}/links/${itemId}/take`, {})).toMatchObject({
      state: "current",
      overridden: [],
    });
    expect(await itemIn(ada, resumeId, itemId)).toMatchObject({ location: "Chur", company: "Southpine" });
  });

  test("that one resume cannot hold changes nothing at all", async () => {
    const { entry, resumeId } = await linkedResume(ada);
    const full = await linkedResume(ada, entry);
    const text = `<p>${"x".repeat(80_000)}</p>`;
    for (let index = 0; index < 5; index++)
      await ok(ada, "PATCH", `/resumes/${full.resumeId}`, {
        operations: [
          {
            op: "add",
            path: "/sections/projects/items/-",
            value: { id: `p${index}`, hidden: false, name: "P", period: "", website: { url: "", label: "" }, description: text },
          },
        ],
      });
    const before = await readResume(ada, resumeId);
    const refused = await send(ada, "PATCH", `/career/record/${entry.id}`, {
      expectedRevision: 1,
      data: { description: `<p>${"y".repeat(99_000)}</p>` },
    });
    expect(refused.status).toBe(413);
    expect(await readResume(ada, resumeId)).toEqual(before);
    expect(await ok(ada, "GET", `/career/record/${entry.id}`)).toMatchObject({
      revision: 1,
      data: JOB.description ? { description: JOB.description } : {},
    });
  });

  test("never changes versions that were stored before", async () => {
    const { entry, resumeId } = await linkedResume(ada);
    const named = await ok(ada, "POST", `/resumes/${resumeId}/versions`, { name: "Sent" });
    const before = await ok(ada, "GET", `/resumes/${resumeId}/versions/${named.id}`);
    await change(ada, entry, { location: "Basel" });
    expect(await ok(ada, "GET", `/resumes/${resumeId}/versions/${named.id}`)).toEqual(before);
  });
});

describe("a field of a resume", () => {
  test("is overridden when PUT or PATCH changes it, until it has the record's text again", async () => {
    const { entry, resumeId } = await linkedResume(ada);
    const overridden = async () => (await linksOf(ada, resumeId))[0].overridden;
    await patchItem(ada, resumeId, 0, "position", "Lead");
    expect(await overridden()).toEqual(["position"]);
    await patchItem(ada, resumeId, 0, "position", "Designer");
    expect(await overridden()).toEqual([]);
    const { data } = await readResume(ada, resumeId);
    const [item] = data.sections.experience.items;
    item.dates = { start: "2019", end: null, present: true };
    item.icon = "star";
    item.hidden = true;
    await ok(ada, "PUT", `/resumes/${resumeId}`, { data });
    expect(await overridden()).toEqual(["dates"]);
    expect(await change(ada, entry, { period: "2018 – 2020" })).toMatchObject({ updated: [], differs: [{ resumeId }] });
    expect(await linksOf(ada, resumeId)).toMatchObject([{ state: "differs" }]);
  });

  test("that differs is looked at by taking, giving, writing it, or an empty list", async () => {
    const ways: [string, (resumeId: string, itemId: string) => Promise<unknown>][] = [
      ["an empty list", (id, itemId) => ok(ada, "POST", `/resumes/${id}/links/${itemId}/take`, { fields: [] })],
      ["taking", (id, itemId) => ok(ada, "POST", `/resumes/${id}/links/${itemId}/take`, { fields: ["location"] })],
      ["giving", (id, itemId) => ok(ada, "POST", `/resumes/${id}/links/${itemId}/give`, { fields: ["location"] })],
      ["PATCH", (id) => patchItem(ada, id, 0, "location", "Thun")],
    ];
    for (const [name, look] of ways) {
      const { entry, resumeId, itemId } = await linkedResume(ada);
      await patchItem(ada, resumeId, 0, "location", "Zug");
      await change(ada, entry, { location: "Basel" });
      expect([name, (await linksOf(ada, resumeId))[0].state]).toEqual([name, "differs"]);
      // Writing another field is no look.
      await patchItem(ada, resumeId, 0, "company", "Elsewhere");
      expect([name, (await linksOf(ada, resumeId))[0].state]).toEqual([name, "differs"]);
      await look(resumeId, itemId);
      expect([name, (await linksOf(ada, resumeId))[0].state]).toEqual([name, "current"]);
    }
  });

  test("written there and back after the record moved on is the document's own", async () => {
    const { entry, resumeId } = await linkedResume(ada);
    await ok(ada, "PUT", `/resumes/${resumeId}/lock`, { isLocked: true });
    await change(ada, entry, { location: "Basel" });
    await ok(ada, "PUT", `/resumes/${resumeId}/lock`, { isLocked: false });
    await patchItem(ada, resumeId, 0, "location", "Zug");
    await patchItem(ada, resumeId, 0, "location", "Bern");
    expect(await linksOf(ada, resumeId)).toMatchObject([{ state: "current", overridden: ["location"] }]);
    expect(await change(ada, entry, { location: "Chur" })).toMatchObject({ updated: [], differs: [{ resumeId }] });
  });
});
