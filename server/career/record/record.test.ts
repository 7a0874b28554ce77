import { beforeAll, describe, expect, test } from "vitest";
import { resumeUpdates } from "@/server/documents/resumes/updates";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { readEvents } from "@/server/portability/events/feed";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

type Body = Record<string, unknown>;
type Item = Body & { id: string };

async function ok(person: Person, method: string, path: string, body?: unknown) {
  const answer = await send(person, method, path, body);
  expect([method, path, answer.status, answer.status === 200 ? null : answer.body]).toEqual([method, path, 200, null]);
  return answer.body;
}

const JOB = {
  company: "Northpine",
  position: "Designer",
  location: "Bern",
  period: "2020 – 2022",
  description: "<p>Led it.</p>",
};
const add = (person: Person, data: Body = JOB, more: Body = {}) =>
  ok(person, "POST", "/career/record", { section: "experience", language: "en", data, ...more });
const makeResume = (person: Person, name = "Mine"): Promise<string> => ok(person, "POST", "/resumes", { name, tags: [] });
const readResume = (person: Person, id: string) => ok(person, "GET", `/resumes/${id}`);
const put = async (person: Person, entryId: string, resumeId: string, more: Body = {}): Promise<string> =>
  (await ok(person, "POST", `/career/record/${entryId}/documents`, { resumeId, ...more })).itemId;
const linksOf = (person: Person, id: string) => ok(person, "GET", `/resumes/${id}/links`);
const itemIn = async (person: Person, id: string, itemId: string): Promise<Item> =>
  (await readResume(person, id)).data.sections.experience.items.find((item: Item) => item.id === itemId);
const change = async (person: Person, entry: { id: string }, data: Body) => {
  const { revision } = await ok(person, "GET", `/career/record/${entry.id}`);
  return ok(person, "PATCH", `/career/record/${entry.id}`, { expectedRevision: revision, data });
};
const patchItem = (person: Person, id: string, index: number, field: string, value: unknown) =>
  ok(person, "PATCH", `/resumes/${id}`, {
    operations: [{ op: "replace", path: `/sections/experience/items/${index}/${field}`, value }],
  });
const versionsOf = async (person: Person, id: string): Promise<string[]> =>
  (await ok(person, "GET", `/resumes/${id}/versions`)).map(({ kind }: { kind: string }) => kind);

/** A resume with one linked job. */
async function linkedResume(person: Person, entry?: { id: string }) {
  const made = entry ?? (await add(person));
  const resumeId = await makeResume(person);
  return { entry: made, resumeId, itemId: await put(person, made.id, resumeId) };
}

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

