import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/server/platform/ids";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";
import { add, type Body, JOB, makeResume, ok } from "./testing/record-calls";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const statusOf = async (person: Person, method: string, path: string, body?: unknown) =>
  (await send(person, method, path, body)).status;

const dataOf = async (person: Person, id: string) => (await ok(person, "GET", `/resumes/${id}`)).data;
const jobsOf = async (person: Person, id: string): Promise<Body[]> => (await dataOf(person, id)).sections.experience.items;
const languagesOf = (person: Person, id: string) => ok(person, "GET", `/resumes/${id}/languages`);
const german = (person: Person, id: string): Promise<string> =>
  ok(person, "POST", `/resumes/${id}/languages`, { language: "de" });
const GERMAN = { name: "German", language: "de", data: { position: "Designerin" } };
const saveWording = async (person: Person, entryId: string, wording: Body = GERMAN) => {
  const { revision } = await ok(person, "GET", `/career/record/${entryId}`);
  return ok(person, "PUT", `/career/record/${entryId}/wordings/${newId()}`, { ...wording, expectedRevision: revision });
};

/** A resume with one linked job. */
async function linked(person: Person, more: Body = {}) {
  const entry = await add(person, JOB, more);
  const id = await makeResume(person);
  const { items } = await ok(person, "POST", "/career/record/documents", { resumeId: id, entries: [{ entryId: entry.id }] });
  return { entry, id, itemId: items[0].itemId as string };
}

describe("several entries at once", () => {
  test("go in as one version, in the order of the request", async () => {
    const [one, two] = [await add(ada), await add(ada, { ...JOB, company: "Southpine" })];
    const id = await makeResume(ada);
    const before = (await ok(ada, "GET", `/resumes/${id}/versions`)).length;
    const entries = [{ entryId: two.id }, { entryId: one.id }, { entryId: two.id }];
    const { items } = await ok(ada, "POST", "/career/record/documents", { resumeId: id, entries });
    expect(items.map(({ entryId }: { entryId: string }) => entryId)).toEqual([two.id, one.id, two.id]);
    expect((await jobsOf(ada, id)).map(({ company }) => company)).toEqual(["Southpine", "Northpine", "Southpine"]);
    expect((await ok(ada, "GET", `/resumes/${id}/versions`)).length).toBe(before + 1);
    expect((await ok(ada, "GET", `/resumes/${id}/links`)).length).toBe(3);
  });

  test("go in all together or not at all", async () => {
    const [mine, hers] = [await add(ada), await add(eve)];
    const id = await makeResume(ada);
    const put = (entries: Body[]) => statusOf(ada, "POST", "/career/record/documents", { resumeId: id, entries });
    expect(await put([{ entryId: mine.id }, { entryId: hers.id }])).toBe(404);
    expect(await put([{ entryId: mine.id }, { entryId: mine.id, wordingId: newId() }])).toBe(404);
    expect(await put([{ entryId: mine.id }, { entryId: mine.id, sectionId: "skills" }])).toBe(400);
    expect(await put([])).toBe(400);
    expect(await put(Array.from({ length: 201 }, () => ({ entryId: mine.id })))).toBe(400);
    const summary = await ok(ada, "POST", "/career/record", { section: "summary", data: { content: "<p>I draw.</p>" } });
    expect(await put([{ entryId: summary.id }, { entryId: summary.id }])).toBe(400);
    expect(await jobsOf(ada, id)).toEqual([]);
    expect(await ok(ada, "GET", `/resumes/${id}/links`)).toEqual([]);
    const theirs = await makeResume(eve);
    const foreign = { resumeId: theirs, entries: [{ entryId: mine.id }] };
    expect(await statusOf(ada, "POST", "/career/record/documents", foreign)).toBe(404);
    await ok(ada, "POST", `/resumes/${id}/lock`, { isLocked: true });
    expect(await put([{ entryId: mine.id }])).toBe(403);
  });

  test("an entry goes in at a position of its section, among what is there by then", async () => {
    const [one, two, three] = [await add(ada), await add(ada, { ...JOB, company: "Southpine" }), await add(eve)];
    const id = await makeResume(ada);
    const put = (entries: Body[]) => statusOf(ada, "POST", "/career/record/documents", { resumeId: id, entries });
    await ok(ada, "POST", "/career/record/documents", { resumeId: id, entries: [{ entryId: one.id }, { entryId: one.id }] });
    const [first, second] = await jobsOf(ada, id);
    const { itemId } = await ok(ada, "POST", `/career/record/${two.id}/documents`, { resumeId: id, position: 1 });
    expect((await jobsOf(ada, id)).map((job) => job.id)).toEqual([first?.id, itemId, second?.id]);
    expect(
      await put([
        { entryId: two.id, position: 0 },
        { entryId: one.id, position: 0 },
        { entryId: two.id, position: 500 },
      ]),
    ).toBe(200);
    expect((await jobsOf(ada, id)).map(({ company }) => company).join(" ")).toBe(
      "Northpine Southpine Northpine Southpine Northpine Southpine",
    );
    const before = await jobsOf(ada, id);
    for (const position of [-1, 501, 0.5, "1"]) expect(await put([{ entryId: one.id, position }])).toBe(400);
    expect(await put([{ entryId: three.id, position: 0 }])).toBe(404);
    const summary = await ok(ada, "POST", "/career/record", { section: "summary", data: { content: "<p>I plan.</p>" } });
    expect(await put([{ entryId: summary.id, position: 0 }])).toBe(400);
    expect(await jobsOf(ada, id)).toEqual(before);
  });

  test("two hundred go in", async () => {
    const person = await signUp();
    const entry = await add(person);
    const id = await makeResume(person);
    const entries = Array.from({ length: 200 }, () => ({ entryId: entry.id }));
    await ok(person, "POST", "/career/record/documents", { resumeId: id, entries });
    expect((await jobsOf(person, id)).length).toBe(200);
  });
});

