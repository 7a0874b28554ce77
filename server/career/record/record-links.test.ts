import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";
import {
  add,
  type Body,
  change,
  type Item,
  itemIn,
  JOB,
  linkedResume,
  linksOf,
  makeResume,
  ok,
  patchItem,
  put,
  readResume,
} from "./testing/record-calls";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
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
