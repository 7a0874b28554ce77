import { beforeAll, expect, test } from "vitest";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

test("published tools create and import resumes at the addresses of version 5.0", async () => {
  const body = { name: "From a tool", slug: "from-a-tool", tags: [], withSampleData: false };
  const created = await call("POST", "/resume/create", { key: ada.key, body });
  const { data, name } = (await call("GET", `/resumes/${created.body}`, { key: ada.key })).body;
  expect([created.status, name]).toEqual([200, "From a tool"]);
  const again = await call("POST", "/resume/create", { key: ada.key, body });
  expect(again.body.code).toBe("RESUME_SLUG_ALREADY_EXISTS");
  const imported = await call("POST", "/resume/import", { key: ada.key, body: { data } });
  expect((await call("GET", `/resumes/${imported.body}`, { key: ada.key })).body.data).toEqual(data);
});