describe("a version in another language", () => {
  test("has the same items, by the wordings of its language where there are any, and says what is missing", async () => {
    const person = await signUp();
    const { entry, id, itemId } = await linked(person);
    await saveWording(person, entry.id);
    const other = await add(person, { ...JOB, company: "Southpine" });
    await ok(person, "POST", "/career/record/documents", { resumeId: id, entries: [{ entryId: other.id }] });
    const before = await dataOf(person, id);
    const sister = await german(person, id);
    expect(await dataOf(person, id)).toEqual(before);
    const after = await dataOf(person, sister);
    expect(after.metadata.page.locale).toBe("de");
    expect(after.sections.experience.items).toMatchObject([
      { id: itemId, company: "Northpine", position: "Designerin", description: JOB.description },
      { company: "Southpine", position: "Designer" },
    ]);
    const languages = await languagesOf(person, id);
    expect(languages).toMatchObject([
      { resumeId: id, language: "en-US", gaps: [] },
      { resumeId: sister, resumeName: "Mine — Deutsch", language: "de", gaps: [{ entryId: other.id, kind: "untranslated" }] },
    ]);
    expect(await languagesOf(person, sister)).toEqual(languages);
    expect(await ok(person, "GET", "/resumes/languages")).toMatchObject([{ resumeId: id }, { resumeId: sister, language: "de" }]);
  });

  test("links what was not linked yet, and keeps what is overridden", async () => {
    const person = await signUp();
    const { id, itemId } = await linked(person);
    const more = { id: "own", hidden: false, company: "Eastpine", position: "Clerk", location: "", period: "", description: "" };
    await ok(person, "PATCH", `/resumes/${id}`, {
      operations: [
        { op: "replace", path: "/sections/experience/items/0/location", value: "Basel" },
        { op: "add", path: "/sections/experience/items/-", value: more },
      ],
    });
    const sister = await german(person, id);
    const links = await ok(person, "GET", `/resumes/${sister}/links`);
    const ofJob = links.find((link: Body) => link.itemId === itemId);
    expect(ofJob).toMatchObject({ overridden: ["location"] });
    expect(links.map((link: Body) => link.itemId)).toContain("own");
    expect((await ok(person, "GET", `/resumes/${id}/links`)).map((link: Body) => link.itemId)).toContain("own");
    expect((await jobsOf(person, sister))[0]).toMatchObject({ location: "Basel" });
    expect((await jobsOf(person, sister))[1]).toMatchObject({ company: "Eastpine" });
  });

  test("takes over a wording that is saved later, and the first language stays as it is", async () => {
    const person = await signUp();
    const { entry, id, itemId } = await linked(person);
    const sister = await german(person, id);
    const effect = await saveWording(person, entry.id);
    expect(effect.updated).toEqual([{ resumeId: sister, itemId }]);
    expect((await jobsOf(person, sister))[0]).toMatchObject({ position: "Designerin" });
    expect((await jobsOf(person, id))[0]).toMatchObject({ position: "Designer" });
    expect((await languagesOf(person, id))[1].gaps).toEqual([]);
    const { revision } = await ok(person, "GET", `/career/record/${entry.id}`);
    await ok(person, "PATCH", `/career/record/${entry.id}`, { expectedRevision: revision, data: { position: "Lead" } });
    expect((await jobsOf(person, sister))[0]).toMatchObject({ position: "Designerin" });
    const [gap] = (await languagesOf(person, id))[1].gaps;
    expect(gap).toMatchObject({ itemId, entryId: entry.id, kind: "stale" });
    await ok(person, "POST", `/career/record/${entry.id}/wordings/${gap.wordingId}/confirm`, {});
    expect((await languagesOf(person, id))[1].gaps).toEqual([]);
  });

  test("waits for a wording while it is locked", async () => {
    const person = await signUp();
    const { entry, id, itemId } = await linked(person);
    const sister = await german(person, id);
    await ok(person, "POST", `/resumes/${sister}/lock`, { isLocked: true });
    expect((await saveWording(person, entry.id)).waiting).toEqual([{ resumeId: sister, itemId }]);
    expect((await jobsOf(person, sister))[0]).toMatchObject({ position: "Designer" });
    await ok(person, "POST", `/resumes/${sister}/lock`, { isLocked: false });
    await ok(person, "POST", `/resumes/${sister}/links/${itemId}/take`, {});
    expect((await jobsOf(person, sister))[0]).toMatchObject({ position: "Designerin" });
  });

  test("gives its text as a wording of its language, never as the entry's own", async () => {
    const person = await signUp();
    const { entry, id, itemId } = await linked(person);
    const sister = await german(person, id);
    await ok(person, "PATCH", `/resumes/${sister}`, {
      operations: [{ op: "replace", path: "/sections/experience/items/0/position", value: "Gestalterin" }],
    });
    await ok(person, "POST", `/resumes/${sister}/links/${itemId}/give`, {});
    const after = await ok(person, "GET", `/career/record/${entry.id}`);
    expect(after).toMatchObject({
      data: { position: "Designer" },
      wordings: [{ name: "Deutsch", language: "de", data: { position: "Gestalterin" } }],
    });
    expect((await jobsOf(person, id))[0]).toMatchObject({ position: "Designer" });
    const links = await ok(person, "GET", `/resumes/${sister}/links`);
    expect(links.find((link: Body) => link.itemId === itemId)).toMatchObject({
      wordingId: after.wordings[0].id,
      overridden: [],
      state: "current",
    });
  });

  test("of another version belongs to the same resumes; a language that is there is refused, at the same time too", async () => {
    const person = await signUp();
    const { id } = await linked(person);
    const sister = await german(person, id);
    const french = await ok(person, "POST", `/resumes/${sister}/languages`, { language: "fr", name: "Mon CV" });
    expect((await languagesOf(person, id)).map(({ resumeId }: Body) => resumeId)).toEqual([id, sister, french]);
    for (const language of ["de-AT", "en", "fr"])
      expect(await statusOf(person, "POST", `/resumes/${id}/languages`, { language })).toBe(409);
    for (const language of ["", "no such", "x", "d".repeat(40), null, 5])
      expect([language, await statusOf(person, "POST", `/resumes/${id}/languages`, { language })]).toEqual([language, 400]);
    const both = await Promise.all([1, 2].map(() => statusOf(person, "POST", `/resumes/${id}/languages`, { language: "it" })));
    expect(both.sort()).toEqual([200, 409]);
    expect((await languagesOf(person, id)).length).toBe(4);
  });

  test("of a resume in Trash is refused; one of a locked resume is made; one in Trash or deleted makes room", async () => {
    const person = await signUp();
    const { id } = await linked(person);
    await ok(person, "POST", `/resumes/${id}/lock`, { isLocked: true });
    const sister = await german(person, id);
    await ok(person, "POST", `/resumes/${id}/lock`, { isLocked: false });
    await ok(person, "DELETE", `/resumes/${sister}`);
    expect(await ok(person, "GET", "/resumes/languages")).toEqual([]);
    expect((await languagesOf(person, id))[1]).toMatchObject({ isInTrash: true });
    const second = await german(person, id);
    await ok(person, "DELETE", `/resumes/${second}`);
    expect(await statusOf(person, "POST", `/resumes/${second}/languages`, { language: "fr" })).toBe(409);
  });

  test("is separated, and copies belong to nobody", async () => {
    const person = await signUp();
    const { id } = await linked(person);
    const sister = await german(person, id);
    const copy = await ok(person, "POST", `/resumes/${sister}/duplicate`, {});
    expect(await languagesOf(person, copy)).toEqual([]);
    await ok(person, "DELETE", `/resumes/${sister}/languages`);
    expect(await languagesOf(person, id)).toEqual([]);
    expect((await ok(person, "GET", `/resumes/${sister}/links`)).length).toBeGreaterThan(0);
  });

  test("of a resume with two hundred entries is made whole, and both can be deleted for good", async () => {
    const person = await signUp();
    const entry = await add(person);
    await saveWording(person, entry.id);
    const id = await makeResume(person);
    const entries = Array.from({ length: 200 }, () => ({ entryId: entry.id }));
    await ok(person, "POST", "/career/record/documents", { resumeId: id, entries });
    const sister = await german(person, id);
    expect(new Set((await jobsOf(person, sister)).map(({ position }) => position))).toEqual(new Set(["Designerin"]));
    for (const each of [id, sister]) {
      await ok(person, "DELETE", `/resumes/${each}`);
      await ok(person, "DELETE", `/documents/resume/${each}`);
    }
    expect(await ok(person, "GET", "/resumes/languages")).toEqual([]);
    expect(await ok(person, "GET", `/career/record/${entry.id}`)).toMatchObject({ uses: 0 });
  });

  test("of another person's resume is not found", async () => {
    const { id } = await linked(ada);
    for (const [method, body] of [["GET"], ["POST", { language: "de" }], ["DELETE"]] as const)
      expect(await statusOf(eve, method, `/resumes/${id}/languages`, body)).toBe(404);
  });
});