describe("giving", () => {
  test("changes the entry and the other resumes, never the resume that it gives from", async () => {
    const { entry, resumeId, itemId } = await linkedResume(ada);
    const twice = await put(ada, entry.id, resumeId);
    const other = await linkedResume(ada, entry);
    await patchItem(ada, resumeId, 0, "position", "Lead");
    const before = await readResume(ada, resumeId);
    const effect = await ok(ada, "POST", `/resumes/${resumeId}/links/${itemId}/give`, {});
    expect(effect).toMatchObject({ entry: { revision: 2, data: { position: "Lead" } }, updated: [{ resumeId: other.resumeId }] });
    expect(await readResume(ada, resumeId)).toEqual(before);
    expect(await itemIn(ada, other.resumeId, other.itemId)).toMatchObject({ position: "Lead" });
    const states = (await linksOf(ada, resumeId)).map((link: Body) => [link.itemId, link.state, link.overridden]);
    expect(states).toEqual([
      [itemId, "current", []],
      [twice, "differs", ["position"]],
    ]);
    expect((await ok(ada, "POST", `/resumes/${resumeId}/links/${itemId}/give`, {})).entry.revision).toBe(2);
  });

  test("goes into the wording that the item uses, and dates into the entry", async () => {
    const wordingId = newId();
    const entry = await add(ada, JOB, {
      wordings: [{ id: wordingId, name: "German", language: "de", data: { position: "Gestalterin" } }],
    });
    const resumeId = await makeResume(ada);
    const itemId = await put(ada, entry.id, resumeId, { wordingId });
    expect((await itemIn(ada, resumeId, itemId)).position).toBe("Gestalterin");
    await patchItem(ada, resumeId, 0, "position", "Leiterin");
    await patchItem(ada, resumeId, 0, "location", "Wien");
    await patchItem(ada, resumeId, 0, "dates", { start: "2017", end: null, present: true });
    const effect = await ok(ada, "POST", `/resumes/${resumeId}/links/${itemId}/give`, {});
    expect(effect.entry).toMatchObject({
      data: { position: "Designer", location: "Bern", dates: { start: "2017", present: true } },
      wordings: [{ data: { position: "Leiterin", location: "Wien" }, isStale: false }],
    });
    expect(await linksOf(ada, resumeId)).toMatchObject([{ wordingId, state: "current", overridden: [] }]);
  });

  test.each([["take"], ["give"]])("and taking: %s refuses a field that entries do not share", async (verb) => {
    const { resumeId, itemId } = await linkedResume(ada);
    for (const field of ["icon", "hidden", "id", "nothing"])
      expect((await send(ada, "POST", `/resumes/${resumeId}/links/${itemId}/${verb}`, { fields: [field] })).status).toBe(400);
    await ok(ada, "POST", `/resumes/${resumeId}/links/${itemId}/${verb}`, { fields: ["period"] });
  });
});

