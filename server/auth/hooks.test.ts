import { expect, test } from "vitest";
import { db, sql } from "@/server/db/sql";
import { authCall } from "@/server/testing/auth-call";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { accountHooks } from "./hooks";
import { viewerFromHeaders } from "./viewer";

withInstance();

test("a banned person is told so after the right password, and signed in nowhere", async () => {
  const ada = await signUp();
  await db.query(sql`update "user" set banned = true where id = ${ada.userId}`);
  const signIn = (password: string) => authCall("POST", "sign-in/email", { body: { email: ada.email, password } });
  expect((await signIn("wrong entirely")).body.code).toBe("INVALID_EMAIL_OR_PASSWORD");
  const refused = await signIn("correct horse");
  expect(refused).toMatchObject({ status: 403, body: { code: "ACCOUNT_BANNED" } });
  expect(refused.cookie).not.toContain("session_token=ey");
  expect(await db.query(sql`select 1 from session where "userId" = ${ada.userId}`)).toEqual([]);
  const token = ada.cookie.split("; ").find((entry) => entry.includes("session_token")) ?? "";
  expect((await call("GET", "/resumes", { cookie: token })).status).toBe(401);
  expect(await viewerFromHeaders(new Headers({ cookie: token }))).toBeNull();
});

test("what another site says of a person is bounded before it is kept", async () => {
  const { before } = accountHooks.user.create;
  const profile = { id: "x", email: "ida@example.com", emailVerified: true, createdAt: new Date(), updatedAt: new Date() };
  const kept = await before({ ...profile, name: `\0${"n".repeat(5000)}`, image: `https://x.example/${"i".repeat(5000)}` });
  expect(kept?.data).toMatchObject({ name: "n".repeat(100), image: null, username: "ida" });
  expect((await before({ ...profile, name: "  " }))?.data.name).toBe("ida");
});

test("a link from a mail confirms a changed address and signs nobody in", async () => {
  const ada = await signUp();
  const { auth } = await import("./auth");
  const { createEmailVerificationToken } = await import("better-auth/api");
  const { secret } = await auth().$context;
  const newEmail = `new.${ada.email}`;
  const extra = { requestType: "change-email-verification" };
  const token = await createEmailVerificationToken(secret, ada.email, newEmail, 3600, extra);
  const before = await db.query(sql`select 1 from session where "userId" = ${ada.userId}`);
  const followed = await authCall("GET", `verify-email?token=${token}&callbackURL=/settings`);
  expect(followed.headers.get("location")).toBe("/settings");
  expect(followed.headers.getSetCookie()).toEqual([]);
  expect(await db.query(sql`select 1 from session where "userId" = ${ada.userId}`)).toHaveLength(before.length);
  expect(await db.query(sql`select email from "user" where id = ${ada.userId}`)).toEqual([{ email: newEmail }]);
  await expect
    .poll(async () => (await call("GET", "/auth/activity", { key: ada.key })).body.map(({ kind }: { kind: string }) => kind))
    .toContain("email-changed");
});
