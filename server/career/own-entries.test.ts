import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "@/domain/dates/day-ms";
import { newId } from "@/server/platform/ids";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

withInstance();

let ada: Person;
let eve: Person;
let application: string;
beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
  application = await addApplication(ada, "Northpine", { requirements: ["Planning of harbours", "Kubernetes"] });
});

const addApplication = async (person: Person, company: string, input: object = {}): Promise<string> =>
  (await send(person, "POST", "/applications", { company, role: "Designer", ...input })).body;
const addFact = async (text: string, applicationId: string | null = null) =>
  (
    await send(ada, "POST", "/career/facts", {
      applicationId,
      text,
      category: "experience",
      source: { kind: "manual", id: newId(), quote: "" },
    })
  ).body.id as string;
const addStory = async (input: object) => {
  const story = { title: "The harbour", situation: "Full", task: "Planning of a harbour", action: "I planned" };
  return (await send(ada, "POST", "/career/stories", { ...story, ...input })).body.id as string;
};

describe("what a person writes down", () => {
  const offer = { kind: "offer", currency: "EUR", period: "year", base: 68_000 };

  test("an offer is saved with unknown terms left open, replaced by its id, and deleted", async () => {
    const { body } = await send(ada, "POST", "/career/saved", { applicationId: application, data: offer });
    expect(body).toMatchObject({ title: "Offer", data: { base: 68_000, variable: null, version: "written", leave: "" } });
    const changed = { id: body.id, applicationId: application, data: { ...offer, base: 70_000, officeDays: 2 } };
    expect((await send(ada, "POST", "/career/saved", changed)).body.data).toMatchObject({ base: 70_000, officeDays: 2 });
    const { body: saved } = await send(ada, "GET", "/career/saved?kind=offer");
    expect(saved).toMatchObject([{ id: body.id, application: { company: "Northpine" } }]);
    await send(ada, "DELETE", `/career/saved/${body.id}`);
  });

  test("a debrief can be the source of a fact in its words", async () => {
    const data = {
      kind: "debrief",
      question: "What did you build?",
      answer: "I built eleven harbours in Zeeland.",
      landed: "well",
    };
    const { id } = (await send(ada, "POST", "/career/saved", { applicationId: application, data })).body;
    const [proposal] = (await send(ada, "GET", "/career/facts/proposals")).body;
    expect(proposal).toMatchObject({ text: data.answer, source: { kind: "debrief", id }, where: "Northpine" });
    expect((await send(ada, "POST", "/career/facts", { ...proposal, applicationId: null })).status).toBe(200);
    expect((await send(ada, "GET", "/career/facts/proposals")).body).toEqual([]);
  });

  test.each([
    [{ ...offer, base: -1 }, 400],
    [{ ...offer, officeDays: 6 }, 400],
    [{ kind: "fit" }, 400],
    [{ kind: "practice", question: "", answer: "x" }, 400],
  ])("%j is refused", async (data, status) => {
    expect((await send(ada, "POST", "/career/saved", { applicationId: application, data })).status).toBe(status);
  });

  test("nothing is saved for another user's application, interview or saved item, or of another kind", async () => {
    const save = (input: object) => send(ada, "POST", "/career/saved", { applicationId: application, data: offer, ...input });
    expect((await save({ applicationId: await addApplication(eve, "N") })).status).toBe(404);
    expect((await save({ interviewId: newId() })).status).toBe(404);
    expect((await save({ id: newId() })).status).toBe(404);
    const { id } = (await save({})).body;
    expect((await save({ id, applicationId: await addApplication(ada, "Other") })).status).toBe(400);
    expect(
      (await send(eve, "POST", "/career/saved", { id, applicationId: await addApplication(eve, "N"), data: offer })).status,
    ).toBe(404);
  });
});

