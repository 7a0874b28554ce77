import { beforeAll, expect, test } from "vitest";
import { newId } from "@/server/platform/ids";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

const STORY = { title: "The harbour", situation: "Then", task: "This", action: "That", tags: ["calm"] };
const save = (person: Person, story: Record<string, unknown> = {}) =>
  send(person, "POST", "/career/stories", { ...STORY, ...story });
const addApplication = async (person: Person): Promise<string> =>
  (await send(person, "POST", "/applications", { company: "Northpine", role: "Designer" })).body;
const addFact = async (person: Person, applicationId: string | null = null): Promise<string> =>
  (
    await send(person, "POST", "/career/facts", {
      text: "A fact",
      category: "skill",
      applicationId,
      source: { kind: "manual", id: newId(), quote: "" },
    })
  ).body.id;

test("a story is added, replaced whole by its id, and deleted as often as anybody likes", async () => {
  const fact = await addFact(ada);
  const story = (await save(ada, { factIds: [fact, fact.toUpperCase()], result: "Good" })).body;
  const data = { ...STORY, result: "Good", reflection: "", factIds: [fact], applicationId: null };
  expect(story).toMatchObject({ userId: ada.userId, applicationId: null, data });
  const next = (await save(ada, { id: story.id, title: "Renamed" })).body;
  expect(next).toMatchObject({ id: story.id, data: { title: "Renamed", result: "", factIds: [] }, createdAt: story.createdAt });
  for (let time = 0; time < 2; time++) expect((await send(ada, "DELETE", `/career/stories/${story.id}`)).status).toBe(200);
  expect((await send(ada, "GET", "/career/stories")).body).toEqual([]);
  expect((await save(ada, { id: story.id })).status).toBe(404);
});

test("paragraphs that letters tell it with stay when the story is replaced without them, and go with an empty list", async () => {
  const paragraphs = [{ text: "At the harbour I turned things round.", language: "en" }];
  const story = (await save(ada, { paragraphs })).body;
  expect(story.data.paragraphs).toEqual(paragraphs);
  expect((await save(ada, { id: story.id, title: "Renamed" })).body.data).toMatchObject({ title: "Renamed", paragraphs });
  expect((await save(ada, { id: story.id, paragraphs: [] })).body.data).not.toHaveProperty("paragraphs");
  expect((await save(ada, { paragraphs: [{ text: "", language: null }] })).status).toBe(400);
  expect((await save(ada, { paragraphs: Array(21).fill(paragraphs[0]) })).status).toBe(400);
  expect((await save(eve, { id: story.id, paragraphs })).status).toBe(404);
});

test("a list has shared stories, for an application also its own, and every one only where asked for", async () => {
  const person = await signUp();
  const [one, other] = [await addApplication(person), await addApplication(person)];
  await save(person, { title: "Shared" });
  await save(person, { title: "Own", applicationId: one });
  const titles = async (query: string) =>
    ((await send(person, "GET", `/career/stories${query}`)).body as { data: { title: string } }[]).map(({ data }) => data.title);
  expect(await titles("")).toEqual(["Shared"]);
  expect(await titles("?all=true")).toEqual(["Own", "Shared"]);
  expect(await titles(`?applicationId=${one}`)).toEqual(["Own", "Shared"]);
  expect(await titles(`?applicationId=${other}`)).toEqual(["Shared"]);
  expect((await send(person, "GET", "/career/stories?applicationId=")).status).toBe(400);
  expect((await send(person, "GET", "/career/stories?limit=1&all=true")).headers.get("x-total-count")).toBe("2");
  await send(person, "DELETE", `/applications/${one}`);
  expect(await titles("?all=true")).toEqual(["Shared"]);
});

test("its facts are active, and shared or of the same application", async () => {
  const [one, other] = [await addApplication(ada), await addApplication(ada)];
  const [shared, own, excluded, forgotten] = [
    await addFact(ada),
    await addFact(ada, one),
    await addFact(ada),
    await addFact(ada),
  ];
  await send(ada, "PATCH", `/career/facts/${excluded}`, { status: "excluded" });
  await send(ada, "DELETE", `/career/facts/${forgotten}`);
  expect((await save(ada, { applicationId: one, factIds: [shared, own] })).status).toBe(200);
  for (const wrong of [
    { factIds: [own] },
    { applicationId: other, factIds: [own] },
    { factIds: [excluded] },
    { factIds: [forgotten] },
    { factIds: [shared, newId()] },
    { factIds: ["no id"] },
  ])
    expect(await save(ada, wrong)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  expect((await save(eve, { factIds: [shared] })).status).toBe(400);
  expect((await save(eve, { applicationId: one })).status).toBe(404);
});

test("a fact that is forgotten while a story is saved is not left in it", async () => {
  for (let round = 0; round < 10; round++) {
    const fact = await addFact(ada);
    const [saved] = await Promise.all([save(ada, { factIds: [fact] }), send(ada, "DELETE", `/career/facts/${fact}`)]);
    const stories = (await send(ada, "GET", "/career/stories")).body as { data: { factIds: string[] } }[];
    expect([200, 400]).toContain(saved.status);
    expect(stories.flatMap(({ data }) => data.factIds)).not.toContain(fact);
  }
});

test.each([
  [{ title: "" }],
  [{ title: "x".repeat(201) }],
  [{ situation: "" }],
  [{ task: "x".repeat(4001) }],
  [{ action: "x".repeat(6001) }],
  [{ reflection: "x".repeat(4001) }],
  [{ tags: Array.from({ length: 21 }, () => "x") }],
  [{ tags: ["x".repeat(101)] }],
  [{ factIds: Array.from({ length: 31 }, () => newId()) }],
])("a story with %j is refused", async (wrong) => expect((await save(ada, wrong)).status).toBe(400));
