import { beforeAll, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let id = "";
const DESCRIPTION = "<p>Adalind led the bridge team of four. Call +49 30 901820.</p>";
beforeAll(async () => {
  ada = await signUp();
  id = (await call("POST", "/resumes", { key: ada.key, body: { name: "Mine", withSampleData: true } })).body;
  const { data } = (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
  Object.assign(data.basics, { name: "Adalind Lovelace", email: "adalind@lovelace.example", phone: "+49 30 901820" });
  data.summary.content = "<p>I build bridges.</p>";
  data.sections.experience.items[0].hidden = true;
  data.sections.experience.items[1].description = DESCRIPTION;
  expect((await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data } })).status).toBe(200);
});

const JOB = "/sections/experience/items/1/description";
const copy = async () => JSON.parse((await call("GET", `/resumes/${id}/anonymous/json`, { key: ada.key })).bytes.toString());
const merge = (data: unknown, body = {}, key = ada.key) =>
  call("POST", "/resumes/anonymous-copies", { key, body: { data, ...body } });
const now = async () => (await call("GET", `/resumes/${id}`, { key: ada.key })).body.data;

test("a copy that nobody edited changes nothing", async () => {
  expect((await merge(await copy())).body).toEqual({ resumeId: id, name: "Mine", link: null, changes: [], left: [] });
});

test("changed texts come back, also among what was removed; names, contacts and hidden entries stay", async () => {
  const edited = await copy();
  const before = await now();
  edited.summary.content = "<p>I build fine bridges.</p>";
  edited.basics.email = "agency@elsewhere.example";
  const [job] = edited.sections.experience.items;
  expect(job.description).not.toContain("Adalind");
  const sent = job.description;
  job.description = sent.replace("team of four", "team of six");
  const { body } = await merge(edited);
  expect(body.changes).toEqual([
    { path: "/summary/content", before: "<p>I build bridges.</p>", after: "<p>I build fine bridges.</p>" },
    { path: JOB, before: DESCRIPTION, after: DESCRIPTION.replace("four", "six") },
  ]);
  expect(body.left).toEqual([{ path: "/basics/email", after: "agency@elsewhere.example" }]);
  // What the person is called in the copy is neither changed nor written into the resume.
  for (const text of [sent.replace("… led", "Somebody led"), `${sent}<p>${edited.basics.name} sings.</p>`]) {
    job.description = text;
    expect((await merge(edited)).body.left.map(({ path }: { path: string }) => path)).toContain(JOB);
  }
  expect(await now()).toEqual(before);
  job.description = sent.replace("team of four", "team of six");
  expect((await merge(edited, { write: true, only: [JOB] })).body.changes.map(({ path }: { path: string }) => path)).toEqual([
    JOB,
  ]);
  const after = await now();
  expect(after.basics).toEqual(before.basics);
  expect(after.summary.content).toBe("<p>I build bridges.</p>");
  expect(after.sections.experience.items[1].description).toBe(DESCRIPTION.replace("four", "six"));
  expect(after.sections.experience.items[0]).toEqual(before.sections.experience.items[0]);
});

test("texts come back to their entries after the owner has moved these", async () => {
  const edited = await copy();
  const [job] = edited.sections.experience.items;
  job.description = job.description.replace("bridge team", "bridge crew");
  const data = await now();
  const { items } = data.sections.experience;
  const shown = items.findIndex(({ hidden }: { hidden: boolean }) => !hidden);
  items.push(...items.splice(shown, 1));
  expect((await call("PUT", `/resumes/${id}`, { key: ada.key, body: { data } })).status).toBe(200);
  const { body } = await merge(edited);
  expect(body.changes.map(({ path }: { path: string }) => path)).toEqual([
    `/sections/experience/items/${items.length - 1}/description`,
  ]);
  expect(body.changes[0].after).toContain("bridge crew");
});

test("copies of others, unknown names and locked resumes are refused", async () => {
  const edited = await copy();
  const eve = await signUp();
  expect((await merge(edited, { write: true }, eve.key)).status).toBe(404);
  edited.basics.name = "Candidate AAAA";
  expect((await merge(edited)).status).toBe(404);
  const own = await copy();
  own.summary.content = "<p>Another text.</p>";
  await call("POST", `/resumes/${id}/lock`, { key: ada.key, body: { isLocked: true } });
  const refused = await merge(own, { write: true });
  expect([refused.status, refused.body.code]).toEqual([403, "RESUME_LOCKED"]);
});

test("the copy of a link is recognized while the link works, and the copy of a resume in Trash is refused", async () => {
  const link = (
    await call("POST", `/documents/resume/${id}/share-links`, { key: ada.key, body: { label: "Northpine", isAnonymous: true } })
  ).body;
  const shared = (await call("GET", `/share-links/${link.token}`)).body.document.data;
  shared.summary.content = "<p>I build long bridges.</p>";
  const { body } = await merge(shared);
  expect([body.resumeId, body.link]).toEqual([id, { id: link.id, label: "Northpine" }]);
  expect(body.changes).toMatchObject([{ path: "/summary/content", after: "<p>I build long bridges.</p>" }]);
  await call("DELETE", `/documents/resume/${id}/share-links/${link.id}`, { key: ada.key });
  const ended = await merge(shared, { write: true });
  expect([ended.status, ended.body.message]).toEqual([409, expect.stringContaining("has ended")]);
  const other = (await call("POST", "/resumes", { key: ada.key, body: { name: "Old", withSampleData: true } })).body;
  const old = JSON.parse((await call("GET", `/resumes/${other}/anonymous/json`, { key: ada.key })).bytes.toString());
  await call("DELETE", `/resumes/${other}`, { key: ada.key });
  expect((await merge(old)).status).toBe(409);
});