test("what may be worth a look names entries by their texts, and only the person's own", async () => {
  const person = await signUp();
  const job = (company: string, period: string) => add(person, { ...JOB, company, period });
  const { entry, id } = await linked(person);
  const [other, spelled] = [await job("Southpine", "Jan 2021 – Dec 2023"), await job("NorthPine GmbH", "2010 – 2012")];
  await makeResume(person, "Second");
  const second = { resumeId: await makeResume(person, "Third"), entries: [{ entryId: other.id }] };
  await ok(person, "POST", "/career/record/documents", second);
  const seen = await ok(person, "GET", "/career/record/observations");
  const ids = (entries: Body[]) => entries.map((each) => each.id).sort();
  expect(seen.spellings).toMatchObject([{ names: ["Northpine", "NorthPine GmbH"] }]);
  expect(ids(seen.spellings[0].entries)).toEqual([entry.id, spelled.id].sort());
  expect(ids(seen.overlaps[0].entries)).toEqual([entry.id, other.id].sort());
  expect(seen.unused).toEqual([{ id: spelled.id, section: "experience", name: "NorthPine GmbH, Designer" }]);
  expect(seen.everywhere).toEqual([]);
  const rest = (await ok(person, "GET", "/resumes")).map(({ id: each }: Body) => each);
  for (const each of rest.filter((one: unknown) => one !== id))
    await ok(person, "POST", "/career/record/documents", { resumeId: each, entries: [{ entryId: entry.id }] });
  expect(ids((await ok(person, "GET", "/career/record/observations")).everywhere)).toEqual([entry.id]);
  expect(await ok(await signUp(), "GET", "/career/record/observations")).toEqual({
    overlaps: [],
    spellings: [],
    unused: [],
    everywhere: [],
  });
});
