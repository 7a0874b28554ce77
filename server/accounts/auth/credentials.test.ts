import { beforeAll, describe, expect, test, vi } from "vitest";
import { auth } from "@/server/accounts/auth/auth";
import { database, databasePool } from "@/server/platform/db/client";
import { call, makeKey, ORIGIN, type Person, sendRequest, signUp, withInstance } from "@/server/testing/instance";
import { expectConsole } from "@/server/testing/quiet-console";
import { hashApiKey } from "./api-keys";
import { forgetCredentials } from "./trusted-credentials";

withInstance();

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

const status = async (options: Parameters<typeof call>[2]) => (await call("GET", "/resumes", options)).status;

describe("credentials", () => {
  test("a key is accepted in x-api-key and as a bearer token, a session as cookie and as bearer token", async () => {
    expect(await status({ key: ada.key })).toBe(200);
    expect(await status({ headers: { authorization: `Bearer ${ada.key}` } })).toBe(200);
    expect(await status({ cookie: ada.cookie })).toBe(200);
    const token = decodeURIComponent(/session_token=([^;]+)/.exec(ada.cookie)?.[1] ?? "");
    expect(await status({ headers: { authorization: `Bearer ${token}` } })).toBe(200);
  });

  test("an invalid credential falls through to the next", async () => {
    expect(await status({ key: "dossier_wrong", cookie: ada.cookie })).toBe(200);
    expect(await status({ key: "dossier_wrong", headers: { authorization: `Bearer ${ada.key}` } })).toBe(200);
    expect(await status({ key: "dossier_wrong", headers: { authorization: "Bearer wrong" } })).toBe(401);
  });

  test("a revoked or expired key, and any key of a banned user, is rejected immediately", async () => {
    const key = await makeKey(ada.cookie, "full");
    expect(await status({ key })).toBe(200);
    const { apiKeys } = await auth().api.listApiKeys({ headers: new Headers({ cookie: ada.cookie }) });
    const newest = apiKeys.sort((a, b) => +new Date(b.createdAt) - +new Date(a.createdAt))[0];
    const revoke = new Request(`${ORIGIN}/api/auth/api-key/delete`, {
      method: "POST",
      headers: { cookie: ada.cookie, origin: ORIGIN, host: "localhost:3000", "content-type": "application/json" },
      body: JSON.stringify({ keyId: newest?.id }),
    });
    expect((await sendRequest(revoke)).status).toBe(200);
    expect(await status({ key })).toBe(401);

    const expired = await makeKey(ada.cookie, "full");
    await database().apiKey.update({ where: { key: hashApiKey(expired) }, data: { expiresAt: new Date(Date.now() - 1000) } });
    forgetCredentials();
    expect(await status({ key: expired })).toBe(401);

    const banned = await signUp();
    await database().user.update({ where: { id: banned.userId }, data: { banned: true } });
    forgetCredentials();
    expect(await status({ key: banned.key })).toBe(401);
  });

  test("a verified request with a key takes at most two queries and no write", async () => {
    const key = await makeKey(ada.cookie, "full");
    await status({ key });
    // The time of use is stored once a minute, after the response.
    const noted = () => database().apiKey.count({ where: { key: hashApiKey(key), lastRequest: { not: null } } });
    await expect.poll(noted).toBe(1);
    forgetCredentials();
    const query = vi.spyOn(databasePool(), "query");
    await status({ key });
    const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
    expect(texts.length).toBeLessThanOrEqual(2);
    expect(texts.filter((text) => /^\s*(update|insert|delete)/i.test(text))).toEqual([]);
    query.mockRestore();
  });
});