describe("wordings", () => {
  test("are saved, become stale by changes of their fields, are confirmed and deleted", async () => {
    const { entry, resumeId, itemId } = await linkedResume(ada);
    const wordingId = newId();
    const path = `/career/record/${entry.id}/wordings/${wordingId}`;
    const german = { name: "German", language: "de", data: { position: "Gestalterin" } };
    expect((await send(ada, "PUT", path, { ...german, expectedRevision: 9 })).status).toBe(409);
    expect((await send(ada, "PUT", path, { ...german, data: { dates: {} }, expectedRevision: 1 })).status).toBe(400);
    expect((await send(ada, "PUT", path.replace(wordingId, "mine"), { ...german, expectedRevision: 1 })).status).toBe(400);
    await ok(ada, "PUT", path, { ...german, expectedRevision: 1 });
    await ok(ada, "PUT", `/resumes/${resumeId}/links/${itemId}`, { entryId: entry.id, wordingId });
    expect((await linksOf(ada, resumeId))[0].overridden).toEqual(["position"]);
    await ok(ada, "POST", `/resumes/${resumeId}/links/${itemId}/take`, {});
    const stale = async () => (await ok(ada, "GET", `/career/record/${entry.id}`)).wordings[0].isStale;
    await change(ada, entry, { location: "Basel" });
    expect(await stale()).toBe(false);
    await change(ada, entry, { position: "Lead designer" });
    expect(await stale()).toBe(true);
    expect(await itemIn(ada, resumeId, itemId)).toMatchObject({ position: "Gestalterin", location: "Basel" });
    expect(await ok(ada, "POST", `${path}/confirm`, {})).toMatchObject({ revision: 5, wordings: [{ isStale: false }] });
    const saved = await ok(ada, "PUT", path, { ...german, data: { position: "Leiterin" }, expectedRevision: 5 });
    expect(saved.updated).toEqual([{ resumeId, itemId }]);
    expect((await itemIn(ada, resumeId, itemId)).position).toBe("Leiterin");
    await ok(ada, "DELETE", path);
    expect(await ok(ada, "GET", `/career/record/${entry.id}`)).toMatchObject({ revision: 7, wordings: [] });
    expect(await linksOf(ada, resumeId)).toMatchObject([{ wordingId: null, overridden: ["position"], state: "current" }]);
    expect((await send(ada, "DELETE", path)).status).toBe(404);
    expect((await send(ada, "POST", `${path}/confirm`, {})).status).toBe(404);
  });

  test("are at most 20", async () => {
    const entry = await add(ada, JOB, {
      wordings: Array.from({ length: 20 }, (_, index) => ({ name: `w${index}`, language: null, data: {} })),
    });
    const wording = { expectedRevision: 1, name: "One more", language: null, data: {} };
    expect((await send(ada, "PUT", `/career/record/${entry.id}/wordings/${newId()}`, wording)).status).toBe(409);
    await ok(ada, "PUT", `/career/record/${entry.id}/wordings/${entry.wordings[0].id}`, wording);
  });

  test("and the entry together are no larger than a document", async () => {
    const description = `<p>${"x".repeat(99_000)}</p>`;
    const wording = { name: "w", language: null, data: { description } };
    const body = { section: "experience", data: { ...JOB, description }, wordings: Array.from({ length: 6 }, () => wording) };
    expect((await send(ada, "POST", "/career/record", body)).status).toBe(413);
    const entry = await add(ada, { ...JOB, description }, { wordings: body.wordings.slice(0, 3) });
    const path = `/career/record/${entry.id}/wordings`;
    await ok(ada, "PUT", `${path}/${newId()}`, { ...wording, expectedRevision: 1 });
    expect((await send(ada, "PUT", `${path}/${newId()}`, { ...wording, expectedRevision: 2 })).status).toBe(413);
  });

  test("are chosen by the language of the resume that an entry is put into", async () => {
    const entry = await add(ada, JOB, { wordings: [{ name: "German", language: "de", data: { position: "Gestalterin" } }] });
    const resumeId = await makeResume(ada);
    const inLocale = async (locale: string) => {
      await ok(ada, "PATCH", `/resumes/${resumeId}`, {
        operations: [{ op: "replace", path: "/metadata/page/locale", value: locale }],
      });
      return itemIn(ada, resumeId, await put(ada, entry.id, resumeId));
    };
    expect(await inLocale("de-CH")).toMatchObject({ position: "Gestalterin", company: "Northpine" });
    expect(await inLocale("fr-FR")).toMatchObject({ position: "Designer" });
    expect(await inLocale("en-GB")).toMatchObject({ position: "Designer" });
    await ok(ada, "PATCH", `/resumes/${resumeId}`, {
      operations: [{ op: "replace", path: "/metadata/page/locale", value: "de-DE" }],
    });
    const own = await put(ada, entry.id, resumeId, { wordingId: null });
    expect(await itemIn(ada, resumeId, own)).toMatchObject({ position: "Designer" });
  });
});

