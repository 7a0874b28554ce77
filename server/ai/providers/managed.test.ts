import { afterAll, beforeAll, expect, test } from "vitest";
import { GOOD_KEY, startFakeModel } from "@/server/testing/fake-model";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

const fake = await startFakeModel();
// The operator's own address is trusted without a line in AI_ALLOWED_HOSTS.
withInstance({ AI_PROVIDER: "openai-compatible", AI_MODEL: "house", AI_BASE_URL: `${fake.url}/v1`, AI_API_KEY: GOOD_KEY });
afterAll(() => fake.stop());

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

test("a provider that the server manages is the only one, shows neither key nor address, and can be tested and not changed", async () => {
  const listed = await call("GET", "/ai-providers", { key: ada.key });
  expect(listed.body).toMatchObject([
    { managed: true, id: "managed", model: "house", baseURL: null, apiKeyPreview: "", isDefault: true },
  ]);
  for (const secret of [GOOD_KEY, fake.url]) expect(listed.bytes.toString()).not.toContain(secret);
  const body = { label: "x", provider: "openai", model: "x", apiKey: "x" };
  for (const [method, path, sent] of [
    ["POST", "/ai-providers", body],
    ["PATCH", "/ai-providers/managed", { label: "x" }],
    ["DELETE", "/ai-providers/managed", undefined],
    ["POST", "/ai-providers/managed/default", undefined],
  ] as const)
    expect(await call(method, path, { key: ada.key, ...(sent ? { body: sent } : {}) })).toMatchObject({
      status: 403,
      body: { code: "FORBIDDEN", defined: true },
    });
  expect((await call("POST", "/ai-providers/managed/test", { key: ada.key })).body).toMatchObject({ testStatus: "passed" });
  fake.behave({ trouble: { status: 500 } });
  expect((await call("POST", "/ai-providers/managed/test", { key: ada.key })).status).toBe(502);
  expect((await call("GET", "/ai-providers", { key: ada.key })).body[0]).toMatchObject({
    testStatus: "failed",
    capabilities: null,
  });
});
