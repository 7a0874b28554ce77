import { describe, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { authorizationOf, decide, newProgram, open } from "@/server/testing/program";

withInstance();

/** Signs up, and lets eleven minutes pass. */
async function signedInLongAgo(): Promise<Person> {
  const person = await signUp();
  const createdAt = new Date(Date.now() - 11 * 60_000);
  await database().session.updateMany({ where: { userId: person.userId }, data: { createdAt } });
  return person;
}

const GRAVE: [name: string, act: (person: Person) => Promise<{ status: number; body: { code?: string } }>][] = [
  ["deleting the account", ({ cookie }) => call("DELETE", "/auth/account", { cookie })],
  [
    "a new API key",
    ({ cookie }) => call("POST", "/auth/api-keys", { cookie, body: { name: "x", expiresIn: null, access: "read" } }),
  ],
  ["a new API key of better-auth", ({ cookie }) => authCall("POST", "api-key/create", { cookie, body: { name: "x" } })],
  ["adding a passkey", ({ cookie }) => authCall("GET", "passkey/generate-register-options", { cookie })],
  ["changing the address", ({ cookie }) => authCall("POST", "change-email", { cookie, body: { newEmail: "x@example.com" } })],
  ["two-factor sign-in", ({ cookie }) => authCall("POST", "two-factor/enable", { cookie, body: {} })],
  ["no two-factor sign-in", ({ cookie }) => authCall("POST", "two-factor/disable", { cookie, body: {} })],
  ["new backup codes", ({ cookie }) => authCall("POST", "two-factor/generate-backup-codes", { cookie, body: {} })],
  ["linking a site", ({ cookie }) => authCall("POST", "link-social", { cookie, body: { provider: "google" } })],
  ["allowing a program", async (person) => decide(await open(authorizationOf(await newProgram()), person), person, true)],
  ["unlinking a site", ({ cookie }) => authCall("POST", "unlink-account", { cookie, body: { accountId: "x" } })],
];

const confirm = ({ cookie }: Person, password: string) => call("POST", "/auth/confirmations", { cookie, body: { password } });
const refusal = { status: 403, body: { code: "SESSION_NOT_FRESH" } };

describe("eleven minutes after signing in", () => {
  test.each(GRAVE)("%s asks again, and continues after the password", async (_name, act) => {
    const ada = await signedInLongAgo();
    expect(await act(ada)).toMatchObject(refusal);
    expect((await confirm(ada, "wrong entirely")).body.code).toBe("INVALID_PASSWORD");
    expect(await act(ada)).toMatchObject(refusal);
    expect((await confirm(ada, "correct horse")).status).toBe(200);
    expect((await act(ada)).body?.code).not.toBe("SESSION_NOT_FRESH");
  });

  test("the list of devices is shown, and they can be signed out", async () => {
    const ada = await signedInLongAgo();
    expect((await authCall("GET", "list-sessions", { cookie: ada.cookie })).body).toHaveLength(1);
    expect((await authCall("POST", "revoke-other-sessions", { cookie: ada.cookie })).status).toBe(200);
  });

  test("a program can be denied without confirming, because nothing is given away", async () => {
    const ada = await signedInLongAgo();
    const page = await open(authorizationOf(await newProgram()), ada);
    expect((await decide(page, ada, false)).body.url).toContain("error=access_denied");
  });

  test("a password sent with the action confirms it", async () => {
    const ada = await signedInLongAgo();
    const enable = (password: string) => authCall("POST", "two-factor/enable", { cookie: ada.cookie, body: { password } });
    expect((await enable("wrong entirely")).body.code).toBe("INVALID_PASSWORD");
    expect((await enable("correct horse")).status).toBe(200);
  });

  test("a person without a password cannot confirm with one", async () => {
    const ada = await signedInLongAgo();
    await database().account.updateMany({ where: { userId: ada.userId }, data: { providerId: "custom", password: null } });
    const enable = await authCall("POST", "two-factor/enable", { cookie: ada.cookie, body: { password: "anything at all" } });
    expect(enable).toMatchObject(refusal);
    expect((await confirm(ada, "anything at all")).body.code).toBe("INVALID_PASSWORD");
  });
});

test("a confirmation clears the cached session, and requires a session", async () => {
  const ada = await signUp();
  const confirmed = await confirm(ada, "correct horse");
  expect(confirmed.headers.getSetCookie()).toEqual([expect.stringMatching(/session_data=;.*Max-Age=0/)]);
  const byKey = await call("POST", "/auth/confirmations", { key: ada.key, body: { password: "correct horse" } });
  expect(byKey.status).toBe(403);
});

test("creating a key with the session of a deleted account is rejected like any unauthenticated request", async () => {
  const ada = await signUp();
  const body = { name: "late", expiresIn: null, access: "full" };
  // The cookie itself is trusted for its minute, because this instance was not notified.
  await database().user.delete({ where: { id: ada.userId } });
  expect((await call("POST", "/auth/api-keys", { cookie: ada.cookie, body })).status).toBe(401);
  expect((await authCall("POST", "api-key/create", { cookie: ada.cookie, body: { name: "late" } })).status).toBe(401);
  expect((await call("DELETE", "/auth/account", { cookie: ada.cookie })).status).toBe(401);
});