describe("links", () => {
  test("end when the item is deleted or moved to a section of another kind, and stay within the kind", async () => {
    const { entry, resumeId, itemId } = await linkedResume(ada);
    const uses = async () => (await ok(ada, "GET", `/career/record/${entry.id}`)).uses;
    const { data } = await readResume(ada, resumeId);
    const { items, mainEntryBold: _, ...shape } = data.sections.experience;
    const custom = { ...shape, id: "mine", type: "experience", items };
    const moved = {
      ...data,
      customSections: [custom],
      sections: { ...data.sections, experience: { ...data.sections.experience, items: [] } },
    };
    await ok(ada, "PUT", `/resumes/${resumeId}`, { data: moved });
    expect(await linksOf(ada, resumeId)).toMatchObject([{ sectionId: "mine", itemId }]);
    await change(ada, entry, { location: "Basel" });
    expect((await readResume(ada, resumeId)).data.customSections[0].items[0].location).toBe("Basel");
    await ok(ada, "PUT", `/resumes/${resumeId}`, { data: { ...moved, customSections: [] } });
    expect([await linksOf(ada, resumeId), await uses()]).toEqual([[], 0]);
    await ok(ada, "PUT", `/resumes/${resumeId}`, { data });
    expect(await linksOf(ada, resumeId)).toEqual([]);
  });

  test("end by PATCH as by PUT, and with the resume", async () => {
    const { entry, resumeId } = await linkedResume(ada);
    const other = await linkedResume(ada, entry);
    await ok(ada, "PATCH", `/resumes/${resumeId}`, { operations: [{ op: "remove", path: "/sections/experience/items/0" }] });
    expect((await ok(ada, "GET", `/career/record/${entry.id}`)).links).toMatchObject([{ resumeId: other.resumeId }]);
    await ok(ada, "PUT", `/documents/resume/${other.resumeId}/trash`);
    expect((await ok(ada, "GET", `/career/record/${entry.id}`)).uses).toBe(1);
    await ok(ada, "DELETE", `/documents/resume/${other.resumeId}`);
    expect((await ok(ada, "GET", `/career/record/${entry.id}`)).uses).toBe(0);
  });

  test("are copied with the resume, and survive the restore of a version", async () => {
    const { entry, resumeId, itemId } = await linkedResume(ada);
    const version = await ok(ada, "POST", `/resumes/${resumeId}/versions`, { name: "Before" });
    const copy = await ok(ada, "POST", `/resumes/${resumeId}/duplicate`, { name: "Copy" });
    const forJob = await ok(ada, "POST", "/documents/copy-for-job", { resumeId });
    expect(await linksOf(ada, copy)).toMatchObject([
      { resumeId: copy, itemId, entryId: entry.id, state: "current", overridden: [] },
    ]);
    await change(ada, entry, { location: "Basel" });
    const copied = typeof forJob === "string" ? forJob : forJob.id;
    for (const id of [copy, copied]) expect((await itemIn(ada, id, itemId)).location).toBe("Basel");
    await ok(ada, "POST", `/resumes/${resumeId}/versions/${version.id}/restore`);
    expect(await linksOf(ada, resumeId)).toMatchObject([{ state: "current", overridden: ["location"] }]);
  });

  test("of an item, the summary and `basics` are made from the text or to an entry; the text never changes", async () => {
    const person = await signUp();
    const resumeId: string = await ok(person, "POST", "/resumes", { name: "S", withSampleData: true, tags: [] });
    const before = await readResume(person, resumeId);
    const { sections } = before.data;
    const items = [
      "basics",
      "summary",
      ...Object.values(sections as Record<string, { items: Item[] }>).flatMap(({ items: own }) => own.map(({ id }) => id)),
    ];
    for (const itemId of items)
      expect(await ok(person, "PUT", `/resumes/${resumeId}/links/${itemId}`, { entryId: null })).toMatchObject({
        itemId,
        state: "current",
        overridden: [],
      });
    expect(await readResume(person, resumeId)).toEqual(before);
    expect(await linksOf(person, resumeId)).toHaveLength(items.length);
    expect((await send(person, "PUT", `/resumes/${resumeId}/links/basics`, { entryId: null })).status).toBe(409);
    const [skill] = sections.skills.items;
    const job = (await linksOf(person, resumeId)).find((link: Body) => link.sectionId === "experience");
    expect((await send(person, "PUT", `/resumes/${resumeId}/links/${skill.id}`, { entryId: job.entryId })).status).toBe(400);
    expect((await send(person, "PUT", `/resumes/${resumeId}/links/nothing`, { entryId: null })).status).toBe(404);
    await ok(person, "PUT", `/resumes/${resumeId}/lock`, { isLocked: true });
    await ok(person, "PUT", `/resumes/${resumeId}/links/${skill.id}`, { entryId: null });
    await ok(person, "DELETE", `/resumes/${resumeId}/links/${skill.id}`);
    expect((await send(person, "DELETE", `/resumes/${resumeId}/links/${skill.id}`)).status).toBe(404);
    expect(await readResume(person, resumeId)).toMatchObject({ updatedAt: expect.any(String), data: before.data });
  });

  test("put an entry into the section that is named, `basics` and the summary in place, and never into a locked resume", async () => {
    const person = await signUp();
    const resumeId = await makeResume(person);
    const section = (type: string, id: string) => ({
      id,
      type,
      title: "",
      icon: "",
      columns: 1,
      hidden: false,
      keepTogether: false,
      startOnNewPage: false,
      showHeading: true,
      items: [],
    });
    await ok(person, "PATCH", `/resumes/${resumeId}`, {
      operations: [
        {
          op: "add",
          path: "/customSections",
          value: [section("experience", "jobs"), section("skills", "tools"), section("summary", "about")],
        },
      ],
    });
    const job = await add(person);
    const putInto = (entryId: string, sectionId?: string) =>
      send(person, "POST", `/career/record/${entryId}/documents`, { resumeId, sectionId });
    const inCustom = (await putInto(job.id, "jobs")).body.itemId;
    expect((await putInto(job.id, "tools")).status).toBe(400);
    expect((await putInto(job.id, "nowhere")).status).toBe(404);
    const basics = await ok(person, "POST", "/career/record", {
      section: "basics",
      data: { name: "Ada", headline: "no", phone: "1" },
    });
    await ok(person, "PATCH", `/resumes/${resumeId}`, {
      operations: [{ op: "replace", path: "/basics/headline", value: "Mine" }],
    });
    expect((await putInto(basics.id)).body).toEqual({ itemId: "basics" });
    const summary = await ok(person, "POST", "/career/record", { section: "summary", data: { content: "<p>Me</p>" } });
    expect((await putInto(summary.id)).body).toEqual({ itemId: "summary" });
    const about = (await putInto(summary.id, "about")).body.itemId;
    const { data } = await readResume(person, resumeId);
    expect(data.basics).toMatchObject({ name: "Ada", headline: "Mine", phone: "1" });
    expect(data.summary.content).toBe("<p>Me</p>");
    expect(data.customSections[0].items).toMatchObject([{ id: inCustom, company: "Northpine" }]);
    expect(data.customSections[2].items).toMatchObject([{ id: about, content: "<p>Me</p>" }]);
    expect(await linksOf(person, resumeId)).toHaveLength(4);
    await ok(person, "PUT", `/resumes/${resumeId}/lock`, { isLocked: true });
    const locked = await putInto(job.id);
    expect([locked.status, locked.body.code]).toEqual([403, "RESUME_LOCKED"]);
  });

  test("end with the entry; items stay as they are", async () => {
    const { entry, resumeId } = await linkedResume(ada);
    const before = await readResume(ada, resumeId);
    await ok(ada, "DELETE", `/career/record/${entry.id}`);
    expect(await readResume(ada, resumeId)).toEqual(before);
    expect(await linksOf(ada, resumeId)).toEqual([]);
    const row = await database().resume.findUnique({ where: { id: resumeId }, select: { linkedItems: true } });
    expect(row?.linkedItems).toEqual([]);
    await patchItem(ada, resumeId, 0, "location", "Zug");
  });
});

