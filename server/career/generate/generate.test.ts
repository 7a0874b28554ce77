import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "@/server/platform/ids";
import { GOOD_KEY, startFakeModel } from "@/server/testing/fake-model";
import { type Person, signUp, withInstance } from "@/server/testing/instance";
import { send } from "@/server/testing/send";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

let ada: Person;
let eve: Person;
let application: string;
let interviewId: string;
let factId: string;

const generate = (task: object, overrides: object = {}) =>
  send(ada, "POST", "/career/generate", { applicationId: application, task, ...overrides });
const saved = async () => (await send(ada, "GET", "/career/saved")).body;

beforeAll(async () => {
  [ada, eve] = [await signUp(), await signUp()];
  const provider = { label: "x", provider: "openai-compatible", model: "small", baseURL: `${fake.url}/v1`, apiKey: GOOD_KEY };
  await send(ada, "POST", "/ai-providers", provider);
  const resumeId = (await send(ada, "POST", "/resumes", { name: "Mine" })).body;
  const content = "<p>I built harbours for eleven years and cut waiting times by 30 %.</p>";
  const { data } = (await send(ada, "GET", `/resumes/${resumeId}`)).body;
  await send(ada, "PUT", `/resumes/${resumeId}`, {
    data: { ...data, basics: { ...data.basics, email: "ada@harbour.example" }, summary: { ...data.summary, content } },
  });
  const requirements = ["Planning of harbours", "Kubernetes"];
  const posting = { jobDescription: "We look for somebody who plans harbours.", requirements, resumeId };
  application = (await send(ada, "POST", "/applications", { company: "Northpine", role: "Engineer", ...posting })).body;
  const interview = { at: "2030-12-03T10:00:00Z", kind: "technical" };
  const { activity } = (await send(ada, "POST", `/applications/${application}/interviews`, interview)).body;
  interviewId = activity.find(({ type }: { type: string }) => type === "interview").id;
  const fact = { text: "Speaks Dutch.", category: "skill", source: { kind: "manual", id: newId(), quote: "" } };
  factId = (await send(ada, "POST", "/career/facts", fact)).body.id;
});
beforeEach(() => {
  fake.requests.length = 0;
});
const answers = (value: unknown) => fake.behave({ reply: () => value });

const NO_TERMS = {
  ...{ version: "written", currency: "EUR", period: "year", base: null, variable: null, variableConditions: "", equity: "" },
  ...{ location: "", officeDays: null, leave: "", learning: null, other: "", respondBy: null },
};

describe("fit", () => {
  const requirement = { text: "Planning of harbours", status: "supported", evidence: "Built harbours for eleven years." };
  const made = (quote: string, factIds: string[] = []) => ({
    headline: "A good fit",
    summary: "You built harbours. You won 14 awards.",
    requirements: [
      { ...requirement, quote, factIds },
      { text: "Kubernetes", status: "supported", evidence: "Ran 40 Kubernetes clusters.", quote: "Ran Kubernetes", factIds: [] },
    ],
    ask: null,
  });

  test("counts a requirement as met only with words of the person that show it, and leaves out what was made up", async () => {
    answers(made("built harbours for eleven years", [factId, newId()]));
    const { status, body } = await generate({ kind: "fit" });
    expect([status, body.answer]).toEqual([200, null]);
    expect(body.item.data.requirements).toMatchObject([
      { text: "Planning of harbours", origin: "posting", status: "supported", factIds: [factId] },
      { text: "Kubernetes", status: "missing", evidence: "" },
    ]);
    // What a model does not need is not sent.
    expect(JSON.stringify(fake.requests)).toContain("eleven years");
    expect(JSON.stringify(fake.requests)).not.toContain("ada@harbour.example");
    expect(body.item.data.summary).toBe("You built harbours.");
    expect(body.item.evidence.factIds).toEqual([factId]);
    expect(await saved()).toMatchObject([{ id: body.item.id, outdated: false }]);
  });

  test("an invented quote makes a strong claim at most partial", async () => {
    answers(made("designed the harbour of Rotterdam"));
    const [first] = (await generate({ kind: "fit" })).body.item.data.requirements;
    expect(first.status).toBe("partial");
    expect(first.evidence).not.toContain("eleven");
  });

  test("needs a posting", async () => {
    const bare = (await send(ada, "POST", "/applications", { company: "Northpine", role: "Engineer" })).body;
    const { status, body } = await generate({ kind: "fit" }, { applicationId: bare });
    expect([status, body.code]).toEqual([400, "BAD_REQUEST"]);
    expect(fake.requests).toEqual([]);
  });
});

test("a briefing names only stories that exist, and claims nothing about the user beyond their own words", async () => {
  answers({
    headline: "Technical interview",
    summary: "Expect questions on harbours.",
    plan: [{ minutes: 500, title: "Go over your story", detail: "", action: "story", storyId: newId() }],
    questions: [{ text: "Who decides?", origin: "posting" }],
    focus: "Waiting times",
    opening: "I built harbours for eleven years. I led 90 engineers at Google.",
    stories: ["It shows planning."],
    storyIds: [newId()],
    honesty: "Kubernetes",
    missingStory: null,
    practiceQuestions: [],
  });
  const { body } = await generate({ kind: "briefing", interviewId });
  expect(body.item).toMatchObject({ interviewId, evidence: { storyIds: [] } });
  expect(body.item.data.plan).toEqual([{ minutes: 60, title: "Go over your story", detail: "", action: "none", storyId: null }]);
  expect(body.item.data.opening).toBe("I built harbours for eleven years.");
});

