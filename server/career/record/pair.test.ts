import { beforeAll, expect, test } from "vitest";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

type Job = Record<string, string>;
const ENGLISH = { company: "Northpine", position: "Designer", period: "2020 – 2022", description: "<p>Led it.</p>" };
const GERMAN = { ...ENGLISH, position: "Designerin", description: "<p>Leitete es.</p>" };

async function ok(person: Person, method: string, path: string, body?: unknown) {
  const answer = await send(person, method, path, body);
  expect([method, path, answer.status, answer.status === 200 ? null : answer.body]).toEqual([method, path, 200, null]);
  return answer.body;
}

async function resumeIn(person: Person, locale: string, jobs: Job[]): Promise<string> {
  const id = await ok(person, "POST", "/resumes", { name: locale, tags: [] });
  const { data } = await ok(person, "GET", `/resumes/${id}`);
  data.metadata.page.locale = locale;
  data.sections.experience.items = jobs.map((job, index) => ({
    ...{ id: `${locale}-${index}`, hidden: false, location: "", website: { url: "", label: "" }, roles: [] },
    ...job,
  }));
  await ok(person, "PUT", `/resumes/${id}`, { data });
  return id;
}
const dataOf = async (id: string) => (await ok(ada, "GET", `/resumes/${id}`)).data;
const pair = (id: string, resumeId: string, more = {}) =>
  send(ada, "POST", `/resumes/${id}/languages/pairings`, { resumeId, ...more });
const pathOf = (id: string) => `/resumes/${id}/languages`;

test("two resumes are paired through what looks the same: no text changes, and a wording has that of the other language", async () => {
  const [one, other] = [
    await resumeIn(ada, "en-US", [ENGLISH]),
    await resumeIn(ada, "de-DE", [GERMAN, { ...GERMAN, company: "Südpinie" }]),
  ];
  const before = [await dataOf(one), await dataOf(other)];
  const proposed = (await pair(one, other)).body;
  expect(proposed).toMatchObject({
    pairs: [
      { itemId: "basics", otherItemId: "basics" },
      { itemId: "en-US-0", otherItemId: "de-DE-0", by: "look", differs: [] },
    ],
    alone: [],
  });
  expect(proposed.otherAlone).toEqual(["de-DE-1"]);
  expect(await ok(ada, "GET", pathOf(one))).toEqual([]);
  expect((await pair(one, other, { write: true })).status).toBe(200);
  expect([await dataOf(one), await dataOf(other)]).toEqual(before);
  const versions = await ok(ada, "GET", pathOf(one));
  expect(versions.map(({ resumeId, gaps }: { resumeId: string; gaps: unknown[] }) => [resumeId, gaps])).toEqual([
    [one, []],
    [other, []],
  ]);
  const links: { itemId: string; entryId: string; wordingId: string }[] = await ok(ada, "GET", `/resumes/${other}/links`);
  const link = links.find(({ itemId }) => itemId === "de-DE-0");
  expect(link).toMatchObject({ overridden: [], state: "current" });
  const entry = await ok(ada, "GET", `/career/record/${link?.entryId}`);
  expect(entry).toMatchObject({ data: { position: "Designer" }, uses: 2 });
  expect(entry.wordings).toMatchObject([{ id: link?.wordingId, data: { position: "Designerin" }, isStale: false }]);
  // A new employer in the record reaches both.
  await ok(ada, "PATCH", `/career/record/${entry.id}`, { expectedRevision: entry.revision, data: { company: "Northpine Ltd" } });
  expect((await dataOf(other)).sections.experience.items[0]).toMatchObject({ company: "Northpine Ltd", position: "Designerin" });
});

