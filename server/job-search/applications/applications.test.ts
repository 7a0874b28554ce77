import { beforeAll, describe, expect, test } from "vitest";
import { STAGES } from "@/contracts/model/stages";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { add, at, FIRST, read } from "./testing/tracker";

withInstance();

let ada: Person;

let eve: Person;

beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

async function makeResume(person: Person, name = "Designer"): Promise<string> {
  return (await at(person).send("POST", "/resumes", { name, withSampleData: true, tags: [] })).body;
}

const makeLetter = async (person: Person, more: Record<string, unknown> = {}) =>
  (await at(person).send("POST", "/cover-letters", { name: "Letter", ...more })).body;

describe("adding and reading", () => {
  test("what is left out is empty, and the owner is named nowhere", async () => {
    const application = await read(ada, await add(ada));
    expect(application).toMatchObject({
      ...FIRST,
      status: "saved",
      closedReason: null,
      location: "",
      tags: [],
      contacts: [],
      requirements: [],
      matchScore: null,
      sentResumeVersionId: null,
      aiMetadata: {},
      postingSource: null,
    });
    expect(application.activity).toMatchObject([{ type: "stage", stage: "saved" }]);
    expect(application).not.toHaveProperty("userId");
  });

  test("an application that was sent before it went further keeps the day it was sent", async () => {
    const id = await add(ada, {
      status: "closed",
      closedReason: "not-selected",
      appliedAt: "2026-09-01",
      stageEnteredAt: "2026-09-20",
    });
    const application = await read(ada, id);
    expect(application).toMatchObject({ appliedAt: "2026-09-01T12:00:00.000Z", stageEnteredAt: "2026-09-20T12:00:00.000Z" });
    expect(application.activity.map(({ stage }: { stage: string }) => stage)).toEqual(["closed", "applied"]);
    const early = { ...FIRST, status: "interview", appliedAt: "2026-09-20", stageEnteredAt: "2026-09-01" };
    expect((await at(ada).send("POST", "/applications", early)).status).toBe(400);
    expect((await at(ada).send("POST", "/applications", { ...FIRST, status: "saved", appliedAt: "2026-09-20" })).status).toBe(
      200,
    );
  });

  test("every field that can be written comes back as it was written", async () => {
    const fields = {
      location: "Utrecht",
      salary: "€ 4,500",
      source: "Referral",
      sourceUrl: "https://jobs.example.com/1",
      jobDescription: "We look for a designer.",
      postingSource: { method: "paste", format: "text", truncated: false, completeness: "unknown", fallbackReason: "unsafe-url" },
      requirements: ["Figma", "Research"],
      tags: ["design", "remote"],
      notes: "Ask Kim.",
      followUpAt: "2026-12-01T09:00:00.000Z",
      followUpNote: "Call",
      contacts: [{ name: "Kim Harbour", role: "Recruiter", type: "recruiter", email: "kim@example.com", phone: "" }],
      resumeFileUrl: "https://files.example.com/cv.pdf",
      resumeFileName: "cv.pdf",
    };
    expect(await read(ada, await add(ada, fields))).toMatchObject(fields);
  });

  test.each([
    ["no company", { company: "" }],
    ["a company of spaces", { company: "  " }],
    ["no role", { role: "" }],
    ["an unknown stage", { status: "hired" }],
    ["an unknown reason", { closedReason: "bored" }],
    ["a posting that is no web address", { sourceUrl: "javascript:alert(1)" }],
    ["a file elsewhere than the web or here", { resumeFileUrl: "//evil.example/cv.pdf" }],
    ["a contact without a name", { contacts: [{ name: "", email: "" }] }],
    ["a contact with half an email address", { contacts: [{ name: "Kim", email: "kim@" }] }],
    ["too long a posting", { jobDescription: "x".repeat(20_001) }],
    ["a day that is none", { stageEnteredAt: "2026-02-30" }],
  ])("%s is refused, and nothing is added", async (_name, input) => {
    const before = (await at(ada).get("/applications")).body.length;
    expect((await at(ada).send("POST", "/applications", { ...FIRST, ...input })).status).toBe(400);
    expect((await at(ada).get("/applications")).body).toHaveLength(before);
  });

  test("lists are newest edit first, closed ones included, by stage and by all of the tags", async () => {
    const person = await signUp();
    const first = await add(person, { tags: ["a", "b"] });
    const second = await add(person, { tags: ["b"], status: "closed", closedReason: "withdrew" });
    const third = await add(person, { tags: ["a"] });
    await at(person).send("PATCH", `/applications/${first}`, { notes: "edited" });
    const ids = async (query: string) =>
      (await at(person).get(`/applications${query}`)).body.map((application: { id: string }) => application.id);
    expect(await ids("")).toEqual([first, third, second]);
    expect(await ids("?status=closed")).toEqual([second]);
    expect(await ids("?tags[]=a&tags[]=b")).toEqual([first]);
    expect(await ids("?limit=1&offset=1")).toEqual([third]);
    const page = await at(person).get("/applications?limit=2");
    expect([page.headers.get("x-total-count"), page.headers.get("x-limit")]).toEqual(["3", "2"]);
  });

  test("many are added in one request, all or none", async () => {
    const person = await signUp();
    const items = Array.from({ length: 500 }, (_, index) => ({
      company: `Company ${index}`,
      role: "Designer",
      status: "applied",
    }));
    expect((await at(person).send("POST", "/applications/imports", { items })).body).toEqual({ imported: 500 });
    const wrong = [...items.slice(0, 3), { company: "", role: "x" }];
    const refused = await at(person).send("POST", "/applications/import", { items: wrong });
    expect(refused).toMatchObject({ status: 400, body: { data: { issues: [{ path: ["items", 3, "company"] }] } } });
    expect((await at(person).get("/applications/stats")).body.total).toBe(500);
  });
});