test("a practised answer and a debrief keep the words of the person", async () => {
  const parts = {
    title: "Harbours",
    works: "Clear.",
    strengthen: "Name the result.",
    opening: "I raised sales by 80 %.",
    note: "Slower",
  };
  answers(parts);
  const practised = {
    kind: "practice",
    question: "What did you build?",
    origin: "simulated",
    mode: "typed",
    answer: "A harbour, twice.",
  };
  const { data } = (await generate(practised)).body.item;
  expect(data).toMatchObject({ question: practised.question, answer: practised.answer, opening: "", works: "Clear." });
  answers({
    title: "Went well",
    verdicts: [
      { text: "You named the harbour.", quote: "A harbour, twice" },
      { text: "It sounded calm.", quote: "calm" },
    ],
    nextRound: "A site visit.",
    priority: "Numbers",
    remember: "A harbour, twice.",
    plan: [{ day: "mon", minutes: 1000, task: "Practise." }],
  });
  const debrief = { kind: "debrief", interviewId, question: practised.question, answer: practised.answer, landed: "well" };
  const debriefed = (await generate(debrief)).body.item.data;
  expect(debriefed.verdicts.map(({ tag }: { tag: string }) => tag)).toEqual(["supported", "observation"]);
  expect(debriefed).toMatchObject({ round: "technical", plan: [{ minutes: 120 }], remember: "A harbour, twice." });
});

describe("a reply", () => {
  const message =
    "We offer you 70,000 EUR a year. Can you come on 4 December at 14:00? Regards, Ms Weber. https://northpine.example/offer";

  test("repeats dates and times of the message, and takes only terms that it contains", async () => {
    answers({
      title: "An offer",
      asks: ["Come on 4 December"],
      unconfirmed: [],
      reply: "Dear Ms Weber, 4 December at 14:00 suits me. I hold 12 patents. See https://evil.example/x now.",
      stage: "offer",
      followUp: { at: "2026-12-04", note: "Say thanks" },
      offer: { ...NO_TERMS, base: 70_000, variable: 9000, leave: "40 days" },
    });
    const { data } = (await generate({ kind: "reply", message })).body.item;
    expect(data.reply).toBe("Dear Ms Weber, 4 December at 14:00 suits me.");
    expect(data.offer).toMatchObject({ base: 70_000, variable: null, leave: "" });
    expect(data.changes).toEqual([
      { type: "stage", stage: "offer" },
      { type: "follow-up", at: "2026-12-04", note: "Say thanks" },
      { type: "offer" },
    ]);
    expect((await send(ada, "GET", `/applications/${application}`)).body.status).toBe("saved");
  });

  test("read as an offer keeps the same", async () => {
    answers({ ...NO_TERMS, base: 70_000, learning: 5, respondBy: "2026-12-04" });
    const { data } = (await generate({ kind: "offer", message })).body.item;
    expect(data).toMatchObject({ kind: "offer", base: 70_000, learning: null, respondBy: "2026-12-04" });
  });
});

test("an answer is returned and not saved; one that consists of inventions is rejected", async () => {
  const before = (await saved()).length;
  answers({ text: "I built harbours for eleven years. I speak 9 languages.", factIds: [factId, newId()] });
  const { body } = await generate({ kind: "answer", question: "Why you?" });
  const answer = { text: "I built harbours for eleven years.", factIds: [factId], language: "en", isChecked: true };
  expect(body).toEqual({ item: null, answer: { ...answer, claims: [expect.objectContaining({ text: "eleven" })] } });
  expect(body.answer.claims[0]).toMatchObject({ state: "supported", source: { kind: "resume", id: null } });
  answers({ text: "I speak 9 languages.", factIds: [] });
  expect((await generate({ kind: "answer", question: "Why you?" })).status).toBe(502);
  expect((await saved()).length).toBe(before);
});

test("a model that writes plain words only still answers and replies", async () => {
  const can = { structured: false, json: false, tools: false, streaming: false, pictures: false };
  fake.behave({ can, reply: () => "I built harbours for eleven years. I speak 9 languages." });
  expect((await generate({ kind: "answer", question: "Why you?" })).body.answer.text).toBe("I built harbours for eleven years.");
  expect((await generate({ kind: "reply", message: "Tell us more." })).body.item.data).toMatchObject({
    reply: "I built harbours for eleven years.",
    changes: [],
  });
});

describe("trouble", () => {
  test("without a provider it is 412, and no model is called", async () => {
    const own = (await send(eve, "POST", "/applications", { company: "N", role: "D", jobDescription: "Plans harbours." })).body;
    const { status, body } = await send(eve, "POST", "/career/generate", { applicationId: own, task: { kind: "fit" } });
    expect([status, body.code]).toEqual([412, "PRECONDITION_FAILED"]);
    expect(fake.requests).toEqual([]);
  });

  test("another user's data is not found, and an unknown task is rejected", async () => {
    const before = await saved();
    const foreign = (await send(eve, "POST", "/applications", { company: "N", role: "D" })).body;
    expect((await generate({ kind: "fit" }, { applicationId: foreign })).status).toBe(404);
    expect((await generate({ kind: "briefing", interviewId: newId() })).status).toBe(404);
    const short = { kind: "practice", question: "x", origin: "simulated", mode: "typed", answer: "short" };
    expect((await generate(short)).status).toBe(400);
    expect((await generate({ kind: "dance" })).status).toBe(400);
    expect(await saved()).toEqual(before);
  });

  test("a provider that fails ends in a sentence, and nothing is saved", async () => {
    const before = (await saved()).length;
    fake.behave({ trouble: { status: 402 } });
    const { status, body } = await generate({ kind: "fit" });
    expect([status, body.code]).toEqual([502, "BAD_GATEWAY"]);
    expect(body.message).toContain("no credit");
    expect((await saved()).length).toBe(before);
  });
});
