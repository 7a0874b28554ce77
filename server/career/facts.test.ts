import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

withInstance();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
});

type Body = Record<string, unknown>;

const list = async (person: Person, query = ""): Promise<Body[]> => (await send(person, "GET", `/career/facts${query}`)).body;
const manual = (text: string, id = newId()) => ({ text, category: "skill", source: { kind: "manual", id, quote: "" } });
const add = (person: Person, fact: Body) => send(person, "POST", "/career/facts", fact);
const addApplication = async (person: Person, company = "Northpine"): Promise<string> =>
  (await send(person, "POST", "/applications", { company, role: "Designer" })).body;

async function makeResume(person: Person): Promise<string> {
  return (await send(person, "POST", "/resumes", { name: "Mine", withSampleData: true, tags: [] })).body;
}

describe("the profile", () => {
  test("has defaults, keeps what is saved, and goes back to defaults where a field is left out", async () => {
    const empty = (await send(eve, "GET", "/career/profile")).body;
    expect(empty).toMatchObject({
      targetRoles: [],
      minBase: { amount: null, currency: "USD", period: "year" },
      memoryMode: "ask",
    });
    const input = { targetRoles: ["Designer"], maxOfficeDays: 0, memoryMode: "off" };
    expect((await send(eve, "PUT", "/career/profile", input)).body).toMatchObject({ ...input, noticeWeeks: null });
    expect((await send(eve, "GET", "/career/profile")).body).toMatchObject(input);
    expect((await send(eve, "PUT", "/career/profile", {})).body).toEqual(empty);
    expect((await send(ada, "GET", "/career/profile")).body).toEqual(empty);
  });

  test.each([
    [{ maxOfficeDays: 6 }],
    [{ noticeWeeks: 53 }],
    [{ minBase: { amount: -1, currency: "USD", period: "year" } }],
    [{ minBase: { amount: 1, currency: "usd", period: "year" } }],
    [{ targetRoles: Array.from({ length: 21 }, () => "x") }],
    [{ priorities: "x".repeat(4001) }],
    [{ memoryMode: "never" }],
  ])("%j is refused", async (input) => expect((await send(ada, "PUT", "/career/profile", input)).status).toBe(400));
});

test("facts are listed by category, together with words that are searched for", async () => {
  const person = await signUp();
  await add(person, manual("Speaks Dutch"));
  await add(person, { ...manual("Wants to live in Utrecht and speak Dutch"), category: "preference" });
  const texts = async (query: string) => (await list(person, query)).map(({ text }) => text);
  expect(await texts("?category=skill")).toEqual(["Speaks Dutch"]);
  expect(await texts("?category=skill&query=utrecht")).toEqual([]);
  expect(await texts("?category=preference&query=dutch")).toEqual(["Wants to live in Utrecht and speak Dutch"]);
});

