import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test, vi } from "vitest";
import { database, databasePool } from "@/server/platform/db/client";
import { mailTexts } from "@/server/platform/mails/mail-texts";
import { authCall } from "@/server/testing/auth-call";
import { startFakeSmtp } from "@/server/testing/fake-smtp";
import { call, ORIGIN, signUp, withInstance } from "@/server/testing/instance";
import { greetingOf } from "./mails";

const smtp = await startFakeSmtp();
afterAll(() => smtp.stop());
withInstance({
  SMTP_URL: smtp.url,
  SMTP_FROM: "Dossier <dossier@example.com>",
  APP_URL: ORIGIN,
  RATE_LIMITS: "on",
  LOG_LEVEL: "info",
});

let last = 0;
const client = () => `203.0.113.${++last}`;

describe("a greeting", () => {
  test.each([
    ["Ada Example", "Hello Ada Example,"],
    ["J. R. Smith", "Hello J. R. Smith,"],
    ["Zoë O'Neill-Özil", "Hello Zoë O'Neill-Özil,"],
    ["Win at http://evil.example", "Hello,"],
    ["evil.example", "Hello,"],
    ["Dr.Evil", "Hello,"],
    ["write to a@evil.example", "Hello,"],
    ["www.evil", "Hello,"],
    ["<b>Ada</b>", "Hello,"],
    ["Ada\r\nBcc: everybody", "Hello,"],
    ["Ada\r\nExample\u202e", "Hello Ada Example,"],
    ["\u200b", "Hello,"],
  ])("%j begins with %j", async (name, greeting) => {
    expect(greetingOf(await mailTexts("en"), name)).toBe(greeting);
  });
});

test("a name in a mail becomes neither a link nor a header", async () => {
  const ada = await signUp();
  const name = "Win at http://evil.example\r\nBcc: x@y.example";
  await database().user.update({ where: { id: ada.userId }, data: { name } });
  await authCall("POST", "request-password-reset", {
    body: { email: ada.email, redirectTo: "/auth/reset-password" },
    client: client(),
  });
  const mail = await smtp.mailTo(ada.email, /Reset your/);
  expect(mail.text).not.toContain("evil");
  expect(mail.text.match(/https?:\S+/g)).toHaveLength(1);
});

describe("the owner gets a mail", () => {
  test("about a sign-in with a new browser, but not about the next one with it", async () => {
    const ada = await signUp();
    const signIn = (cookie?: string) =>
      authCall("POST", "sign-in/email", {
        body: { email: ada.email, password: "correct horse" },
        client: client(),
        ...(cookie ? { cookie } : {}),
      });
    const first = await signIn();
    expect((await smtp.mailTo(ada.email, /New sign-in/)).text).toContain("A new browser signed in");
    const device = /dossier_device=[^;]+/.exec(first.cookie)?.[0] ?? "";
    expect(first.headers.getSetCookie().find((entry) => entry.startsWith("dossier_device"))).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await signIn(device)).status).toBe(200);
    await expect(smtp.mailTo(ada.email, /New sign-in/, 500)).rejects.toThrow("No mail");
  });

  test("about a new key, a changed password and the second factor", async () => {
    const ada = await signUp();
    await smtp.mailTo(ada.email, /API key was created/);
    const enable = { password: "correct horse" };
    await authCall("POST", "two-factor/enable", { cookie: ada.cookie, body: enable, client: client() });
    await database().twoFactor.updateMany({ where: { userId: ada.userId }, data: { verified: true } });
    await database().user.update({ where: { id: ada.userId }, data: { twoFactorEnabled: true } });
    const off = await authCall("POST", "two-factor/disable", { cookie: ada.cookie, body: enable, client: client() });
    expect(off.status).toBe(200);
    await smtp.mailTo(ada.email, /Two-factor sign-in is off/);
    const body = { currentPassword: "correct horse", newPassword: "battery staple" };
    expect((await authCall("POST", "change-password", { cookie: off.cookie, body, client: client() })).status).toBe(200);
    await smtp.mailTo(ada.email, /password was changed/);
  });

  test("about ten failures in a row, once a day", async () => {
    const ada = await signUp();
    const guess = async () => {
      const key = `sign-in:account:${ada.userId}`;
      await database().$executeRaw`update growing_delay set "allowedAt" = "lastAt" where key = ${key}`;
      await authCall("POST", "sign-in/email", { body: { email: ada.email, password: "wrong" }, client: client() });
    };
    for (let count = 0; count < 9; count++) await guess();
    await expect(smtp.mailTo(ada.email, /Failed sign-ins/, 500)).rejects.toThrow("No mail");
    await guess();
    await smtp.mailTo(ada.email, /Failed sign-ins/);
    for (let count = 0; count < 3; count++) await guess();
    await expect(smtp.mailTo(ada.email, /Failed sign-ins/, 500)).rejects.toThrow("No mail");
  });
});

