import { afterAll, describe, expect, test } from "vitest";
import { appointConfigured } from "@/server/accounts/sign-ups/appoint";
import { database } from "@/server/platform/db/client";
import { authCall } from "@/server/testing/auth-call";
import { startFakeSmtp } from "@/server/testing/fake-smtp";
import { call, ORIGIN, signUp, withInstance } from "@/server/testing/instance";

const smtp = await startFakeSmtp();
afterAll(smtp.stop);

withInstance({
  ADMIN_EMAIL: "Boss@Example.com",
  SMTP_URL: smtp.url,
  SMTP_FROM: "Dossier <dossier@example.com>",
  APP_URL: ORIGIN,
});

const admins = async () => (await database().user.findMany({ where: { isAdmin: true } })).map(({ email }) => email);
let boss = "";

describe("with ADMIN_EMAIL, where mail is sent", () => {
  test("neither the first account nor an unverified one with that address administers, but a verified one does", async () => {
    await signUp();
    const body = { email: "boss@example.com", name: "Boss", username: "boss", password: "correct horse" };
    await authCall("POST", "sign-up/email", { body, client: "10.5.0.1" });
    const credentials = { email: body.email, password: body.password };
    boss = (await authCall("POST", "sign-in/email", { body: credentials, client: "10.5.0.1" })).cookie;
    await appointConfigured(database());
    expect(await admins()).toEqual([]);
    const { text } = await smtp.mailTo("boss@example.com");
    const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
    await authCall("GET", `${link.pathname.replace("/api/auth/", "")}${link.search}`, { cookie: boss });
    expect(await admins()).toEqual(["boss@example.com"]);
    expect(await database().adminAct.findMany({ select: { kind: true, actorName: true, subjectName: true } })).toEqual([
      { kind: "admin-made", actorName: "ADMIN_EMAIL", subjectName: "boss@example.com" },
    ]);
    await appointConfigured(database());
    expect(await database().adminAct.count()).toBe(1);
  });

  test("a test mail goes to the administrator's own address, and returns the response of the server", async () => {
    const { body } = await call("POST", "/admin/instance/mail-test", { cookie: boss });
    expect(body).toMatchObject({ isGood: true, message: expect.stringMatching(/^250/) });
    expect((await smtp.mailTo("boss@example.com", /Test mail/)).text).toContain("Mail works.");
    await smtp.stop();
    const away = await call("POST", "/admin/instance/mail-test", { cookie: boss });
    expect(away.body).toMatchObject({ isGood: false, message: expect.stringMatching(/ECONNREFUSED|closed|connect/i) });
  });
});
