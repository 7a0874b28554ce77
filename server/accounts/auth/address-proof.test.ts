import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { authCall } from "@/server/testing/auth-call";
import { startFakeSmtp } from "@/server/testing/fake-smtp";
import { call, makeKey, ORIGIN, signUp, withInstance } from "@/server/testing/instance";

const smtp = await startFakeSmtp();
afterAll(smtp.stop);
withInstance({
  SMTP_URL: smtp.url,
  SMTP_FROM: "Dossier <dossier@example.com>",
  APP_URL: ORIGIN,
  ADMIN_EMAIL: "boss@example.com",
});

const linkIn = (text: string) => /https?:\S+/.exec(text)?.[0] ?? "";
const open = (link: string, cookie?: string) =>
  authCall("GET", link.slice(`${ORIGIN}/api/auth/`.length), cookie ? { cookie } : {});
const account = (email: string) => ({ email, name: "Boss", username: email.split("@")[0], password: "correct horse" });
const signIn = async (email: string, password: string) =>
  (await authCall("POST", "sign-in/email", { body: { email, password } })).cookie;
const stateOf = async (email: string) => {
  const { isAdmin, emailVerified } = await database().user.findUniqueOrThrow({ where: { email } });
  return { isAdmin, emailVerified };
};
const NOTHING = { isAdmin: false, emailVerified: false };

let strangers: { cookie: string; key: string };
let link = "";

beforeAll(async () => {
  await signUp();
  await authCall("POST", "sign-up/email", { body: account("boss@example.com"), client: "10.7.0.1" });
  const cookie = await signIn("boss@example.com", "correct horse");
  strangers = { cookie, key: await makeKey(cookie, "full") };
  link = linkIn((await smtp.mailTo("boss@example.com")).text);
});

describe("a stranger has signed up with the address of ADMIN_EMAIL", () => {
  test("the genuine link proves nothing in a browser that is not signed in to that account: it leads to sign-in", async () => {
    const other = await signUp();
    for (const cookie of [undefined, other.cookie]) {
      const { status, headers } = await open(link, cookie);
      expect(status).toBe(302);
      const target = new URL(headers.get("location") ?? "", ORIGIN);
      expect([target.pathname, target.searchParams.get("reason")]).toEqual(["/auth/sign-in", "address"]);
      expect(`${ORIGIN}${target.searchParams.get("next")}`).toBe(link);
    }
    expect(await stateOf("boss@example.com")).toEqual(NOTHING);
  });

  test("a new password by mail ends everything that the stranger has, and only then the owner is appointed", async () => {
    const { id: userId } = await database().user.findUniqueOrThrow({ where: { email: "boss@example.com" } });
    const passkey = { id: newId(), userId, publicKey: "x", credentialID: "x", counter: 0, deviceType: "x", backedUp: false };
    await database().passkey.create({ data: passkey });
    await database().account.create({ data: { id: newId(), userId, providerId: "google", accountId: "stranger" } });
    await database().twoFactor.create({ data: { id: newId(), userId, secret: "x", backupCodes: "x" } });
    await database().user.update({ where: { id: userId }, data: { twoFactorEnabled: true } });

    await authCall("POST", "request-password-reset", {
      body: { email: "boss@example.com", redirectTo: "/auth/reset-password" },
      client: "10.7.0.2",
    });
    const place = await open(linkIn((await smtp.mailTo("boss@example.com", /Reset/)).text));
    const token = new URL(place.headers.get("location") ?? "", ORIGIN).searchParams.get("token");
    // Also where the box is ticked that keeps the keys.
    const body = { token, newPassword: "battery staple", revokeApiKeys: false };
    expect((await authCall("POST", "reset-password", { body })).status).toBe(200);

    expect((await call("GET", "/resumes", { cookie: strangers.cookie })).status).toBe(401);
    expect((await call("GET", "/resumes", { key: strangers.key })).status).toBe(401);
    const { passkey: passkeys, twoFactor, account: accounts } = database();
    expect([await passkeys.count(), await twoFactor.count()]).toEqual([0, 0]);
    expect(await accounts.count({ where: { userId, providerId: "google" } })).toBe(0);
    expect(await stateOf("boss@example.com")).toEqual({ isAdmin: true, emailVerified: true });
    const cookie = await signIn("boss@example.com", "battery staple");
    expect((await call("GET", "/admin/settings", { cookie })).status).toBe(200);
    expect((await call("GET", "/admin/settings", { cookie: strangers.cookie })).status).toBe(401);
  });
});