describe("proposed facts", () => {
  test("come from resumes and letters with their location, and do not return once dismissed", async () => {
    const resume = (await send(eve, "POST", "/resumes", { name: "Sample", withSampleData: true })).body;
    await send(eve, "POST", "/cover-letters", { name: "Letter", content: "<p>In 2021 I opened 12 branches in Saxony.</p>" });
    const proposals = async () =>
      (await send(eve, "GET", "/career/facts/proposals")).body as { source: { kind: string; id: string } }[];
    const all = await proposals();
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all.map(({ source }) => source.kind))).toEqual(new Set(["resume", "letter"]));
    expect(all.filter(({ source }) => source.kind === "resume").every(({ source }) => source.id === resume)).toBe(true);
    for (const proposal of all.slice(0, 5))
      expect((await send(eve, "POST", "/career/facts", { ...proposal, applicationId: null })).status).toBe(200);
    await send(eve, "POST", "/career/facts/proposals/dismissals", { sources: all.slice(5).map(({ source }) => source) });
    expect(await proposals()).toEqual([]);
  });
});

describe("facts that say nearly the same", () => {
  test("are merged: what named one names the other, and the text becomes a revision", async () => {
    const [stored, other] = [
      await addFact("Led a team of 4 engineers in Utrecht."),
      await addFact("I led a team of 4 engineers in Utrecht", application),
    ];
    const story = await addStory({ factIds: [stored, other], applicationId: application });
    const parts = { evidence: { Planning: other }, expected: { evidence: {} } };
    await send(ada, "PATCH", `/career/workspace/${application}`, parts);
    const pairs = (await send(ada, "GET", "/career/facts/duplicates")).body;
    expect(pairs).toMatchObject([{ facts: [{ id: stored }, { id: other }] }]);
    expect((await send(ada, "POST", `/career/facts/${stored}/merge`, { duplicateId: other })).status).toBe(200);
    expect((await send(ada, "GET", "/career/facts/duplicates")).body).toEqual([]);
    const facts = (await send(ada, "GET", "/career/facts?all=true")).body as { id: string; revisions: unknown[] }[];
    expect(facts.find(({ id }) => id === stored)).toMatchObject({
      applicationId: null,
      revisions: [{ text: "I led a team of 4 engineers in Utrecht" }],
    });
    expect(facts.some(({ id }) => id === other)).toBe(false);
    const stories = (await send(ada, "GET", `/career/stories?applicationId=${application}`)).body as {
      id: string;
      data: object;
    }[];
    expect(stories.find(({ id }) => id === story)?.data).toMatchObject({ factIds: [stored] });
    expect((await send(ada, "GET", `/career/workspace/${application}`)).body.evidence).toEqual({ Planning: stored });
  });

  test("cannot be merged with themselves, with a forgotten one, or with another user's", async () => {
    const [a, b] = [await addFact("Knows welding."), await addFact("Sails on Sundays.")];
    const merge = (person: Person, id: string, duplicateId: string) =>
      send(person, "POST", `/career/facts/${id}/merge`, { duplicateId });
    expect((await merge(ada, a, a)).status).toBe(400);
    expect((await merge(eve, a, b)).status).toBe(404);
    await send(ada, "DELETE", `/career/facts/${b}`);
    expect((await merge(ada, a, b)).status).toBe(404);
  });
});

test("a fact lists the documents that state it, in words that can be replaced, and the stories that use it", async () => {
  const id = await addFact("Planned the harbours of three towns.");
  const resume = (await send(ada, "POST", "/resumes", { name: "Mine" })).body;
  const { data } = (await send(ada, "GET", `/resumes/${resume}`)).body;
  const content = "<p>Planned the harbours of three towns.</p>";
  await send(ada, "PUT", `/resumes/${resume}`, { data: { ...data, summary: { ...data.summary, content } } });
  const letter = (await send(ada, "POST", "/cover-letters", { name: "Letter", content })).body.id;
  const story = await addStory({ factIds: [id] });
  await send(ada, "PATCH", `/career/facts/${id}`, { text: "Planned the harbours of four towns." });
  const sentence = "Planned the harbours of three towns.";
  expect((await send(ada, "GET", `/career/facts/${id}/uses`)).body).toMatchObject([
    { kind: "resume", id: resume, pointer: "/summary/content", said: sentence },
    { kind: "letter", id: letter, pointer: "/content", said: sentence },
    { kind: "story", id: story, pointer: null },
  ]);
  expect((await send(eve, "GET", `/career/facts/${id}/uses`)).status).toBe(404);
});

