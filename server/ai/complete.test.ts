import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { database, databasePool, transaction } from "@/server/platform/db/client";
import { everythingOf } from "@/server/testing/everything-of";
import { EVERYTHING, GOOD_KEY, startFakeModel } from "@/server/testing/fake-model";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import type { ModelRequest } from "@/server/testing/model-request";
import { complete, type Task } from "./complete";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });
afterAll(() => fake.stop());

const PROTOCOLS = {
  openai: { provider: "openai-compatible", model: "small", baseURL: `${fake.url}/v1` },
  anthropic: { provider: "anthropic", model: "claude-unknown", baseURL: `${fake.url}/v1` },
  gemini: { provider: "gemini", model: "gemini-unknown", baseURL: `${fake.url}/v1beta` },
};
const TASK: Task<{ text: string; why: string }> = {
  purpose: "improvement",
  sent: "One line of a resume",
  instructions: "Improve the line.",
  material: "I built a harbour.",
  schema: z.object({ text: z.string().min(1), why: z.string() }),
  fromText: (text) => ({ text, why: "" }),
};
const GOOD = { text: "Built a harbour.", why: "Shorter." };

let ada: Person;
const ask = (overrides: Partial<typeof TASK> = {}) => complete(database(), ada.userId, { ...TASK, ...overrides });
const calls = async () => (await call("GET", "/ai/calls", { key: ada.key })).body;

beforeAll(async () => {
  ada = await signUp();
});
beforeEach(async () => {
  fake.behave({ reply: () => GOOD });
  fake.requests.length = 0;
  await call("DELETE", "/ai/calls", { key: ada.key });
});

const connect = async (input: object, can?: Partial<typeof EVERYTHING>) => {
  await database().aiProvider.deleteMany();
  const { body } = await call("POST", "/ai-providers", { key: ada.key, body: { label: "x", apiKey: GOOD_KEY, ...input } });
  const capabilities = { structured: false, json: false, tools: false, streaming: false, pictures: false, ...can };
  if (can) await database().aiProvider.update({ where: { id: body.id }, data: { capabilities, testStatus: "passed" } });
  return body.id as string;
};

