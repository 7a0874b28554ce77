import { createOTP } from "@better-auth/utils/otp";
import { expect, test } from "vitest";
import { storedIdentifier } from "@/server/accounts/auth/stored-identifier";
import { database } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { authCall } from "@/server/testing/auth-call";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { secretOf } from "@/server/testing/totp-secret";

withInstance();

const PASSWORD = "correct horse";
const signIn = (person: Person, password = PASSWORD) =>
  authCall("POST", "sign-in/email", { body: { email: person.email, password } });
const reads = async (cookie: string) => (await call("GET", "/resumes", { cookie })).status;

test("a new password ends the other sessions immediately, although their cookies are still valid for a minute", async () => {
  const ada = await signUp();
  const laptop = await signIn(ada);
  expect(await reads(laptop.cookie)).toBe(200);
  const body = { currentPassword: PASSWORD, newPassword: "battery staple", revokeOtherSessions: true };
  expect(
    (await authCall("POST", "change-password", { cookie: ada.cookie, body: { ...body, currentPassword: "no" } })).status,
  ).toBe(400);
  const changed = await authCall("POST", "change-password", { cookie: ada.cookie, body });
  expect(changed.status).toBe(200);
  expect(await reads(laptop.cookie)).toBe(401);
  expect(await reads(changed.cookie)).toBe(200);
  expect((await signIn(ada)).status).toBe(401);
  expect((await signIn(ada, "battery staple")).status).toBe(200);
});

test("one session can be ended from another", async () => {
  const ada = await signUp();
  const laptop = await signIn(ada);
  const { body: sessions } = await authCall("GET", "list-sessions", { cookie: ada.cookie });
  expect(sessions).toHaveLength(2);
  const token = decodeURIComponent(/session_token=([^;]+)/.exec(laptop.cookie)?.[1] ?? "").split(".")[0];
  expect((await authCall("POST", "revoke-session", { cookie: ada.cookie, body: { token } })).status).toBe(200);
  expect(await reads(laptop.cookie)).toBe(401);
  expect(await reads(ada.cookie)).toBe(200);
});

test("an expired session gives no access, nor does an expired password reset link", async () => {
  const ada = await signUp();
  // Only the session's own cookie: the cached state beside it would be trusted for its minute, and one that was just read for some seconds.
  const cookieOf = (cookie: string) => cookie.split("; ").find((entry) => entry.includes("session_token")) ?? "";
  expect(await reads(cookieOf(ada.cookie))).toBe(200);
  const cookie = cookieOf((await signIn(ada)).cookie);
  const past = new Date(Date.now() - 1000);
  await database().session.updateMany({ where: { userId: ada.userId }, data: { expiresAt: past } });
  expect(await reads(cookie)).toBe(401);
  const link = { identifier: storedIdentifier("reset-password:late"), value: ada.userId, expiresAt: past };
  await database().verification.create({ data: { ...link, id: newId() } });
  const reset = await authCall("POST", "reset-password", { body: { token: "late", newPassword: "battery staple" } });
  expect(reset.status).toBe(400);
});

test("with a second factor the password alone gives no access; a code does, and a backup code does once", async () => {
  const ada = await signUp();
  const enabled = await authCall("POST", "two-factor/enable", { cookie: ada.cookie, body: { password: PASSWORD } });
  const { totpURI, backupCodes } = enabled.body as { totpURI: string; backupCodes: string[] };
  const code = () => createOTP(secretOf(totpURI)).totp();
  // No code is required until the app has been verified.
  expect((await signIn(ada)).body.twoFactorRedirect).toBeUndefined();
  const verified = await authCall("POST", "two-factor/verify-totp", { cookie: ada.cookie, body: { code: await code() } });
  expect(verified.status).toBe(200);

  const half = await signIn(ada);
  expect(half.body.twoFactorRedirect).toBe(true);
  expect(await reads(half.cookie)).toBe(401);
  expect((await authCall("POST", "two-factor/verify-totp", { cookie: half.cookie, body: { code: "000000" } })).status).toBe(401);
  const whole = await authCall("POST", "two-factor/verify-backup-code", { cookie: half.cookie, body: { code: backupCodes[0] } });
  expect(await reads(whole.cookie)).toBe(200);
  const again = await signIn(ada);
  const used = { cookie: again.cookie, body: { code: backupCodes[0] } };
  expect((await authCall("POST", "two-factor/verify-backup-code", used)).status).toBe(401);

  const off = await authCall("POST", "two-factor/disable", { cookie: whole.cookie, body: { password: PASSWORD } });
  expect(off.status).toBe(200);
  expect((await signIn(ada)).body.twoFactorRedirect).toBeUndefined();
});
