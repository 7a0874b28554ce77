import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storedIdentifier } from "@/server/accounts/auth/stored-identifier";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { authCall } from "@/server/testing/auth-call";
import { call, makeKey, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";
import { asBearer, connect, newProgram } from "@/server/testing/program";
import { untilWatched } from "@/server/testing/watched";
import { hashApiKey } from "./api-keys";
import { stopWatchingEndedAccess, watchEndedAccess } from "./ended-access";

withInstance();

/** Acts like another instance, or an operator using psql: this process does not know about its changes. */
let prompt: pg.Client;
beforeAll(async () => {
  prompt = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await prompt.connect();
  await watchEndedAccess();
});
afterAll(async () => {
  stopWatchingEndedAccess();
  await prompt.end();
});

const cookieStatus = async ({ cookie }: Person) => (await call("GET", "/resumes", { cookie })).status;
const keyStatus = async ({ key }: Person) => (await call("GET", "/resumes", { key })).status;

/** Opens an event stream; `ended` reports whether it has ended. */
async function openStream({ cookie, key }: { cookie?: string; key: string }): Promise<{ ended: () => boolean }> {
  const { body: id } = await call("POST", "/resumes", { key, body: { name: "Watched" } });
  const response = await sendRequest(
    new Request(`${ORIGIN}/api/openapi/resumes/${id}/updates`, {
      headers: { host: "localhost:3000", ...(cookie ? { cookie } : { "x-api-key": key }) },
    }),
  );
  expect(response.status).toBe(200);
  let isEnded = false;
  void response.text().then(() => {
    isEnded = true;
  });
  await untilWatched(id);
  expect(isEnded).toBe(false);
  return { ended: () => isEnded };
}

const withinASecond = { timeout: 1000, interval: 20 };

const OF_USER = `select "clientId" from oauth_consent where "userId" = $1`;

/** Each way to end access, as SQL run outside this process. */
const WAYS = [
  ["the session is deleted", `delete from session where "userId" = $1`, { cookie: 401, key: 200 }],
  ["the session is cut short", `update session set "expiresAt" = now() where "userId" = $1`, { cookie: 401, key: 200 }],
  ["the key is deleted", `delete from apikey where "referenceId" = $1`, { cookie: 200, key: 401 }],
  ["the key is switched off", `update apikey set enabled = false where "referenceId" = $1`, { cookie: 200, key: 401 }],
  ["the user is banned", `update "user" set banned = true where id = $1`, { cookie: 401, key: 401 }],
  ["the user is deleted", `delete from "user" where id = $1`, { cookie: 401, key: 401 }],
] as const;

describe("within a second of a change on another instance", () => {
  test.each(WAYS)("%s: cookie, key and open event streams end", async (_name, statement, status) => {
    const ada = await signUp();
    const bea = await signUp();
    const stream = await openStream(ada);
    const other = await openStream(bea);
    expect([await cookieStatus(ada), await keyStatus(ada)]).toEqual([200, 200]);
    await prompt.query(statement, [ada.userId]);
    await expect
      .poll(async () => [await cookieStatus(ada), await keyStatus(ada), stream.ended()], withinASecond)
      .toEqual([status.cookie, status.key, true]);
    expect([await cookieStatus(bea), await keyStatus(bea), other.ended()]).toEqual([200, 200, false]);
  });

  test("a key loses permissions as soon as they are removed", async () => {
    const ada = await signUp();
    const create = async () => (await call("POST", "/resumes", { key: ada.key, body: { name: "x" } })).status;
    expect(await create()).toBe(200);
    await prompt.query(`update apikey set permissions = '{"api":["read"]}' where key = $1`, [hashApiKey(ada.key)]);
    await expect.poll(create, withinASecond).toBe(403);
  });

  test.each([
    ["it is disconnected", `delete from oauth_consent where "userId" = $1`],
    ["its registration is removed", `delete from oauth_client where "clientId" in (${OF_USER})`],
    ["it is disabled", `update oauth_client set disabled = true where "clientId" in (${OF_USER})`],
    ["the user is banned", `update "user" set banned = true where id = $1`],
  ])("a program loses access when %s", async (_name, statement) => {
    const [ada, bea] = [await signUp(), await signUp()];
    const tokens = [(await connect(await newProgram(), ada)).access_token, (await connect(await newProgram(), bea)).access_token];
    const statuses = async () => {
      const answers = tokens.map((token) => call("GET", "/resumes", asBearer(token)));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200]);
    await prompt.query(statement, [ada.userId]);
    await expect.poll(statuses, withinASecond).toEqual([401, 200]);
  });

  test("a transaction that commits late is seen as well", async () => {
    const ada = await signUp();
    expect(await cookieStatus(ada)).toBe(200);
    await prompt.query("begin");
    await prompt.query(`delete from session where "userId" = $1`, [ada.userId]);
    // Give the polls time to run; they see nothing yet.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await cookieStatus(ada)).toBe(200);
    await prompt.query("commit");
    await expect.poll(() => cookieStatus(ada), withinASecond).toBe(401);
  });
});