describe("recent activity", () => {
  const activity = async (options: Parameters<typeof call>[2], query = "") =>
    (await call("GET", `/auth/activity${query}`, options)).body as {
      kind: string;
      address: string | null;
      device: string | null;
    }[];
  const kinds = async (options: Parameters<typeof call>[2]) => (await activity(options)).map(({ kind }) => kind);

  test("lists sign-ins, failures and changes of access, newest first, only for the owner", async () => {
    const ada = await signUp();
    const bea = await signUp("read");
    const from = client();
    const signIn = (password: string) =>
      authCall("POST", "sign-in/email", {
        body: { email: ada.email, password },
        client: from,
        headers: { "user-agent": "Harbour/1.0" },
      });
    await signIn("wrong");
    await signIn("wrong");
    await signIn("correct horse");
    const expected = ["sign-in", "sign-in-failed", "api-key-created", "sign-up"];
    await expect.poll(() => kinds({ cookie: ada.cookie })).toEqual(expected);
    const [newest] = await activity({ key: ada.key });
    expect(newest).toMatchObject({ kind: "sign-in", address: from, device: "Harbour/1.0" });
    expect(await kinds({ key: bea.key })).toEqual(["api-key-created", "sign-up"]);
    expect((await call("GET", "/auth/activity", {})).status).toBe(401);
    const page = await call("GET", "/auth/activity?limit=1&offset=1", { cookie: ada.cookie });
    expect([page.headers.get("x-total-count"), page.body.length, page.body[0].kind]).toEqual(["4", 1, "sign-in-failed"]);
  });

  test("keeps the newest two hundred", async () => {
    const ada = await signUp();
    await expect.poll(() => kinds({ cookie: ada.cookie })).toHaveLength(2);
    await databasePool().query(
      `insert into account_event ("userId", kind, at) select $1, 'passkey-added', now() - interval '1 hour' from generate_series(1, 300)`,
      [ada.userId],
    );
    const wrong = { email: ada.email, password: "wrong" };
    await authCall("POST", "sign-in/email", { body: wrong, client: client() });
    await expect.poll(async () => (await kinds({ cookie: ada.cookie })).length).toBe(200);
    expect(await kinds({ cookie: ada.cookie })).toContain("sign-up");
  });
});

/** What an action writes to the log, line by line. */
async function linesOf(act: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  await act().finally(() => write.mockRestore());
  return lines;
}

test("signing in and out and changes of access are in the log, with user id and address", async () => {
  const ada = await signUp();
  const from = client();
  const lines = await linesOf(async () => {
    const body = { email: ada.email, password: "correct horse" };
    const { cookie } = await authCall("POST", "sign-in/email", { body, client: from });
    await authCall("POST", "revoke-other-sessions", { cookie, client: from });
    await authCall("POST", "sign-out", { cookie, client: from });
  });
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(events.map(({ event }) => event)).toEqual(["sign-in", "sessions-ended", "sign-out"]);
  for (const event of events) expect(event).toMatchObject({ userId: ada.userId, address: from });
  expect(lines.join("")).not.toContain(ada.email);
});

test("a failed sign-in is one line of JSON that fail2ban reads: event and address first, no name, no password", async () => {
  const email = `nobody.${randomUUID()}@example.com`;
  const body = { email, password: "hunter2 hunter2" };
  const lines = await linesOf(() => authCall("POST", "sign-in/email", { body, client: "203.0.113.250" }));
  const line = lines.find((each) => each.includes("sign-in-failed")) ?? "";
  expect(line).toMatch(/^\{"level":"warn","time":"[^"]+","event":"sign-in-failed","address":"203\.0\.113\.250",.*\}\n$/);
  expect(lines.join("")).not.toContain(email);
  expect(lines.join("")).not.toContain("hunter2");
});
