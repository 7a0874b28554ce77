import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WEB_PROVIDERS } from "@/contracts/applications/web-access";
import { database } from "@/server/platform/db/client";
import { everythingOf } from "@/server/testing/everything-of";
import { FAKE_RESULTS, type FakeSearch, startFakeSearch } from "@/server/testing/fake-search";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

const fake: FakeSearch = await startFakeSearch();
withInstance({ FIRECRAWL_BASE_URL: `${fake.url}/`, TAVILY_BASE_URL: fake.url, EXA_BASE_URL: fake.url });

const ADDRESS = "/integrations/web-access";
let ada: Person;

beforeAll(async () => {
  ada = await signUp();
});
beforeEach(() => fake.misbehave(null));
afterAll(() => fake.stop());

const save = (provider: string, apiKey = "good-key") => call("PUT", ADDRESS, { key: ada.key, body: { provider, apiKey } });
const search = (query = "designer", path = "search-postings") =>
  call("POST", `/applications/ai/${path}`, { key: ada.key, body: { query } });
const probe = (path = "tests") => call("POST", `${ADDRESS}/${path}`, { key: ada.key, body: {} });

test("without a provider links can be read, searching reports that it is not configured, and there is nothing to test", async () => {
  const { key } = await signUp();
  expect((await call("GET", ADDRESS, { key })).body).toEqual({
    builtInReader: true,
    configured: false,
    provider: null,
    managed: false,
    canSave: true,
    search: false,
    read: true,
  });
  const found = await call("POST", "/applications/ai/search-postings", { key, body: { query: "designer" } });
  expect(found).toMatchObject({ status: 503, body: { code: "SEARCH_UNAVAILABLE", defined: true } });
  const tested = await call("POST", `${ADDRESS}/tests`, { key, body: {} });
  expect(tested).toMatchObject({ status: 412, body: { code: "PRECONDITION_FAILED", defined: true } });
});

describe.each(WEB_PROVIDERS)("%s", (provider) => {
  beforeAll(() => save(provider));

  test("finds at most five postings, each once, trimmed, as plain text and with an address of the web", async () => {
    const { status, body } = await search();
    expect(status).toBe(200);
    expect(body.map(({ url }: { url: string }) => url)).toEqual(FAKE_RESULTS.slice(0, 5).map(({ url }) => url));
    expect([body[0].title.length, body[0].description.length]).toEqual([1000, 5000]);
    expect(body[1]).toEqual({ url: "https://jobs.example.com/1", title: "Designer 1", description: "A posting with 1 lines" });
    expect((await search("designer", "posting-searches")).body).toEqual(body);
  });

  test("search and reading are tested, each for itself, at both addresses", async () => {
    expect((await probe()).body).toEqual({ search: { success: true }, read: { success: true } });
    fake.misbehave("nothing found");
    const { body } = await probe("test");
    expect(body).toEqual({ search: { success: false, error: expect.stringMatching(/empty/) }, read: { success: true } });
  });

  test.each([
    ["a rejected key", { status: 403 }, /key was rejected/],
    ["no credit", { status: 402 }, /credit/],
    ["an error", { status: 500 }, /reported an error/],
    ["no JSON", "not json", /understood/],
    ["another shape", "wrong shape", /understood/],
    ["a redirect", "redirect", /could not be reached/],
    ["a cut answer", "cut", /could not be reached/],
    ["an endless answer", "endless", /understood/],
  ] as const)("%s fails the search, and a test gives advice", async (_name, how, sentence) => {
    fake.misbehave(how);
    expect(await search()).toMatchObject({ status: 502, body: { code: "SEARCH_FAILED", defined: true } });
    const { status, body } = await probe();
    expect([status, body.search.success]).toEqual([200, false]);
    expect(body.search.error).toMatch(sentence);
    expect(body.read.error).toMatch(sentence);
  });

  test("the provider's own rate limit is passed on with the time to wait", async () => {
    fake.misbehave({ status: 429, headers: { "retry-after": "17" } });
    const answer = await search();
    expect(answer).toMatchObject({ status: 429, body: { code: "RATE_LIMIT_EXCEEDED", defined: true } });
    expect(answer.headers.get("retry-after")).toBe("17");
  });

  test("a compatible server that only searches leaves reading to the built-in reader", async () => {
    fake.misbehave("search only");
    const { body } = await probe();
    expect(body.search).toEqual({ success: true });
    // This does not test whether the machine reaches the web, but that the provider's 404 is not the response.
    expect(body.read.error ?? "").not.toMatch(/operation/);
  });
});

test("the key leaves the server only to its provider: it is not returned, not exported, and not in the database in plain text", async () => {
  await save("exa", "good-key-that-is-secret");
  const shown = await call("GET", ADDRESS, { key: ada.key });
  const exported = await call("GET", "/auth/account/export", { key: ada.key });
  for (const { bytes } of [shown, exported]) expect(bytes.toString()).not.toContain("good-key");
  expect(await everythingOf(["good-key-that-is-secret"])).toEqual([]);
  fake.received.length = 0;
  await search();
  // At least one: on a connection that idles out at that moment, fetch sends a request again.
  expect([...new Set(fake.received.map(({ headers }) => headers["x-api-key"]))]).toEqual(["good-key-that-is-secret"]);
});

test("another account has nothing of it, and a key moved to its row does not open there", async () => {
  await save("exa");
  const eve = await signUp();
  expect((await call("GET", ADDRESS, { key: eve.key })).body.configured).toBe(false);
  const row = await database().webAccess.findUniqueOrThrow({ where: { userId: ada.userId } });
  await database().webAccess.create({ data: { ...row, userId: eve.userId } });
  const stolen = await call("POST", "/applications/ai/search-postings", { key: eve.key, body: { query: "designer" } });
  expect(stolen).toMatchObject({ status: 412, body: { code: "PRECONDITION_FAILED" } });
  expect(stolen.body.message).toMatch(/Enter the key again/);
});

test("after the encryption secret was lost, searching reports it, and the person enters the key again", async () => {
  await database().webAccess.updateMany({ where: { userId: ada.userId }, data: { sealedKey: `1.${"A".repeat(60)}` } });
  expect((await search()).status).toBe(412);
  expect((await probe()).status).toBe(412);
  await save("tavily");
  expect((await search()).status).toBe(200);
});

test.each([
  { provider: "google", apiKey: "x" },
  { provider: "exa", apiKey: "" },
  { provider: "exa", apiKey: "x".repeat(2001) },
  { provider: "exa", apiKey: "two\r\nlines" },
  { provider: "exa", apiKey: "two words" },
  { provider: "exa", apiKey: "ключ" },
])("a provider or key that cannot be is refused: %j", async (body) => {
  expect((await call("PUT", ADDRESS, { key: ada.key, body })).status).toBe(400);
});

test("disconnecting deletes the key", async () => {
  await save("exa");
  const answer = await call("DELETE", ADDRESS, { key: ada.key });
  expect([answer.status, answer.bytes.length]).toEqual([200, 0]);
  expect(await database().webAccess.count({ where: { userId: ada.userId } })).toBe(0);
});
