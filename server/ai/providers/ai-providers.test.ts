import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import type { AiProvider as Stored } from "@/server/platform/db/generated/client";
import { everythingOf } from "@/server/testing/everything-of";
import { EVERYTHING, GOOD_KEY, startFakeModel } from "@/server/testing/fake-model";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { chosenProvider } from "./service";

const fake = await startFakeModel();
withInstance({ AI_ALLOWED_HOSTS: new URL(fake.url).host });

const OF_PROTOCOL = {
  openai: { provider: "openai-compatible", model: "small", baseURL: `${fake.url}/v1` },
  anthropic: { provider: "anthropic", model: "claude-unknown", baseURL: `${fake.url}/v1` },
  gemini: { provider: "gemini", model: "gemini-unknown", baseURL: `${fake.url}/v1beta` },
} as const;
const INPUT = { label: "Work", ...OF_PROTOCOL.openai, apiKey: GOOD_KEY };

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});
beforeEach(async () => {
  fake.behave({});
  await database().aiProvider.deleteMany();
});
afterAll(() => fake.stop());

const connect = (body: object = INPUT, { key } = ada) => call("POST", "/ai-providers", { key, body });
const change = (id: string, body: object) => call("PATCH", `/ai-providers/${id}`, { key: ada.key, body });
const probe = (id: string, path = "test") => call("POST", `/ai-providers/${id}/${path}`, { key: ada.key });

test("a provider is connected, listed, changed, made the default and disconnected; its key is never shown", async () => {
  const first = await connect();
  expect(first).toMatchObject({
    status: 200,
    body: {
      managed: false,
      isDefault: true,
      enabled: true,
      testStatus: "untested",
      apiKeyPreview: "more",
      baseURL: `${fake.url}/v1`,
    },
  });
  const second = await connect({ ...INPUT, label: "Other", apiKey: "short" });
  expect(second.body).toMatchObject({ isDefault: false, apiKeyPreview: "" });
  expect(second.body.apiKeyFingerprint).not.toBe(first.body.apiKeyFingerprint);
  expect((await call("POST", `/ai-providers/${second.body.id}/default`, { key: ada.key })).body.isDefault).toBe(true);
  const listed = await call("GET", "/ai-providers", { key: ada.key });
  expect(listed.body.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([false, true]);
  expect((await change(first.body.id, { label: "Renamed", enabled: false })).body).toMatchObject({
    label: "Renamed",
    enabled: false,
  });
  const removed = await call("DELETE", `/ai-providers/${first.body.id}`, { key: ada.key });
  expect([removed.status, removed.bytes.length]).toEqual([200, 0]);
  expect((await call("GET", "/ai-providers", { key: ada.key })).body).toHaveLength(1);
  const exported = await call("GET", "/auth/account/export", { key: ada.key });
  for (const { bytes } of [first, second, listed, exported]) expect(bytes.toString()).not.toContain(GOOD_KEY);
  expect(await everythingOf([GOOD_KEY])).toEqual([]);
});

test("a refusal names its reason, so that an interface can say it in its own language", async () => {
  const reasonOf = async (answer: Promise<{ body: { data: unknown } }>) => (await answer).body.data;
  expect(await reasonOf(connect({ ...INPUT, baseURL: null }))).toEqual({ reason: "address-missing" });
  expect(await reasonOf(connect({ ...INPUT, baseURL: "models" }))).toEqual({ reason: "address-invalid" });
  expect(await reasonOf(connect({ ...INPUT, baseURL: "http://10.0.0.1/v1" }))).toEqual({ reason: "address-private" });
  expect(await reasonOf(connect({ ...INPUT, provider: "openai", apiKey: "" }))).toEqual({ reason: "key-missing" });
  const { id } = (await connect()).body;
  expect(await reasonOf(change(id, { baseURL: `${fake.url}/v2` }))).toEqual({ reason: "key-again" });
  fake.behave({ trouble: { status: 429, headers: { "retry-after": "31" } } });
  expect(await reasonOf(probe(id))).toEqual({ reason: "busy", retryAfter: 31 });
});

test("several that become the default concurrently leave one default", async () => {
  const ids: string[] = [];
  for (let count = 0; count < 4; count++) ids.push((await connect()).body.id);
  await Promise.all(ids.map((id) => call("POST", `/ai-providers/${id}/default`, { key: ada.key })));
  await Promise.all(Array.from({ length: 3 }, () => connect()));
  expect(await database().aiProvider.count({ where: { isDefault: true } })).toBe(1);
});

describe.each(Object.entries(OF_PROTOCOL))("a model that speaks like %s", (protocol, input) => {
  test("is found to do what it does", async () => {
    const { id } = (await connect({ label: "x", ...input, apiKey: GOOD_KEY })).body;
    fake.requests.length = 0;
    const found = await probe(id, "tests");
    expect(found.body).toMatchObject({ testStatus: "passed", testError: null, capabilities: EVERYTHING });
    expect(found.body.lastTestedAt).not.toBeNull();
    expect(new Set(fake.requests.map((one) => one.protocol))).toEqual(new Set([protocol]));
    expect(fake.requests.map(({ text }) => text).join()).not.toMatch(/Ada/);
    const nothing = { structured: false, json: false, tools: false, streaming: false, pictures: false };
    fake.behave({ can: nothing, reply: () => "I am a plain model." });
    expect((await probe(id)).body.capabilities).toEqual(nothing);
    expect((await change(id, { model: "other" })).body).toMatchObject({ testStatus: "untested", capabilities: null });
  });

  test.each([
    ["a rejected key", { status: 401 }, /rejected the key/],
    ["no credit", { status: 402 }, /credit/],
    ["a rate limit", { status: 429, headers: { "retry-after": "31" } }, /31 seconds/],
    ["an unknown model", { status: 404 }, /model's name/],
    ["a server error", { status: 500 }, /error of its own/],
    ["a redirect", "redirect", /redirects/],
    ["a cut answer", "cut", /Check the base URL/],
    ["an endless answer", "endless", /too long/],
    ["another protocol", "not the protocol", /could not be used/],
  ] as const)("%s fails the test with advice in a sentence, which is stored", async (_name, trouble, sentence) => {
    const { id } = (await connect({ label: "x", ...input, apiKey: GOOD_KEY })).body;
    fake.behave({ trouble });
    const answer = await probe(id);
    expect(answer).toMatchObject({ status: 502, body: { code: "BAD_GATEWAY", defined: true } });
    expect(answer.body.message).toMatch(sentence);
    const [stored] = (await call("GET", "/ai-providers", { key: ada.key })).body;
    expect(stored).toMatchObject({ testStatus: "failed", testError: answer.body.message, capabilities: null });
  });
});

test.each([
  ["a private address", { baseURL: "http://192.168.1.4/v1" }, /AI_ALLOWED_HOSTS/],
  ["loopback", { baseURL: "http://127.0.0.1:9/v1" }, /AI_ALLOWED_HOSTS/],
  ["loopback in other digits", { baseURL: "http://0x7f.1/v1" }, /AI_ALLOWED_HOSTS/],
  ["loopback of version 6", { baseURL: "http://[::1]/v1" }, /AI_ALLOWED_HOSTS/],
  ["the metadata of a cloud", { baseURL: "http://169.254.169.254/" }, /AI_ALLOWED_HOSTS/],
  ["the metadata of another cloud", { baseURL: "http://168.63.129.16/" }, /AI_ALLOWED_HOSTS/],
  ["a name of this machine", { baseURL: "http://localhost:11434/v1" }, /AI_ALLOWED_HOSTS/],
  ["credentials", { baseURL: "https://me:secret@models.example.com/v1" }, /user name/],
  ["another protocol", { baseURL: "file:///etc/passwd" }, /http/],
  ["no address", { baseURL: "models" }, /not an address/],
  ["a query", { baseURL: "https://models.example.com/v1?x=1" }, /query/],
  ["no address where one is needed", { baseURL: null }, /Enter the base URL/],
  ["no key where one is needed", { provider: "openai", baseURL: null, apiKey: "" }, /Enter the key/],
  ["a key with a line break", { apiKey: "two\nlines" }, /validation/],
  ["an unknown provider", { provider: "nobody" }, /validation/],
  ["a model without a name", { model: " " }, /validation/],
])("%s is refused", async (_name, wrong, sentence) => {
  const answer = await connect({ ...INPUT, ...wrong });
  expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } });
  expect(answer.body.message).toMatch(sentence);
});

