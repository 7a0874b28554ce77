import { afterAll, beforeAll, expect, test } from "vitest";
import { startFakeSearch } from "@/server/testing/fake-search";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { ServiceFailed } from "./ask-service";
import { readExample } from "./read-example";

const fake = await startFakeSearch();
withInstance({
  WEB_ACCESS_PROVIDER: "tavily",
  WEB_ACCESS_API_KEY: "good-key",
  TAVILY_BASE_URL: fake.url,
  RATE_LIMITS: "on",
  RATE_LIMIT_AI_PER_MINUTE: "4",
});
afterAll(() => fake.stop());

const ADDRESS = "/integrations/web-access";
let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

test("a provider that the server manages serves everyone, and no one can change it", async () => {
  expect((await call("GET", ADDRESS, { key: ada.key })).body).toMatchObject({
    provider: "tavily",
    managed: true,
    canSave: false,
  });
  const saved = await call("PUT", ADDRESS, { key: ada.key, body: { provider: "exa", apiKey: "mine" } });
  expect(saved).toMatchObject({ status: 403, body: { code: "FORBIDDEN", defined: true } });
  expect((await call("DELETE", ADDRESS, { key: ada.key })).status).toBe(403);
});

test("clients that know only Firecrawl are refused as well", async () => {
  const address = "/integrations/firecrawl";
  expect((await call("GET", address, { key: ada.key })).body).toEqual({ managed: true, configured: false, canSave: false });
  const refused = { status: 403, body: { code: "FORBIDDEN", defined: true } };
  expect(await call("PUT", address, { key: ada.key, body: { apiKey: "mine" } })).toMatchObject(refused);
  expect(await call("DELETE", address, { key: ada.key })).toMatchObject(refused);
});

test("searches and tests share one limit, whose error they name", async () => {
  const search = () => call("POST", "/applications/ai/search-postings", { key: ada.key, body: { query: "designer" } });
  const probe = () => call("POST", `${ADDRESS}/tests`, { key: ada.key, body: {} });
  const statuses = [await search(), await probe(), await search(), await probe()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  for (const answer of [await search(), await probe()]) {
    expect(answer).toMatchObject({ status: 429, body: { code: "RATE_LIMIT_EXCEEDED", defined: true } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  const eve = await signUp();
  expect((await call("POST", "/applications/ai/search-postings", { key: eve.key, body: { query: "designer" } })).status).toBe(
    200,
  );
});

test("the built-in reader of the example page returns its text, and fails for an address that does not respond", async () => {
  await expect(readExample(`${fake.url}/nothing`)).rejects.toBeInstanceOf(ServiceFailed);
  await expect(readExample("http://127.0.0.1:1/")).rejects.toMatchObject({ reason: "unreachable" });
});
