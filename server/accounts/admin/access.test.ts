import { beforeAll, describe, expect, test } from "vitest";
import { contract } from "@/contracts/index";
import { database } from "@/server/platform/db/client";
import { listOperations } from "@/server/platform/operations";
import { authCall } from "@/server/testing/auth-call";
import { call, makeKey, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

const operations = listOperations(contract).filter(({ meta }) => meta.access === "admin");
const named = operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

let ada: Person;
let eve: Person;

beforeAll(async () => {
  ada = await signUp();
  eve = await signUp();
});

const stateOf = async () => ({
  people: await database().user.findMany({ orderBy: { id: "asc" }, omit: { lastSeenAt: true } }),
  acts: await database().adminAct.count(),
  settings: await database().instanceSetting.findMany(),
  invitations: await database().invitation.count(),
});

describe("every operation of administration", () => {
  test("there are some", () => expect(operations.length).toBeGreaterThan(15));

  test.each(named)("%s is refused to ordinary people, and to keys without the permission", async (_name, { method, path }) => {
    const adminOfEve = await makeKey(eve.cookie, "full");
    await database().apiKey.updateMany({ where: { referenceId: eve.userId }, data: { permissions: '{"api":["read","admin"]}' } });
    const before = await stateOf();
    for (const id of [ada.userId, eve.userId, "019bef5a-ffff-7fff-bfff-000000000001"]) {
      const address = path.replace(/\{\w+\}/, id);
      const callers = [
        { cookie: eve.cookie },
        { key: adminOfEve },
        { key: ada.key },
        { headers: { authorization: `Bearer ${/session_token=([^;.]+)/.exec(ada.cookie)?.[1]}` } },
      ];
      for (const caller of callers) {
        const answer = await call(method, address, method === "GET" ? caller : { ...caller, raw: "{broken" });
        expect([answer.status, answer.body?.code]).toEqual([403, "FORBIDDEN"]);
      }
    }
    expect(await stateOf()).toEqual(before);
  });

  test("a key of an administrator that names no permissions is refused, and one with the permission is not", async () => {
    const key = await makeKey(ada.cookie, "admin");
    expect((await call("GET", "/admin/people", { key })).status).toBe(200);
    await database().apiKey.updateMany({ where: { referenceId: ada.userId }, data: { permissions: null } });
    expect((await call("GET", "/admin/people", { key: await makeKey(ada.cookie, "full") })).status).toBe(403);
    await expect.poll(async () => (await call("GET", "/admin/people", { key })).status, { timeout: 8_000 }).toBe(403);
  });
});

describe("no one can make themselves an administrator", () => {
  test("the first account is one, the second is not", async () => {
    const rows = await database().user.findMany({ select: { id: true, isAdmin: true } });
    expect(rows.find(({ id }) => id === ada.userId)?.isAdmin).toBe(true);
    expect(rows.find(({ id }) => id === eve.userId)?.isAdmin).toBe(false);
  });

  test("not at sign-up, not by changing the own account, not with a key", async () => {
    const body = { email: "mallory@example.com", name: "Mallory", username: "mallory", password: "correct horse" };
    await authCall("POST", "sign-up/email", {
      body: { ...body, isAdmin: true, banned: false, disabledAt: null },
      client: "10.9.0.1",
    });
    await authCall("POST", "update-user", { cookie: eve.cookie, body: { name: "Eve", isAdmin: true } });
    await authCall("POST", "update-user", { cookie: eve.cookie, body: { isAdmin: true, lastSeenAt: null } });
    expect(await database().user.findMany({ where: { isAdmin: true }, select: { id: true } })).toEqual([{ id: ada.userId }]);
    const made = await call("POST", "/auth/api-keys", {
      cookie: eve.cookie,
      body: { name: "x", expiresIn: null, access: "admin" },
    });
    expect(made).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  });

  test("an administrator who is removed loses access with the next request", async () => {
    const { cookie, userId } = await signUp();
    await database().user.update({ where: { id: userId }, data: { isAdmin: true } });
    expect((await call("GET", "/admin/settings", { cookie })).status).toBe(200);
    expect((await call("PUT", `/admin/people/${userId}/admin`, { cookie: ada.cookie, body: { isAdmin: false } })).status).toBe(
      200,
    );
    expect((await call("GET", "/admin/settings", { cookie })).status).toBe(403);
  });
});

test("when an account was used last is written at most once an hour", async () => {
  const { userId, key } = await signUp();
  const seen = async () => (await database().user.findUniqueOrThrow({ where: { id: userId } })).lastSeenAt;
  await expect.poll(seen).toBeInstanceOf(Date);
  const first = await seen();
  await call("GET", "/resumes", { key });
  await call("GET", "/resumes", { key });
  expect(await seen()).toEqual(first);
});