test("a name that leads to a private address is refused when the connection is made", async () => {
  const { id } = (await connect({ ...INPUT, provider: "ollama", baseURL: null, apiKey: "" })).body;
  const answer = await probe(id);
  expect(answer).toMatchObject({ status: 502, body: { code: "BAD_GATEWAY" } });
  expect(answer.body.message).toMatch(/private network/);
});

test("a key is not sent to another address than it was given for", async () => {
  const { id } = (await connect()).body;
  const answer = await change(id, { baseURL: `${fake.url}/elsewhere` });
  expect(answer).toMatchObject({ status: 400 });
  expect(answer.body.message).toMatch(/Enter the key again/);
  expect((await change(id, { baseURL: `${fake.url}/elsewhere`, apiKey: "another-key-of-sixteen" })).status).toBe(200);
  expect((await change(id, {})).status).toBe(400);
});

test("a key of another row or of a lost secret does not open: 412, and the key can be entered again", async () => {
  const [one, two] = [(await connect()).body, (await connect({ ...INPUT, apiKey: "another-key-of-sixteen" })).body];
  const { sealedKey } = await database().aiProvider.findUniqueOrThrow({ where: { id: two.id } });
  await database().aiProvider.update({ where: { id: one.id }, data: { sealedKey } });
  const answer = await probe(one.id);
  expect(answer).toMatchObject({ status: 412, body: { code: "PRECONDITION_FAILED", defined: true } });
  expect((await call("GET", "/ai-providers", { key: ada.key })).status).toBe(200);
  await change(one.id, { apiKey: GOOD_KEY });
  expect((await probe(one.id)).status).toBe(200);
});

test("an account has at most twenty", async () => {
  for (let count = 0; count < 20; count++) await connect();
  expect((await connect()).status).toBe(400);
});

test("the usable default is used, else the most recently used, else the oldest that is enabled", () => {
  const row = (id: string, overrides: Partial<Stored>): Stored =>
    ({
      id,
      enabled: true,
      isDefault: false,
      testStatus: "untested",
      lastUsedAt: null,
      createdAt: new Date(Number(id)),
      ...overrides,
    }) as Stored;
  const of = (...rows: Stored[]) => chosenProvider(rows)?.id ?? null;
  const used = (id: string, at: number) => row(id, { lastUsedAt: new Date(at) });
  expect(of(row("1", {}), row("2", { isDefault: true }), used("3", 9))).toBe("2");
  expect(of(row("1", {}), row("2", { isDefault: true, enabled: false }), used("3", 5), used("4", 9))).toBe("4");
  expect(of(row("1", {}), row("2", { isDefault: true, testStatus: "failed" }), used("3", 5))).toBe("3");
  expect(of(row("3", {}), row("2", {}), row("1", { enabled: false }))).toBe("2");
  expect(of(row("1", { enabled: false }))).toBeNull();
});