test("an instance that starts after a session ended does not trust its cookie either", async () => {
  stopWatchingEndedAccess();
  const ada = await signUp();
  expect(await cookieStatus(ada)).toBe(200);
  await prompt.query(`delete from session where "userId" = $1`, [ada.userId]);
  // This process was not notified, and the minute of the cookie is not over.
  expect(await cookieStatus(ada)).toBe(200);
  await watchEndedAccess();
  expect(await cookieStatus(ada)).toBe(401);
});

test("storing a key's last use ends nothing", async () => {
  const ada = await signUp();
  await prompt.query(`update apikey set "lastRequest" = now(), "requestCount" = 5 where "referenceId" = $1`, [ada.userId]);
  await prompt.query(`update session set "expiresAt" = now() + interval '8 days', "updatedAt" = now() where "userId" = $1`, [
    ada.userId,
  ]);
  expect(await database().endedAccess.count({ where: { userId: ada.userId } })).toBe(0);
});

describe("actions that end all other access", () => {
  const linkToNewPassword = ({ userId }: Person, token: string) =>
    database().verification.create({
      data: {
        id: newId(),
        identifier: storedIdentifier(`reset-password:${token}`),
        value: userId,
        expiresAt: new Date(Date.now() + 3_600_000),
      },
    });
  const signIn = async (person: Person) =>
    (await authCall("POST", "sign-in/email", { body: { email: person.email, password: "correct horse" } })).cookie;

  test("changing the password ends the other sessions, regardless of the request", async () => {
    const ada = await signUp();
    const laptop = await signIn(ada);
    const body = { currentPassword: "correct horse", newPassword: "battery staple", revokeOtherSessions: false };
    const changed = await authCall("POST", "change-password", { cookie: ada.cookie, body });
    expect(changed.status).toBe(200);
    expect(await cookieStatus({ ...ada, cookie: laptop })).toBe(401);
    expect(await cookieStatus({ ...ada, cookie: changed.cookie })).toBe(200);
    expect(await keyStatus(ada)).toBe(200);
  });

  test("with the box checked it also revokes API keys and password reset links", async () => {
    const ada = await signUp();
    const more = await makeKey(ada.cookie, "read");
    await linkToNewPassword(ada, "open");
    const body = { currentPassword: "correct horse", newPassword: "battery staple", revokeApiKeys: true };
    expect((await authCall("POST", "change-password", { cookie: ada.cookie, body })).status).toBe(200);
    expect([await keyStatus(ada), await keyStatus({ ...ada, key: more })]).toEqual([401, 401]);
    const reset = await authCall("POST", "reset-password", { body: { token: "open", newPassword: "rhubarb crumble" } });
    expect(reset.status).toBe(400);
  });

  test.each([
    [undefined, 401],
    [false, 200],
  ])("a reset by link ends sessions and other links, and keys unless they are to stay (%s)", async (revokeApiKeys, key) => {
    const ada = await signUp();
    for (const token of ["one", "two"]) await linkToNewPassword(ada, `${token}${key}`);
    const reset = (token: string) =>
      authCall("POST", "reset-password", { body: { token: `${token}${key}`, newPassword: "battery staple", revokeApiKeys } });
    expect((await reset("one")).status).toBe(200);
    expect((await reset("two")).status).toBe(400);
    expect([await cookieStatus(ada), await keyStatus(ada)]).toEqual([401, key]);
  });
});