test("one press undoes it, also in the record; what was used since stays", async () => {
  const [one, other] = [
    await resumeIn(ada, "en-US", [ENGLISH]),
    await resumeIn(ada, "fr-FR", [{ ...GERMAN, company: "Northpine" }]),
  ];
  const count = async () => (await ok(ada, "GET", "/career/record?limit=100&offset=0")).length;
  const entries = await count();
  const before = [await dataOf(one), await dataOf(other)];
  await ok(ada, "POST", `${pathOf(one)}/pairings`, { resumeId: other, write: true });
  expect(await ok(ada, "GET", `/resumes/${other}/links`)).not.toEqual([]);
  await ok(ada, "DELETE", `${pathOf(other)}?undo=true`);
  for (const id of [one, other]) expect(await ok(ada, "GET", `/resumes/${id}/links`)).toEqual([]);
  expect(await ok(ada, "GET", pathOf(one))).toEqual([]);
  expect([await count(), await dataOf(one), await dataOf(other)]).toEqual([entries, ...before]);
});

test("the same language, Trash, other pairs, strangers and left out pairs", async () => {
  const [one, same, other] = [
    await resumeIn(ada, "en-US", [ENGLISH]),
    await resumeIn(ada, "en-GB", [ENGLISH]),
    await resumeIn(ada, "it-IT", [GERMAN]),
  ];
  for (const resumeId of [one, same]) expect((await pair(one, resumeId, { write: true })).status).toBe(409);
  const eve = await signUp();
  const theirs = await ok(eve, "POST", "/resumes", { name: "Hers", tags: [] });
  expect((await pair(one, theirs, { write: true })).status).toBe(404);
  const left = (await pair(one, other, { write: true, except: ["en-US-0", "basics"] })).body;
  expect(left).toEqual({ pairs: [], alone: ["basics", "en-US-0"], otherAlone: ["basics", "it-IT-0"] });
  expect(await ok(ada, "GET", `/resumes/${other}/links`)).toEqual([]);
  const third = await resumeIn(ada, "es-ES", [GERMAN]);
  expect((await pair(third, other, { write: true })).status).toBe(409);
  await ok(ada, "DELETE", `/resumes/${third}`);
  const gone = await pair(one, third, { write: true });
  expect([404, 409]).toContain(gone.status);
});

test("a resume is made of entries at once, or not at all", async () => {
  const entries = [];
  for (const company of ["Eastpine", "Westpine"])
    entries.push(
      await ok(ada, "POST", "/career/record", {
        section: "experience",
        language: "en",
        data: { company, position: "Designer" },
        wordings: [{ name: "German", language: "de", data: { position: "Designerin" } }],
      }),
    );
  const application = await ok(ada, "POST", "/applications", { company: "Northpine", role: "Designer" });
  const entryIds = entries.map(({ id }) => id);
  const body = {
    name: "From the record",
    template: "onyx",
    format: "letter",
    language: "de-CH",
    applicationId: application,
    entryIds,
  };
  const id = await ok(ada, "POST", "/career/record/resumes", body);
  const { data } = await ok(ada, "GET", `/resumes/${id}`);
  expect(data.metadata.page).toMatchObject({ format: "letter", locale: "de-CH" });
  expect(data.sections.experience.items).toMatchObject([
    { company: "Eastpine", position: "Designerin" },
    { company: "Westpine", position: "Designerin" },
  ]);
  expect((await ok(ada, "GET", `/resumes/${id}/links`)).map(({ entryId }: { entryId: string }) => entryId)).toEqual(entryIds);
  expect((await ok(ada, "GET", `/applications/${application}`)).resumeId).toBe(id);
  const resumes = (await ok(ada, "GET", "/resumes")).length;
  const eve = await signUp();
  expect((await send(eve, "POST", "/career/record/resumes", { name: "Hers", entryIds })).status).toBe(404);
  expect((await send(ada, "POST", "/career/record/resumes", { ...body, palette: "No such" })).status).toBe(400);
  expect((await send(ada, "POST", "/career/record/resumes", { name: "None", entryIds: [] })).status).toBe(400);
  expect((await ok(ada, "GET", "/resumes")).length).toBe(resumes);
});
