import { expect, test } from "vitest";
import { appointConfigured, setUpCodeField } from "@/server/accounts/sign-ups/appoint";
import { setUpCode } from "@/server/accounts/sign-ups/set-up-code";
import { runAdminCommand } from "@/server/entrance/commands/run-admin-command";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { withInstance } from "@/server/testing/instance";

withInstance({ ADMIN_EMAIL: "boss@example.com" });

const admins = async () => (await database().user.findMany({ where: { isAdmin: true } })).map(({ email }) => email);
const signUp = (email: string, more: object = {}) =>
  authCall("POST", "sign-up/email", {
    body: { email, name: "Ada", username: email.split("@")[0], password: "correct horse", ...more },
    client: "10.5.1.1",
  });

test("without mail an unverified address appoints no administrator: only the code or a command on the machine does", async () => {
  expect((await signUp("boss@example.com")).status).toBe(200);
  await appointConfigured(database());
  await database().user.updateMany({ data: { emailVerified: true } });
  await appointConfigured(database());
  expect(await admins()).toEqual([]);
  expect(await setUpCodeField(database(), "localhost:3000")).toBe("possible");
  expect((await signUp("owner@example.com", { setupCode: setUpCode() })).status).toBe(200);
  expect(await admins()).toEqual(["owner@example.com"]);
  await runAdminCommand(database(), ["make-admin", "boss@example.com"], () => {});
  expect((await admins()).sort()).toEqual(["boss@example.com", "owner@example.com"]);
});