describe("stages", () => {
  test("any stage follows any other, each change is an entry, and the reason lasts while closed", async () => {
    const id = await add(ada);
    for (const status of ["offer", "screening", "closed"])
      await at(ada).send("PUT", `/applications/${id}`, { status, closedReason: "not-selected" });
    const closed = await read(ada, id);
    expect(closed).toMatchObject({ status: "closed", closedReason: "not-selected" });
    expect(closed.activity.map((entry: { stage: string }) => entry.stage)).toEqual(["closed", "screening", "offer", "saved"]);
    const { body } = await at(ada).send("PATCH", `/applications/${id}`, { status: "interview" });
    expect(body).toMatchObject({ status: "interview", closedReason: null });
  });

  test("the same stage again is no entry", async () => {
    const id = await add(ada);
    await at(ada).send("PATCH", `/applications/${id}`, { status: "saved", notes: "x" });
    expect((await read(ada, id)).activity).toHaveLength(1);
  });

  test("a stage's day is stored at noon, and may not come before the stage before it", async () => {
    const id = await add(ada, { stageEnteredAt: "2026-03-05" });
    const { body } = await at(ada).send("PATCH", `/applications/${id}`, { status: "applied", stageEnteredAt: "2026-03-07" });
    expect(body).toMatchObject({ stageEnteredAt: "2026-03-07T12:00:00.000Z", appliedAt: "2026-03-07T12:00:00.000Z" });
    const back = await at(ada).send("PATCH", `/applications/${id}`, { status: "interview", stageEnteredAt: "2026-03-06" });
    expect(back.status).toBe(400);
    expect((await read(ada, id)).status).toBe("applied");
  });
});