test("a story lists where it was used: in debriefs and recalled answers, not in practice", async () => {
  const own = await addApplication(ada, "Lantern");
  const storyId = await addStory({ title: "Told" });
  const sentence = { question: "What did you build?", answer: "A harbour." };
  const save = (data: object, more: object = {}) =>
    send(ada, "POST", "/career/saved", { applicationId: own, storyId, data: { ...sentence, ...data }, ...more });
  await save({ kind: "practice" });
  const uses = async () => {
    const stories = (await send(ada, "GET", "/career/stories")).body as { id: string; askedAt: { company: string }[] }[];
    return stories.find(({ id }) => id === storyId)?.askedAt.map(({ company }) => company);
  };
  expect(await uses()).toEqual([]);
  expect((await save({ kind: "debrief", landed: "well" })).body.evidence.storyIds).toEqual([storyId]);
  expect(await uses()).toEqual(["Lantern"]);
  await save({ kind: "practice", origin: "recalled" });
  expect(await uses()).toEqual(["Lantern", "Lantern"]);
  expect((await save({ kind: "debrief", landed: "well" }, { storyId: newId() })).status).toBe(404);
  expect(
    (
      await send(eve, "POST", "/career/saved", {
        applicationId: await addApplication(eve, "N"),
        storyId,
        data: { ...sentence, kind: "practice" },
      })
    ).status,
  ).toBe(404);
});

describe("preparing", () => {
  test("lists which requirements have a story, and plans the days until the next interview", async () => {
    const own = await addApplication(ada, "Quayside", { requirements: ["Planning of harbours", "Kubernetes"] });
    const story = await addStory({ applicationId: own });
    const gaps = (await send(ada, "GET", `/career/workspace/${own}/stories`)).body as {
      requirement: string;
      storyIds: string[];
    }[];
    expect(gaps.map(({ requirement, storyIds }) => [requirement, storyIds.includes(story)])).toEqual([
      ["Planning of harbours", true],
      ["Kubernetes", false],
    ]);
    expect((await send(ada, "GET", `/career/workspace/${own}/plan`)).body).toBeNull();
    const at = new Date(Date.now() + 5 * DAY_MS).toISOString();
    const { activity } = (
      await send(ada, "POST", `/applications/${own}/interviews`, { at, kind: "onsite", timezone: "Asia/Tokyo" })
    ).body;
    const plan = (await send(ada, "GET", `/career/workspace/${own}/plan`)).body;
    expect(plan).toMatchObject({ interviewAt: at, timezone: "Asia/Tokyo" });
    const kinds = plan.days.flatMap(({ tasks }: { tasks: { kind: string }[] }) => tasks.map(({ kind }) => kind));
    expect(kinds).toEqual(expect.arrayContaining(["company-notes", "write-story", "rehearse"]));
    const interviewId = activity.find(({ type }: { type: string }) => type === "interview").id;
    expect((await send(ada, "GET", `/career/workspace/${own}/plan?interviewId=${interviewId}`)).body).toEqual(plan);
    expect((await send(ada, "GET", `/career/workspace/${own}/plan?interviewId=${newId()}`)).status).toBe(404);
    expect((await send(eve, "GET", `/career/workspace/${own}/plan`)).status).toBe(404);
  });

  test("finds earlier answers to questions like this one", async () => {
    const own = await addApplication(ada, "Lighthouse");
    const answers = [{ id: "a", question: "Why do you want to work with us?", answer: "Because of the harbours.", factIds: [] }];
    await send(ada, "PATCH", `/career/workspace/${own}`, { answers, expected: { answers: [] } });
    const find = async (person: Person, question: string) =>
      (await send(person, "GET", `/career/answers?question=${encodeURIComponent(question)}`)).body;
    expect(await find(ada, "Why would you want to work with us?")).toMatchObject([
      { company: "Lighthouse", answer: "Because of the harbours." },
    ]);
    expect(await find(ada, "What is your notice period?")).toEqual([]);
    expect(await find(eve, "Why do you want to work with us?")).toEqual([]);
  });
});
