import { beforeAll, expect, test } from "vitest";
import { LIMITS } from "@/contracts/limits";
import { sampleResumeData } from "@/domain/sample/resume";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let ben: Person;
beforeAll(async () => {
  ada = await signUp();
  ben = await signUp();
});

const PATH = "/career/form-answers";
const read = async (person: Person, query = "") => (await call("GET", `${PATH}${query}`, { key: person.key })).body;
const save = (person: Person, body: object) => call("PUT", PATH, { key: person.key, body });
const permit = { topic: "work-permit", question: "May you work here?", answer: "Yes." };

async function resume(person: Person, name: string): Promise<string> {
  const data = sampleResumeData();
  data.basics.name = name;
  return (await call("POST", "/resumes/imports", { key: person.key, body: { data } })).body;
}

test("without an application the resume edited last fills a form; an empty account fills nothing", async () => {
  const carla = await signUp();
  const empty = await read(carla);
  expect(empty.files).toEqual([]);
  expect(new Set(Object.values(empty.fields))).toEqual(new Set([""]));
  await resume(carla, "Carla Halden");
  const id = await resume(carla, "Carla Moss");
  const { fields, files } = await read(carla);
  expect(fields).toMatchObject({ firstName: "Carla", lastName: "Moss", city: "Bristol" });
  expect(files).toEqual([
    { kind: "resume", name: "Carla Moss – Resume.pdf", url: expect.stringContaining(`/api/openapi/resumes/${id}/pdf`) },
  ]);
});

test("with an application its own documents are attached, and those in Trash are not", async () => {
  const resumeId = await resume(ada, "Ada Example");
  await resume(ada, "Ada Later");
  const details = { senderAddress: { street: "Hafenweg 3", postcode: "24103", city: "Kiel", country: "Germany" } };
  const letter = (
    await call("POST", "/cover-letters", { key: ada.key, body: { name: "L", resumeId, recipientCompany: "Northpine", details } })
  ).body;
  const made = { company: "Northpine", role: "Planner", resumeId, coverLetterId: letter.id };
  const applicationId = (await call("POST", "/applications", { key: ada.key, body: made })).body;
  const { fields, files } = await read(ada, `?applicationId=${applicationId}`);
  expect(fields).toMatchObject({
    fullName: "Ada Example",
    street: "Hafenweg 3",
    postalCode: "24103",
    city: "Kiel",
    country: "Germany",
  });
  expect(files.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
    ["resume", "Ada Example – Resume.pdf"],
    ["cover-letter", "Ada Example – Cover letter – Northpine.pdf"],
  ]);
  for (const { url } of files) {
    const path = new URL(url).pathname.replace("/api/openapi", "");
    expect((await call("GET", path, { key: ada.key })).status).toBe(200);
    expect((await call("GET", path, { key: ben.key })).status).toBe(404);
  }
  await call("DELETE", `/cover-letters/${letter.id}`, { key: ada.key, body: {} });
  expect((await read(ada, `?applicationId=${applicationId}`)).files).toHaveLength(1);
});

test("an answer is stored once for each topic, listed by its last use, and deleted twice without harm", async () => {
  expect((await save(ada, permit)).status).toBe(200);
  expect((await save(ada, { topic: "relocation", question: "Would you move?", answer: "No." })).status).toBe(200);
  expect((await save(ada, { ...permit, answer: "Yes, without restrictions." })).status).toBe(200);
  const { answers } = await read(ada);
  expect(answers).toMatchObject([{ ...permit, answer: "Yes, without restrictions." }, { topic: "relocation" }]);
  expect((await read(ben)).answers).toEqual([]);
  for (let time = 0; time < 2; time++) expect((await call("DELETE", `${PATH}/relocation`, { key: ada.key })).status).toBe(200);
  expect((await call("DELETE", `${PATH}/work-permit`, { key: ben.key })).status).toBe(200);
  expect((await read(ada)).answers).toMatchObject([{ topic: "work-permit" }]);
});

test("writers of one topic at once leave one answer", async () => {
  const answers = Array.from({ length: 10 }, (_, index) => ({
    topic: "notice",
    question: "When?",
    answer: `In ${index} weeks.`,
  }));
  const statuses = await Promise.all(answers.map(async (each) => (await save(ben, each)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await read(ben)).answers.filter(({ topic }: { topic: string }) => topic === "notice")).toHaveLength(1);
});

test("what is too long, empty or past the limit is refused, and nothing is stored", async () => {
  const dora = await signUp();
  for (const bad of [
    { topic: "" },
    { topic: " " },
    { topic: "x".repeat(65) },
    { question: "x".repeat(2001) },
    { answer: "" },
    { answer: "x".repeat(6001) },
  ])
    expect(await save(dora, { ...permit, ...bad })).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  expect((await save(dora, { ...permit, applicationId: newId() })).status).toBe(404);
  expect((await read(dora)).answers).toEqual([]);
  const { perAccount } = LIMITS.formAnswers;
  const rows = Array.from({ length: perAccount }, (_, index) => ({
    id: newId(),
    userId: dora.userId,
    topic: `topic ${index}`,
    question: "",
    answer: "x",
    usedAt: new Date(),
  }));
  await database().careerFormAnswer.createMany({ data: rows });
  expect(await save(dora, permit)).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect((await save(dora, { ...permit, topic: "topic 0" })).status).toBe(200);
});

test("nobody reads or writes without signing in", async () => {
  expect((await call("GET", PATH, {})).status).toBe(401);
  expect((await call("PUT", PATH, { body: permit })).status).toBe(401);
  expect((await call("DELETE", `${PATH}/x`, {})).status).toBe(401);
});

test.each(["and/or", "..", "a\\b"])("an answer whose topic is %j can be deleted", async (topic) => {
  const carla = await signUp();
  expect((await save(carla, { ...permit, topic })).status).toBe(200);
  const [stored] = (await read(carla)).answers;
  const path = `${PATH}/${encodeURIComponent(stored.topic)}`;
  expect((await call("DELETE", path, { key: carla.key })).status).toBe(200);
  expect((await read(carla)).answers).toEqual([]);
});
