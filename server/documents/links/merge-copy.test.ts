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

const copy = async () => JSON.parse((await call("GET", `/resumes/${id}/anonymous/json`, { key: ada.key })).bytes.toString());
const merge = (data: unknown, body = {}, key = ada.key) =>
  call("POST", "/resumes/anonymous-copies", { key, body: { data, ...body } });
const now = async () => (await call("GET", `/resumes/${id}`, { key: ada.key })).body.data;

test("a copy that nobody edited changes nothing", async () => {
  expect((await merge(await copy())).body).toEqual({ resumeId: id, name: "Mine", changes: [], left: [] });
});

test("changed texts come back, also beside what was removed; names, contacts and hidden entries stay", async () => {
  const edited = await copy();
  const before = await now();
  edited.summary.content = "<p>I build fine bridges.</p>";
  edited.basics.email = "agency@elsewhere.example";
  const [job] = edited.sections.experience.items;
  expect(job.description).not.toContain("Adalind");
  job.description = job.description.replace("team of four", "team of six");
  const { body } = await merge(edited);
  expect(body.changes).toEqual([
    { path: "/summary/content", before: "<p>I build bridges.</p>", after: "<p>I build fine bridges.</p>" },
  ]);
  // Something was removed on both sides of the second change.
  expect(body.left.map(({ path }: { path: string }) => path)).toEqual([
    "/basics/email",
    "/sections/experience/items/1/description",
  ]);
  expect(await now()).toEqual(before);
  job.description = (await copy()).sections.experience.items[0].description.replace("</p>", " Gladly.</p>");
  expect((await merge(edited, { write: true })).status).toBe(200);
  const after = await now();
  expect(after.basics).toEqual(before.basics);
  expect(after.summary.content).toBe("<p>I build fine bridges.</p>");
  expect(after.sections.experience.items[1].description).toBe(DESCRIPTION.replace("</p>", " Gladly.</p>"));
  expect(after.sections.experience.items[0]).toEqual(before.sections.experience.items[0]);
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
