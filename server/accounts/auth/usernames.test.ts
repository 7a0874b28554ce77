import { readdirSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
let former: string;
beforeEach(async () => {
  ada = await signUp();
  former = ada.username;
});

const rename = (person: Person, username: string) =>
  authCall("POST", "update-user", { cookie: person.cookie, body: { username, displayUsername: username } });

const available = async (username: string, cookie?: string) =>
  (await authCall("POST", "is-username-available", { body: { username }, ...(cookie ? { cookie } : {}) })).body.available;

async function share(): Promise<string> {
  const { body: id } = await call("POST", "/resumes", { key: ada.key, body: { name: "Shared", withSampleData: true } });
  return (await call("PUT", `/resumes/${id}`, { key: ada.key, body: { isPublic: true } })).body.slug;
}

test("after a rename the old name redirects, stays reserved for its owner, and finally becomes free", async () => {
  const slug = await share();
  expect((await rename(ada, `${former}-Now`)).status).toBe(200);
  for (const name of [former, `${former}-now`])
    expect((await call("GET", `/resumes/${name}/${slug}`)).body.data.basics.name).not.toBe("");

  const eve = await signUp();
  expect((await rename(eve, former)).body.code).toBe("USERNAME_IS_ALREADY_TAKEN");
  expect(await available(former)).toBe(false);
  expect(await available(former, eve.cookie)).toBe(false);
  expect(await available(former, ada.cookie)).toBe(true);
  const newcomer = { email: "new@example.com", password: "long enough", name: "New", username: former };
  expect((await authCall("POST", "sign-up/email", { body: newcomer })).status).toBe(400);

  await database().formerUsername.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
  expect((await call("GET", `/resumes/${former}/${slug}`)).status).toBe(404);
  expect((await rename(eve, former)).status).toBe(200);
});

test("a person can take their old name back, and the other one then redirects", async () => {
  const slug = await share();
  await rename(ada, `${former}.two`);
  expect((await rename(ada, former)).status).toBe(200);
  expect((await call("GET", `/resumes/${former}/${slug}`)).status).toBe(200);
  expect((await call("GET", `/resumes/${former}.two/${slug}`)).status).toBe(200);
});

test("an account keeps at most its last ten names", async () => {
  for (let number = 0; number < 12; number++) await rename(ada, `${former}-${number}`);
  const stored = await database().formerUsername.findMany({ where: { userId: ada.userId }, select: { username: true } });
  expect(stored.map(({ username }) => username).sort()).toEqual(
    Array.from({ length: 10 }, (_, index) => `${former}-${index + 1}`).sort(),
  );
});

test.each(["settings", "API", "documents"])("%s is part of this site and cannot be a username", async (name) => {
  expect((await rename(ada, name)).status).toBe(400);
  expect(await available(name)).toBe(false);
});

test("no name is the first part of the path of our pages", async () => {
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const own = folders("app").flatMap((name) => (name.startsWith("(") ? folders(`app/${name}`) : [name]));
  for (const name of own.filter((each) => !each.startsWith("[")))
    expect([name, (await available(name)) === true]).toEqual([name, false]);
});