test("a person who proves the address in their own browser keeps what they have", async () => {
  const ada = await signUp();
  const own = linkIn((await smtp.mailTo(ada.email)).text);
  expect((await open(own, ada.cookie)).status).toBe(302);
  expect(await stateOf(ada.email)).toEqual({ isAdmin: false, emailVerified: true });
  expect((await call("GET", "/resumes", { key: ada.key })).status).toBe(200);
});

test("a link that an administrator hands over proves no address", async () => {
  const ada = await signUp();
  const boss = await signIn("boss@example.com", "battery staple");
  const { body } = await call("POST", `/admin/people/${ada.userId}/reset-link`, { cookie: boss });
  const token = new URL(body.url).searchParams.get("token");
  expect((await authCall("POST", "reset-password", { body: { token, newPassword: "rhubarb crumble" } })).status).toBe(200);
  expect(await stateOf(ada.email)).toEqual(NOTHING);
});

describe("a sign-up where mail is sent", () => {
  const shapeOf = ({ status, body, headers }: Awaited<ReturnType<typeof authCall>>) => ({
    status,
    token: body.token.length,
    fields: Object.keys(body.user ?? {}),
    cookies: headers
      .getSetCookie()
      .map((entry) => entry.replace(/=([^;]+)/, (_all, value) => `=${decodeURIComponent(value).length}`)),
    headers: [...headers.keys()],
  });

  test("returns the same for a taken address and for a free one", async () => {
    const taken = await authCall("POST", "sign-up/email", {
      body: { ...account("boss@example.com"), username: "another" },
      client: "10.7.0.3",
    });
    const free = await authCall("POST", "sign-up/email", { body: account("free@example.com"), client: "10.7.0.4" });
    expect(shapeOf(taken)).toEqual(shapeOf(free));
    expect(taken).toMatchObject({ status: 200, body: { user: { email: "boss@example.com", username: "another" } } });
    const sessionOf = ({ headers }: typeof free) =>
      authCall("GET", "get-session", {
        headers: {
          cookie: headers
            .getSetCookie()
            .map((entry) => entry.split(";")[0])
            .join("; "),
        },
      });
    expect((await sessionOf(free)).body.user.email).toBe("free@example.com");
    expect((await sessionOf(taken)).body).toBeNull();
    expect(await signIn("free@example.com", "correct horse")).toContain("session_token");
  });

  test("is refused the same for both where an invitation is needed", async () => {
    const boss = await signIn("boss@example.com", "battery staple");
    await call("PUT", "/admin/settings", { cookie: boss, body: { signUps: { mode: "invitation", domains: [] } } });
    for (const email of ["boss@example.com", "nobody@example.com"]) {
      const body = { ...account(email), username: `u${email.length}` };
      const answer = await authCall("POST", "sign-up/email", { body, client: "10.7.0.5" });
      expect([answer.status, answer.body.code]).toEqual([403, "INVITATION_NEEDED"]);
    }
  });
});

describe("mails and links lead to this instance only", () => {
  test.each([
    ["https://evil.example/reset", { host: "evil.example", origin: "https://evil.example" }],
    ["https://evil.example/reset", {}],
    ["//evil.example", {}],
    ["/\\evil.example", {}],
    ["javascript:alert(1)", {}],
  ])("a new password cannot be requested with %s, whatever %j claims", async (redirectTo, headers) => {
    const body = { email: "boss@example.com", redirectTo };
    const answer = await authCall("POST", "request-password-reset", { body, headers, client: "10.7.0.6" });
    expect(answer.status).toBe(403);
  });

  test("an address of APP_URL can be named in full", async () => {
    const body = { email: "free@example.com", redirectTo: `${ORIGIN}/auth/reset-password` };
    expect((await authCall("POST", "request-password-reset", { body, client: "10.7.0.7" })).status).toBe(200);
  });
});

test("the sign-in service describes its addresses", async () => {
  const { status, body } = await authCall("GET", "open-api/generate-schema");
  expect(status).toBe(200);
  expect(body.openapi).toMatch(/^3\./);
  expect(Object.keys(body.paths)).toContain("/sign-in/email");
  expect((await authCall("GET", "reference")).status).toBe(404);
});