describe("what was sent", () => {
  test("resume and letter are recorded when a sent stage is reached, with the score of that day, once", async () => {
    const [resumeId, letter] = [await makeResume(ada), await makeLetter(ada)];
    const id = await add(ada, { resumeId, coverLetterId: letter.id });
    expect(await read(ada, id)).toMatchObject({ sentResumeVersionId: null, sentCoverLetterVersionId: null });
    const { body: sent } = await at(ada).send("PATCH", `/applications/${id}`, { status: "applied" });
    const report = (await at(ada).get(`/resumes/${resumeId}/checks`)).body;
    expect(sent.sentCheckScore).toBe(report.score);
    const versions = (await at(ada).get(`/resumes/${resumeId}/versions`)).body;
    expect(versions[0]).toMatchObject({ id: sent.sentResumeVersionId, kind: "sent", name: "Northpine" });
    const ofLetter = (await at(ada).get(`/cover-letters/${letter.id}/versions`)).body;
    expect(ofLetter[0]).toMatchObject({ id: sent.sentCoverLetterVersionId, kind: "sent", name: "Northpine" });
    const { body: later } = await at(ada).send("PATCH", `/applications/${id}`, { status: "interview" });
    expect(later.sentResumeVersionId).toBe(sent.sentResumeVersionId);
  });

  test("what was sent cannot be replaced, and its version cannot be deleted", async () => {
    const [resumeId, other] = [await makeResume(ada), await makeResume(ada, "Other")];
    const id = await add(ada, { resumeId, status: "applied" });
    expect((await at(ada).send("PATCH", `/applications/${id}`, { resumeId: other })).status).toBe(400);
    expect((await at(ada).send("PATCH", `/applications/${id}`, { resumeId: null })).status).toBe(400);
    const { sentResumeVersionId } = await read(ada, id);
    const deleted = await at(ada).send("DELETE", `/resumes/${resumeId}/versions/${sentResumeVersionId}`);
    expect(deleted.status).toBe(404);
  });

  test("a resume in Trash cannot be sent: the stage stays what it was", async () => {
    const resumeId = await makeResume(ada);
    const id = await add(ada, { resumeId });
    await at(ada).send("DELETE", `/resumes/${resumeId}`);
    expect((await at(ada).send("PATCH", `/applications/${id}`, { status: "applied" })).status).toBe(404);
    expect((await read(ada, id)).status).toBe("saved");
  });

  test("a purged resume leaves the application and the record of what was sent", async () => {
    const resumeId = await makeResume(ada);
    const id = await add(ada, { resumeId, status: "applied" });
    const { sentResumeVersionId } = await read(ada, id);
    await at(ada).send("DELETE", `/resumes/${resumeId}`);
    await at(ada).send("POST", "/documents/purge", { type: "resume", id: resumeId });
    expect(await read(ada, id)).toMatchObject({ resumeId: null, sentResumeVersionId });
    const [stored] = await database().submission.findMany({ where: { applicationId: id } });
    expect(stored).toMatchObject({ kind: "resume", versionId: sentResumeVersionId });
  });
});

test("figures and tags count one's own only", async () => {
  const person = await signUp();
  await add(person, { source: "Referral", tags: ["x"] });
  await add(person, { source: "Referral", status: "applied", tags: ["a"] });
  await add(person, { source: "Board" });
  await add(person);
  expect((await at(person).get("/applications/stats")).body).toEqual({
    total: 4,
    byStage: STAGES.map((status) => ({ status, count: { saved: 3, applied: 1 }[status as string] ?? 0 })),
    bySource: [
      { source: "Referral", count: 2 },
      { source: "Board", count: 1 },
    ],
  });
  // The second read comes from the response cache.
  for (let read = 0; read < 2; read++) {
    const tags = await at(person).get("/applications/tags?limit=1");
    expect([tags.body, tags.headers.get("x-total-count")]).toEqual([["a"], "2"]);
  }
  expect((await at(person).get("/applications/tags")).body).toEqual(["a", "x"]);
});

test("figures are read from one index alone, so that postings and other people's applications cost nothing", async () => {
  const plan = await database().$transaction(async (tx) => {
    // The planner reads a table of a few pages whole; among many rows it does what it does here.
    await tx.$executeRaw`set local enable_seqscan = off`;
    await tx.$executeRaw`set local enable_bitmapscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>`
      explain select status, source, count(*)::int from application where "userId" = ${ada.userId}::uuid
      group by grouping sets ((status), (source))`;
  });
  const text = plan.map((line) => line["QUERY PLAN"]).join("\n");
  expect(text).toContain('Index Only Scan using "application_userId_status_source_idx"');
});

describe("another user's", () => {
  test("resumes and letters are not found", async () => {
    const [resumeId, letter] = [await makeResume(eve), await makeLetter(eve)];
    for (const links of [{ resumeId }, { coverLetterId: letter.id }, { resumeId: newId() }, { resumeId: "nothing" }])
      expect((await at(ada).send("POST", "/applications", { ...FIRST, ...links })).status).toBe(404);
  });

  test("an application of another is missing for reading, changing and deleting", async () => {
    const id = await add(eve);
    const before = await read(eve, id);
    expect((await at(ada).get(`/applications/${id}`)).status).toBe(404);
    expect((await at(ada).send("PATCH", `/applications/${id}`, { notes: "mine" })).status).toBe(404);
    expect((await at(ada).send("POST", `/applications/${id}/notes`, { text: "mine" })).status).toBe(404);
    expect((await at(ada).send("DELETE", `/applications/${id}`)).status).toBe(404);
    expect(await read(eve, id)).toEqual(before);
  });
});
