import { expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { accountHooks } from "./hooks";
import { viewerFromHeaders } from "./viewer";

withInstance();

const sessionsOf = ({ userId }: Person) => database().session.count({ where: { userId } });

test("a banned person learns of the ban only after the right password, and is not signed in", async () => {
  const ada = await signUp();
  await database().user.update({ where: { id: ada.userId }, data: { banned: true } });
  const signIn = (password: string) => authCall("POST", "sign-in/email", { body: { email: ada.email, password } });
  expect((await signIn("wrong entirely")).body.code).toBe("INVALID_EMAIL_OR_PASSWORD");
  const refused = await signIn("correct horse");
  expect(refused).toMatchObject({ status: 403, body: { code: "ACCOUNT_BANNED" } });
  expect(refused.cookie).not.toContain("session_token=ey");
  expect(await sessionsOf(ada)).toBe(0);
  const token = ada.cookie.split("; ").find((entry) => entry.includes("session_token")) ?? "";
  expect((await call("GET", "/resumes", { cookie: token })).status).toBe(401);
  expect(await viewerFromHeaders(new Headers({ cookie: token }))).toBeNull();
});

test("values from another sign-in provider are limited before they are stored", async () => {
  const { before } = accountHooks.user.create;
  const profile = { id: "x", email: "ida@example.com", emailVerified: true, createdAt: new Date(), updatedAt: new Date() };
  const stored = await before(
    { ...profile, name: `\0${"n".repeat(5000)}`, image: `https://x.example/${"i".repeat(5000)}` },
    null,
  );
  expect(stored?.data).toMatchObject({ name: "n".repeat(100), image: null, username: "ida" });
  expect((await before({ ...profile, name: "  " }, null))?.data.name).toBe("ida");
});

test("a link from a mail confirms a changed address where the person is signed in, and signs no one in", async () => {
  const ada = await signUp();
  const { auth } = await import("./auth");
  const { createEmailVerificationToken } = await import("better-auth/api");
  const { secret } = await auth().$context;
  const newEmail = `new.${ada.email}`;
  const extra = { requestType: "change-email-verification" };
  const token = await createEmailVerificationToken(secret, ada.email, newEmail, 3600, extra);
  const before = await sessionsOf(ada);
  const link = `verify-email?token=${token}&callbackURL=/settings`;
  const elsewhere = await authCall("GET", link);
  expect(elsewhere.headers.get("location")).toMatch(/^\/auth\/sign-in\?reason=address&next=/);
  expect(elsewhere.headers.getSetCookie()).toEqual([]);
  expect(await database().user.count({ where: { email: newEmail } })).toBe(0);
  const followed = await authCall("GET", link, { cookie: ada.cookie });
  expect(followed.headers.get("location")).toBe("/settings");
  expect(await sessionsOf(ada)).toBe(before);
  expect(await database().user.findUnique({ where: { id: ada.userId }, select: { email: true } })).toEqual({ email: newEmail });
  await expect
    .poll(async () => (await call("GET", "/auth/activity", { key: ada.key })).body.map(({ kind }: { kind: string }) => kind))
    .toContain("email-changed");
});
