import { beforeAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

async function ok(person: Person, method: string, path: string, body?: unknown) {
  const answer = await call(method, path, { key: person.key, body });
  expect([method, path, answer.status, answer.status === 200 ? null : answer.body]).toEqual([method, path, 200, null]);
  return answer.body;
}

/** A resume with a job in a wording and contact details, locked before the job changed. */
async function recorded(person: Person) {
  const resume: string = await ok(person, "POST", "/resumes", { name: "Mine", tags: [] });
  const wordings = [{ name: "German", language: "de", data: { position: "Gestalterin" } }];
  const data = { company: "Northpine", position: "Designer", location: "Bern", period: "2020 – 2022" };
  const job = await ok(person, "POST", "/career/record", { section: "experience", language: "en", data, wordings, tags: ["a"] });
  const wordingId = job.wordings[0].id;
  const { itemId } = await ok(person, "POST", `/career/record/${job.id}/documents`, { resumeId: resume, wordingId });
  await ok(person, "PUT", `/resumes/${resume}/links/basics`, { entryId: null });
  await ok(person, "PUT", `/resumes/${resume}/lock`, { isLocked: true });
  await ok(person, "PATCH", `/career/record/${job.id}`, { expectedRevision: 1, data: { location: "Basel", position: "Lead" } });
  return { resume, itemId, job };
}

test("the export has the record and its links, and an import into another account brings both back, once", async () => {
  const { resume, itemId, job } = await recorded(ada);
  const { career, resumes } = await ok(ada, "GET", "/auth/account/export");
  expect(career.record).toMatchObject([{ id: job.id, revision: 2, data: { location: "Basel" } }, { section: "basics" }]);
  expect(career.links).toMatchObject([
    { itemId: "basics", state: "current" },
    { resumeId: resume, itemId, entryId: job.id, state: "waiting" },
  ]);
  const local: string = await ok(eve, "POST", "/resumes/import", { data: resumes[0].data });
  const sent = { ids: { [resume]: local }, career: { record: career.record, links: career.links } };
  expect(await ok(eve, "POST", "/career/imports", sent)).toMatchObject({ record: 2, links: 2, leftOut: 0 });
  const list = (person: Person) => ok(person, "GET", "/career/record?section=experience");
  const [[theirs], [mine]] = [await list(ada), await list(eve)];
  expect(mine).toEqual({ ...theirs, id: mine.id });
  expect(mine.id).not.toBe(theirs.id);
  const links = await ok(eve, "GET", `/resumes/${local}/links`);
  const before = await ok(ada, "GET", `/resumes/${resume}/links`);
  expect(links).toEqual(
    before.map((link: object) => ({ ...link, resumeId: local, resumeName: expect.any(String), entryId: expect.any(String) })),
  );
  expect(links).toMatchObject([{ itemId: "basics" }, { itemId, state: "waiting", wordingId: job.wordings[0].id }]);
  expect(await ok(eve, "POST", "/career/imports", sent)).toMatchObject({ record: 0, links: 0, leftOut: 0 });
  await ok(eve, "PATCH", `/career/record/${mine.id}`, { expectedRevision: 2, data: { location: "Chur" } });
  const { data } = await ok(eve, "GET", `/resumes/${local}`);
  expect(data.sections.experience.items).toMatchObject([{ location: "Chur", position: "Gestalterin" }]);
});

test("rows that are not as an export has them, or are about something that is not here, are left out", async () => {
  const person = await signUp();
  const { resume, itemId, job } = await recorded(person);
  const { career } = await ok(person, "GET", "/auth/account/export");
  const other = await signUp();
  const mine: string = await ok(other, "POST", "/resumes", { name: "Empty", tags: [] });
  const [entry] = career.record;
  const rows = {
    record: [
      ...career.record,
      entry,
      { ...entry, id: "x", section: "nothing" },
      { ...entry, data: { company: 1 }, id: job.id.replace(/.$/, "0") },
    ],
    links: [...career.links, { resumeId: resume, itemId, entryId: "gone" }],
  };
  const added = await ok(other, "POST", "/career/imports", { ids: { [resume]: mine }, career: rows });
  expect(added).toMatchObject({ record: 2, links: 1, leftOut: 5 });
  const foreign = await call("POST", "/career/imports", { key: eve.key, body: { ids: { [resume]: resume }, career: rows } });
  expect(foreign.status).toBe(400);
});

test("deleting the account removes the record and its links", async () => {
  const person = await signUp();
  await recorded(person);
  const db = database();
  const where = { userId: person.userId };
  expect([await db.recordEntry.count({ where }), await db.recordLink.count({ where })]).toEqual([2, 2]);
  await db.user.delete({ where: { id: person.userId } });
  expect([await db.recordEntry.count({ where }), await db.recordLink.count({ where })]).toEqual([0, 0]);
});

test("which resumes are versions of one comes back together, once, and never with a resume of somebody else", async () => {
  const person = await signUp();
  const first: string = await ok(person, "POST", "/resumes", { name: "Mine", tags: [] });
  const second: string = await ok(person, "POST", `/resumes/${first}/languages`, { language: "de" });
  const { career } = await ok(person, "GET", "/auth/account/export");
  expect(career.languages).toMatchObject([{ resumeId: first }, { resumeId: second, groupId: career.languages[0].groupId }]);
  const other = await signUp();
  const make = (name: string): Promise<string> => ok(other, "POST", "/resumes", { name, tags: [] });
  const ids = { [first]: await make("One"), [second]: await make("Two") };
  const sent = { ids, career: { languages: [...career.languages, { resumeId: "gone", groupId: "x" }, { resumeId: first }] } };
  expect(await ok(other, "POST", "/career/imports", sent)).toMatchObject({ languages: 2 });
  expect(await ok(other, "POST", "/career/imports", sent)).toMatchObject({ languages: 0 });
  const paired = await ok(other, "GET", "/resumes/languages");
  expect(paired.map(({ resumeId }: { resumeId: string }) => resumeId).sort()).toEqual(Object.values(ids).sort());
  const where = { userId: person.userId };
  expect(await database().resumeLanguage.count({ where })).toBe(2);
  await database().user.delete({ where: { id: person.userId } });
  expect(await database().resumeLanguage.count({ where })).toBe(0);
});
