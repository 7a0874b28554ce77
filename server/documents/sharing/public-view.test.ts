import { beforeAll, expect, test } from "vitest";
import { sampleResumeData } from "@/domain/sample/resume";
import { downloadArchive, importArchive } from "@/server/portability/archive/testing/archive";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { chosenView } from "./public-view";

withInstance({ RATE_LIMITS: "off" });

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

async function makeResume(template = "onyx"): Promise<string> {
  const data = sampleResumeData();
  const metadata = { ...data.metadata, template };
  const { body } = await call("POST", "/resumes/imports", { key: ada.key, body: { data: { ...data, metadata } } });
  return body;
}

const read = async (id: string, { key } = ada) => call("GET", `/resumes/${id}/public-view`, { key });
const choose = async (id: string, chosen: unknown, { key } = ada) =>
  call("PUT", `/resumes/${id}/public-view`, { key, body: { chosen } });

test("without a choice the template decides: a strong design begins with its pages", async () => {
  expect((await read(await makeResume("onyx"))).body).toEqual({ view: "read", chosen: null });
  expect((await read(await makeResume("ditgar"))).body).toEqual({ view: "pages", chosen: null });
});

test("a choice holds until it is cancelled, and changes nothing of the resume", async () => {
  const id = await makeResume();
  const before = (await call("GET", `/resumes/${id}`, { key: ada.key })).body;
  expect((await choose(id, "pages")).body).toEqual({ view: "pages", chosen: "pages" });
  expect((await read(id)).body).toEqual({ view: "pages", chosen: "pages" });
  expect((await call("GET", `/resumes/${id}`, { key: ada.key })).body).toEqual(before);
  expect((await choose(id, null)).body).toEqual({ view: "read", chosen: null });
});

test("refuses other words, other people's resumes and locked ones", async () => {
  const id = await makeResume();
  for (const chosen of ["print", 1, "", undefined]) expect((await choose(id, chosen)).status).toBe(400);
  const ben = await signUp();
  expect((await read(id, ben)).status).toBe(404);
  expect((await choose(id, "pages", ben)).status).toBe(404);
  await call("PUT", `/resumes/${id}/lock`, { key: ada.key, body: { isLocked: true } });
  expect((await choose(id, "pages")).body).toMatchObject({ code: "RESUME_LOCKED" });
  expect((await read(id)).body.chosen).toBeNull();
});

test("the choice travels in an archive; a stored word of a later release is no choice", async () => {
  const id = await makeResume();
  await choose(id, "pages");
  const ben = await signUp();
  await importArchive(ben, await downloadArchive(ada));
  const copies = (await call("GET", "/resumes", { key: ben.key })).body as { id: string }[];
  const views = await Promise.all(copies.map(async (copy) => (await read(copy.id, ben)).body.chosen));
  expect(views.filter((chosen) => chosen === "pages")).toHaveLength(1);
  expect(chosenView("hologram")).toBeNull();
});
