import { describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";
import { type Body, linkedResume, linksOf, ok, patchItem, readResume } from "./testing/record-calls";

withInstance();

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