describe("proposals", () => {
  test("group what is the same and what is alike, write nothing, and are accepted once", async () => {
    const person = await signUp();
    const first: string = await ok(person, "POST", "/resumes", { name: "S", withSampleData: true, tags: [] });
    const second: string = await ok(person, "POST", `/resumes/${first}/duplicate`, { name: "T" });
    await patchItem(person, second, 0, "description", "<p>Something else.</p>");
    const before = [await readResume(person, first), await readResume(person, second)];
    const groups = await ok(person, "POST", "/career/record/proposals", {});
    expect(await ok(person, "GET", "/career/record")).toEqual([]);
    const items = groups.flatMap((group: { items: Body[] }) => group.items);
    expect(new Set(items.map((item: Body) => `${item.resumeId} ${item.itemId}`)).size).toBe(items.length);
    const alike = groups.filter((group: Body) => group.certainty === "alike");
    expect(alike).toMatchObject([{ section: "experience", items: [{}, {}] }]);
    for (const group of groups)
      expect([group.data.company ?? group.data.name, group.items.length]).toEqual([group.data.company ?? group.data.name, 2]);
    const accept = () =>
      ok(person, "POST", "/career/record/links", { groups: groups.map(({ certainty: _, ...group }: Body) => group) });
    expect(await accept()).toEqual({ entries: groups.length, links: items.length });
    expect([await readResume(person, first), await readResume(person, second)]).toEqual(before);
    const links = [...(await linksOf(person, first)), ...(await linksOf(person, second))];
    expect(links.flatMap((link: { overridden: string[] }) => link.overridden)).toEqual(["description"]);
    expect(await accept()).toEqual({ entries: 0, links: items.length });
    expect(await ok(person, "POST", "/career/record/proposals", {})).toEqual([]);
    expect(await ok(person, "GET", "/career/record")).toHaveLength(groups.length);
  });

  test("are refused as a whole for an item of another kind, an item named twice, or bad data", async () => {
    const person = await signUp();
    const { resumeId, itemId } = await linkedResume(person);
    const items = [{ resumeId, itemId }];
    const accept = (groups: unknown) => send(person, "POST", "/career/record/links", { groups });
    const good = { section: "experience", items, data: { company: "New" } };
    expect((await accept([])).status).toBe(400);
    expect((await accept([{ ...good, items: [] }])).status).toBe(400);
    expect((await accept([good, { ...good, data: { company: "Newer" } }])).status).toBe(400);
    expect((await accept([{ ...good, section: "skills", data: { name: "x" } }])).status).toBe(400);
    expect((await accept([{ ...good, data: { company: 1 } }])).status).toBe(400);
    expect((await accept([{ ...good, items: [...items, { resumeId, itemId: "nothing" }] }])).status).toBe(404);
    expect(await ok(person, "GET", "/career/record")).toHaveLength(1);
    expect((await accept([good])).body).toEqual({ entries: 1, links: 1 });
  });
});