describe("pages on other sites", () => {
  test.each([
    ["a foreign Origin", { origin: "https://evil.example" }],
    ["a cross-site fetch", { "sec-fetch-site": "cross-site" }],
  ] as [string, Record<string, string>][])("cannot use the cookie: %s", async (_name, headers) => {
    expect(
      await call("POST", "/resumes", {
        cookie: ada.cookie,
        headers: { ...headers, host: "localhost:3000" },
        body: { name: "x" },
      }),
    ).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  });

  test("may use a key, because browsers never send one on their own", async () => {
    expect(await status({ key: ada.key, headers: { origin: "https://tool.example", host: "localhost:3000" } })).toBe(200);
  });

  test.each(["localhost:3000", "192.168.1.20:3000", "cv.example.org"])("signing in works under the address %s", async (host) => {
    const signIn = new Request(`http://${host}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { host, origin: `http://${host}`, "content-type": "application/json" },
      body: JSON.stringify({ email: ada.email, password: "correct horse" }),
    });
    expect((await sendRequest(signIn)).status).toBe(200);
  });

  test("cannot sign in through a browser of ours", async () => {
    const signIn = new Request(`${ORIGIN}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { host: "localhost:3000", origin: "https://evil.example", cookie: ada.cookie, "content-type": "application/json" },
      body: JSON.stringify({ email: ada.email, password: "correct horse" }),
    });
    expect((await sendRequest(signIn)).status).toBe(403);
  });
});

describe("accounts", () => {
  const post = (path: string, body: unknown) =>
    sendRequest(
      new Request(`${ORIGIN}/api/auth/${path}`, {
        method: "POST",
        headers: { host: "localhost:3000", origin: ORIGIN, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    );

  test("signing in works by email and by username in any case", async () => {
    expect((await post("sign-in/email", { email: ada.email, password: "correct horse" })).status).toBe(200);
    expect((await post("sign-in/username", { username: ada.username.toUpperCase(), password: "correct horse" })).status).toBe(
      200,
    );
    expect((await post("sign-in/email", { email: ada.email, password: "not my horse" })).status).toBe(401);
  });

  beforeAll(async () => {
    await post("sign-up/email", { email: "first@example.com", password: "long enough", name: "First", username: "taken.name" });
  });

  test.each([
    ["a short password", { password: "short" }],
    ["a long password", { password: "x".repeat(65) }],
    ["a username with a space", { username: "a b" }],
    ["a short username", { username: "ab" }],
    ["a username that is taken", { username: "TAKEN.name" }],
  ])("%s is refused", async (_name, part) => {
    if ("username" in part) expectConsole(/\[Better Auth\].* Username is/);
    const answer = await post("sign-up/email", {
      email: `${Math.random()}@example.com`,
      password: "long enough",
      name: "Second",
      username: `fine${Date.now()}`,
      ...part,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test("public operations need no credential", async () => {
    expect((await call("GET", "/auth/providers")).body).toEqual({ credential: "Password", passkey: "Passkey" });
    expect((await call("GET", "/flags")).body).toEqual({
      disableSignups: false,
      disableEmailAuth: false,
      showSponsors: false,
      smtpEnabled: false,
    });
    expect((await call("GET", "/statistics")).body.users).toBeGreaterThan(0);
  });
});

test("a program can sign up, in and out without an Origin header, whatever headers its library adds", async () => {
  const username = `program${Date.now()}`;
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    sendRequest(
      new Request(`${ORIGIN}/api/auth/${path}`, {
        method: "POST",
        // What fetch in Node sends by default.
        headers: { "content-type": "application/json", "sec-fetch-mode": "cors", "accept-language": "*", ...headers },
        body: JSON.stringify(body),
      }),
    );
  const person = { name: "Program", email: `${username}@example.com`, username, password: "a long enough secret" };
  const signedUp = await post("sign-up/email", person);
  expect(signedUp.status).toBe(200);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  expect((await post("sign-in/email", { email: person.email, password: person.password }, { cookie })).status).toBe(200);
  expect((await post("sign-out", {}, { cookie })).status).toBe(200);
  // A page on another site is still rejected.
  const foreign = { origin: "https://elsewhere.example.com" };
  expect((await post("sign-in/email", { email: person.email, password: person.password }, foreign)).status).toBe(403);
  const crossSite = { "sec-fetch-site": "cross-site" };
  expect((await post("sign-in/email", { email: person.email, password: person.password }, crossSite)).status).toBe(403);
});