describe.each(Object.entries(PROTOCOLS))("over %s", (_protocol, input) => {
  test.each([
    ["by its schema", EVERYTHING],
    ["as JSON", { json: true }],
    ["untested", undefined],
  ])("a model that answers well is asked once: %s", async (_name, can) => {
    await connect(input, can);
    expect(await ask()).toEqual(GOOD);
    expect(fake.requests).toHaveLength(1);
    expect((await calls()).calls).toMatchObject([
      { purpose: "improvement", inputTokens: 11, outputTokens: 7, outcome: "answered" },
    ]);
  });

  test("a model without JSON is understood in plain words", async () => {
    await connect(input, {});
    fake.behave({ can: { ...EVERYTHING, structured: false, json: false }, reply: () => "Built a harbour." });
    expect(await ask()).toEqual({ text: "Built a harbour.", why: "" });
    expect(fake.requests[0]).toMatchObject({ schema: null, json: false, tool: null });
  });

  test.each([
    ["fenced JSON", `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``],
    ["JSON between words", `Sure! ${JSON.stringify(GOOD)} Anything else?`],
    ["a comma too many", '{"text":"Built a harbour.","why":"Shorter.",}'],
  ])("%s is repaired without asking again", async (_name, reply) => {
    await connect(input, { json: true });
    fake.behave({ can: { ...EVERYTHING, structured: false }, reply: () => reply });
    expect(await ask()).toEqual(GOOD);
    expect(fake.requests).toHaveLength(1);
  });

  test("a wrong answer is asked for once more, and only once", async () => {
    await connect(input, { json: true });
    const answers: unknown[] = [{ text: "" }, GOOD];
    fake.behave({ reply: () => answers.shift() });
    expect(await ask()).toEqual(GOOD);
    fake.behave({ reply: (_request: ModelRequest) => ({ other: 1 }) });
    fake.requests.length = 0;
    await expect(ask()).rejects.toMatchObject({ code: "BAD_GATEWAY", message: expect.stringMatching(/could not be used/) });
    expect(fake.requests).toHaveLength(2);
    expect((await calls()).calls[0]).toMatchObject({ outcome: "unreadable", inputTokens: 22 });
  });

  test.each([
    ["a rejected key", { status: 401 }, /rejected the key/, "key"],
    ["no credit", { status: 402 }, /credit/, "credit"],
    ["a rate limit", { status: 429, headers: { "retry-after": "31" } }, /31 seconds/, "busy"],
    ["a failure of theirs", { status: 503 }, /error of its own/, "error"],
    ["a cut answer", "cut", /connection broke/, "unreachable"],
    ["endless text", "endless", /too long/, "too-long"],
    ["a refusal", "refusal", /declined/, "refusal"],
    ["a redirect", "redirect", /redirects/, "redirect"],
  ] as const)("%s is BAD_GATEWAY, with a sentence that gives advice", async (_name, trouble, sentence, outcome) => {
    await connect(input, EVERYTHING);
    fake.behave({ trouble });
    await expect(ask()).rejects.toMatchObject({ code: "BAD_GATEWAY", status: 502, message: expect.stringMatching(sentence) });
    expect((await calls()).calls).toMatchObject([{ outcome }]);
  });

  test("a model that hangs is ended after its time, and holds no connection to the database in the meantime", async () => {
    await connect(input, EVERYTHING);
    fake.behave({ trouble: "hang" });
    const request = ask({ timeoutMs: 700 });
    const ended = expect(request).rejects.toMatchObject({ code: "BAD_GATEWAY", message: expect.stringMatching(/in time/) });
    await expect.poll(async () => (await calls()).calls).toMatchObject([{ outcome: "started" }]);
    await expect.poll(() => databasePool().totalCount - databasePool().idleCount).toBe(0);
    await ended;
    expect((await calls()).calls).toMatchObject([{ outcome: "timeout" }]);
  });
});

test("an untested model that rejects a schema is asked in the next way", async () => {
  await connect(PROTOCOLS.openai);
  fake.behave({
    reply: ({ schema, json }) => (schema ? "I know no schemas" : json ? "Nor JSON" : "Built a harbour."),
  });
  expect(await ask()).toEqual({ text: "Built a harbour.", why: "" });
  expect(fake.requests).toHaveLength(3);
});

test("without a provider, with one that is turned off, or another user's, nothing is sent", async () => {
  await database().aiProvider.deleteMany();
  await expect(ask()).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: expect.stringMatching(/No AI provider is configured/),
  });
  const id = await connect(PROTOCOLS.openai);
  await database().aiProvider.update({ where: { id }, data: { enabled: false } });
  await expect(complete(database(), ada.userId, { ...TASK, aiProviderId: id })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const eve = await signUp();
  await expect(complete(database(), eve.userId, { ...TASK, aiProviderId: id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(fake.requests).toHaveLength(0);
  expect((await calls()).total).toBe(0);
});

test("within a transaction a model is not asked at all", async () => {
  await connect(PROTOCOLS.openai);
  await expect(transaction(database(), (tx) => complete(tx, ada.userId, TASK))).rejects.toThrow(/transaction/);
});

test("the record names what was sent and never holds its text; it sums by month, and can be deleted", async () => {
  await connect(PROTOCOLS.openai, EVERYTHING);
  await ask({ material: "A very private harbour sentence." });
  const list = await calls();
  expect(list).toMatchObject({
    total: 1,
    thisMonth: 1,
    monthlyLimit: null,
    calls: [{ sent: "One line of a resume", model: "small" }],
  });
  expect(list.months).toMatchObject([{ calls: 1, failed: 0, inputTokens: 11, outputTokens: 7 }]);
  expect(await everythingOf(["private harbour"])).toEqual([]);
  const eve = await signUp();
  expect((await call("GET", "/ai/calls", { key: eve.key })).body.calls).toEqual([]);
  await call("DELETE", "/ai/calls", { key: eve.key });
  expect((await calls()).total).toBe(1);
  expect((await database().aiProvider.findFirstOrThrow()).lastUsedAt).not.toBeNull();
});

test("requests over the person's limit are refused before anything is sent, also concurrent ones", async () => {
  await connect(PROTOCOLS.openai, EVERYTHING);
  const set = (monthlyLimit: unknown) => call("PUT", "/ai/calls/limit", { key: ada.key, body: { monthlyLimit } });
  expect((await set(3)).body).toEqual({ monthlyLimit: 3 });
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => ask()));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  await expect(ask()).rejects.toMatchObject({ code: "BAD_REQUEST", message: expect.stringMatching(/limit of 3 AI requests/) });
  expect(fake.requests).toHaveLength(3);
  for (const wrong of [-1, 1.5, 100_001, "many"]) expect((await set(wrong)).status).toBe(400);
  await set(null);
  expect(await ask()).toEqual(GOOD);
});
