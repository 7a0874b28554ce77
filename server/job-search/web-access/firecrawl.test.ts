import { afterAll, expect, test } from "vitest";
import { startFakeSearch } from "@/server/testing/fake-search";
import { call, signUp, withInstance } from "@/server/testing/instance";

const fake = await startFakeSearch();
withInstance({ FIRECRAWL_BASE_URL: `${fake.url}/`, TAVILY_BASE_URL: fake.url });
afterAll(() => fake.stop());

const ADDRESS = "/integrations/firecrawl";
const OTHER = "/integrations/web-access";

test("a key saved for Firecrawl is the connection of web access, and is removed from both", async () => {
  const { key } = await signUp();
  expect((await call("GET", ADDRESS, { key })).body).toEqual({ managed: false, configured: false, canSave: true });
  const saved = await call("PUT", ADDRESS, { key, body: { apiKey: "good-key" } });
  expect([saved.status, saved.bytes.length]).toEqual([200, 0]);
  expect((await call("GET", ADDRESS, { key })).body).toEqual({ managed: false, configured: true, canSave: true });
  expect((await call("GET", OTHER, { key })).body).toMatchObject({ provider: "firecrawl", search: true });
  const found = await call("POST", "/applications/ai/search-postings", { key, body: { query: "designer" } });
  expect(found.status).toBe(200);
  expect((await call("DELETE", ADDRESS, { key })).status).toBe(200);
  expect((await call("GET", OTHER, { key })).body).toMatchObject({ provider: null, configured: false });
});

test("the key of another provider is neither replaced nor deleted", async () => {
  const { key } = await signUp();
  await call("PUT", OTHER, { key, body: { provider: "tavily", apiKey: "good-key" } });
  const refused = { status: 409, body: { code: "CONFLICT", defined: true, message: expect.stringContaining("web-access") } };
  expect(await call("PUT", ADDRESS, { key, body: { apiKey: "mine" } })).toMatchObject(refused);
  expect(await call("DELETE", ADDRESS, { key })).toMatchObject(refused);
  expect((await call("GET", ADDRESS, { key })).body).toMatchObject({ configured: false });
  expect((await call("GET", OTHER, { key })).body).toMatchObject({ provider: "tavily" });
});

test.each([[""], ["k".repeat(2001)], [undefined]])("a key of a wrong length is refused", async (apiKey) => {
  const { key } = await signUp();
  expect((await call("PUT", ADDRESS, { key, body: { apiKey } })).status).toBe(400);
  expect((await call("GET", ADDRESS, { key })).body.configured).toBe(false);
});

test("the stars of the project are a number, without an account", async () => {
  expect(await call("GET", "/statistics/github/stars", {})).toMatchObject({ status: 200, body: 0 });
});