describe("a fact", () => {
  test("is saved once for one source, and is returned when it is saved again", async () => {
    const fact = manual("Speaks Dutch", "languages");
    const first = (await add(ada, fact)).body;
    expect(first).toMatchObject({ ...fact, applicationId: null, status: "active", revisions: [], userId: ada.userId });
    expect((await add(ada, fact)).body).toEqual(first);
    expect((await add(eve, fact)).body.id).not.toBe(first.id);
  });

  test("two concurrent requests save it once", async () => {
    const fact = manual("Once", "at-once");
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(ada, fact)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test("needs a quote that occurs in the named resume", async () => {
    const id = await makeResume(ada);
    const { basics } = (await send(ada, "GET", `/resumes/${id}`)).body.data;
    const from = (quote: string, source: Body = {}) => ({
      text: "My name",
      category: "experience",
      source: { kind: "resume", id, quote, ...source },
    });
    expect((await add(ada, from(basics.name))).body.source.quote).toBe(basics.name);
    for (const wrong of [from("Not a word of it"), from(""), from(basics.name, { id: newId() }), from(basics.name, { id: "x" })])
      expect(await add(ada, wrong)).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
    expect((await add(ada, from(basics.name, { kind: "user-message" }))).status).toBe(400);
    const [foreign, unknown] = [await add(eve, from(basics.name)), await add(eve, from(basics.name, { id: newId() }))];
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    const version = (await send(ada, "POST", `/resumes/${id}/versions`, { name: "v" })).body.id;
    expect((await add(ada, from(basics.name, { kind: "resume-version", id: version }))).status).toBe(200);
    expect((await add(eve, from(basics.name, { kind: "resume-version", id: version }))).status).toBe(400);
    await send(ada, "POST", "/documents/lock", { type: "resume", id, locked: true });
    expect((await add(ada, from(basics.headline))).status).toBe(200);
    await send(ada, "POST", "/documents/trash", { type: "resume", id });
    expect((await add(ada, from(basics.location))).status).toBe(400);
  });

  test("quotes a letter and its versions", async () => {
    const letter = (await send(ada, "POST", "/cover-letters", { name: "L", content: "<p>I led the <b>harbour</b> project.</p>" }))
      .body.id;
    const version = (await send(ada, "POST", `/cover-letters/${letter}/versions`, { name: "v" })).body.id;
    for (const [kind, id] of [
      ["letter", letter],
      ["letter-version", version],
    ]) {
      const source = { kind, id, quote: "led the harbour project" };
      expect(await add(ada, { text: "Led it", category: "experience", source })).toMatchObject({ status: 200, body: { source } });
      expect((await add(eve, { text: "Led it", category: "experience", source })).status).toBe(400);
    }
  });

  test.each(["forgotten", "excluded", "corrected"])("that was %s is not saved again from the same source", async (how) => {
    const fact = manual(`Something ${how}`);
    const { id } = (await add(ada, fact)).body;
    if (how === "forgotten") await send(ada, "DELETE", `/career/facts/${id}`);
    if (how === "excluded") await send(ada, "PATCH", `/career/facts/${id}`, { status: "excluded" });
    if (how === "corrected") await send(ada, "PATCH", `/career/facts/${id}`, { text: "Something else" });
    expect(await add(ada, fact)).toMatchObject({ status: 200, body: null });
  });

  test("keeps at most fifty earlier texts, the newest of them", async () => {
    const { id } = (await add(ada, manual("Text 0"))).body;
    for (let count = 1; count <= 52; count++) {
      const { status, bytes } = await send(ada, "PATCH", `/career/facts/${id}`, { text: `Text ${count}` });
      expect([status, bytes.length]).toEqual([200, 0]);
    }
    await send(ada, "PATCH", `/career/facts/${id}`, { text: "Text 52" });
    const fact = (await list(ada)).find((one) => one.id === id);
    const texts = ((fact?.revisions ?? []) as { text: string }[]).map(({ text }) => text);
    expect([fact?.text, texts.length, texts[0], texts.at(-1)]).toEqual(["Text 52", 50, "Text 2", "Text 51"]);
  });

  test("that is forgotten loses its words everywhere, and can be forgotten twice", async () => {
    const fact = (
      await add(ada, { ...manual("A secret word"), source: { kind: "manual", id: newId(), quote: "a secret quote" } })
    ).body;
    const storyData = { title: "T", situation: "S", task: "T", action: "A", factIds: [fact.id] };
    const story = (await send(ada, "POST", "/career/stories", storyData)).body;
    expect(story.data.factIds).toEqual([fact.id]);
    for (let time = 0; time < 2; time++) expect((await send(ada, "DELETE", `/career/facts/${fact.id}`)).status).toBe(200);
    expect((await list(ada, "?all=true")).some(({ id }) => id === fact.id)).toBe(false);
    const row = await database().careerFact.findUniqueOrThrow({ where: { id: fact.id } });
    expect(JSON.stringify(row)).not.toContain("secret");
    expect(row.sourceKey).toBe(fact.sourceKey);
    const stories = (await send(ada, "GET", "/career/stories")).body as { id: string; data: { factIds: string[] } }[];
    expect(stories.find(({ id }) => id === story.id)?.data.factIds).toEqual([]);
    expect((await send(ada, "PATCH", `/career/facts/${fact.id}`, { text: "Back" })).status).toBe(404);
  });

  test("of one application is seen there, and by all once it is shared", async () => {
    const [one, other] = [await addApplication(eve), await addApplication(eve, "Harbour Works")];
    const { id } = (await add(eve, { ...manual("Knows the town"), applicationId: one })).body;
    const sees = async (query: string) => (await list(eve, query)).find((fact) => fact.id === id)?.company;
    expect([await sees(""), await sees(`?applicationId=${other}`)]).toEqual([undefined, undefined]);
    expect([await sees(`?applicationId=${one}`), await sees("?all=true")]).toEqual(["Northpine", "Northpine"]);
    await send(eve, "PATCH", `/career/facts/${id}`, { share: true });
    expect([await sees(""), await sees(`?applicationId=${other}`)]).toEqual([null, null]);
  });

  test("goes with the application that alone uses it", async () => {
    const application = await addApplication(ada);
    const { id } = (await add(ada, { ...manual("Private"), applicationId: application })).body;
    await send(ada, "DELETE", `/applications/${application}`);
    expect(await database().careerFact.findUnique({ where: { id } })).toBeNull();
  });

  test.each([
    [{ text: " " }],
    [{ text: "x".repeat(2001) }],
    [{ category: "hobby" }],
    [{ source: { kind: "rumour", id: "x", quote: "" } }],
    [{ source: { kind: "manual", id: "x".repeat(256), quote: "" } }],
    [{ source: { kind: "manual", id: "x", quote: "x".repeat(4001) } }],
  ])("with %j is refused", async (wrong) => expect((await add(ada, { ...manual("Fine"), ...wrong })).status).toBe(400));
});

describe("the list of facts", () => {
  test("finds words in any spelling, counts in the header, and pages", async () => {
    const person = await signUp();
    for (const text of ["Led the Zürich office", "led the Berlin office", "设计师经验"]) await add(person, manual(text));
    const texts = async (query: string) => (await list(person, `?query=${encodeURIComponent(query)}`)).map(({ text }) => text);
    expect(await texts("zurich LED")).toEqual(["Led the Zürich office"]);
    expect(await texts("设计")).toEqual(["设计师经验"]);
    expect(await texts("100%")).toEqual([]);
    const page = await send(person, "GET", "/career/facts?limit=1&offset=1");
    expect([page.body.length, page.headers.get("x-total-count"), page.body[0].text]).toEqual([1, "3", "led the Berlin office"]);
    expect((await send(person, "GET", `/career/facts?query=${"x".repeat(501)}`)).status).toBe(400);
  });

  test("reports how many stories use a fact", async () => {
    const person = await signUp();
    const { id } = (await add(person, manual("Used"))).body;
    for (const title of ["One", "Two"])
      await send(person, "POST", "/career/stories", { title, situation: "S", task: "T", action: "A", factIds: [id] });
    expect((await list(person))[0]).toMatchObject({ id, usedBy: { stories: 2, savedItems: 0 } });
  });
});