test("limits: 2,000 entries and 20,000 links, 409 past them, and a copy of a resume then has no links", async () => {
  const person = await signUp();
  const { entry, resumeId, itemId } = await linkedResume(person);
  const db = database();
  const row = await db.recordEntry.findUniqueOrThrow({ where: { id: entry.id } });
  const times = { createdAt: row.createdAt, updatedAt: row.updatedAt };
  await db.recordEntry.createMany({
    data: Array.from({ length: 1999 }, () => ({
      id: newId(),
      userId: person.userId,
      section: "skills",
      data: {},
      searchText: "",
      ...times,
    })),
  });
  const full = await send(person, "POST", "/career/record", { section: "skills", data: { name: "x" } });
  expect([full.status, full.body.code, full.body.message]).toEqual([
    409,
    "CONFLICT",
    "The career record has room for 2,000 entries.",
  ]);
  expect((await send(person, "PUT", `/resumes/${resumeId}/links/${itemId}`, { entryId: null })).status).toBe(409);
  await db.recordLink.createMany({
    data: Array.from({ length: 19_999 }, (_, index) => ({
      resumeId,
      itemId: `x${index}`,
      userId: person.userId,
      section: "skills",
      entryId: entry.id,
    })),
  });
  expect((await send(person, "POST", `/career/record/${entry.id}/documents`, { resumeId })).status).toBe(409);
  await ok(person, "PUT", `/resumes/${resumeId}/links/${itemId}`, { entryId: entry.id });
  const copy = await ok(person, "POST", `/resumes/${resumeId}/duplicate`, { name: "Copy" });
  expect(await linksOf(person, copy)).toEqual([]);
});
