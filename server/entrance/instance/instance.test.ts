import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkAddress } from "@/server/accounts/admin/address-check";
import { runAdminCommand } from "@/server/entrance/commands/run-admin-command";
import { database } from "@/server/platform/db/client";
import { IGNORED_PROXY_HEADER, sealedClient } from "@/server/platform/request/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";

withInstance();

let ada: Person;
const folder = mkdtempSync(join(tmpdir(), "dossier-admin-"));

beforeAll(async () => {
  ada = await signUp();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the report has what is there", async () => {
  await call("POST", "/resumes", { key: ada.key, body: { name: "One" } });
  const { body } = await call("GET", "/admin/instance", { cookie: ada.cookie });
  expect(body).toMatchObject({
    health: { status: "healthy", database: "healthy", storage: "healthy", error: null },
    people: { total: 1, disabled: 0, admins: 1 },
    backups: { isScheduled: false, at: "03:00", last: null },
    sendsMail: false,
  });
  expect(body.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(body.storage.databaseBytes).toBeGreaterThan(1_000_000);
});

test("the storage is written, read and cleaned up; mail needs a server", async () => {
  const tested = await call("POST", "/admin/instance/storage-test", { cookie: ada.cookie });
  expect(tested.body).toMatchObject({ isGood: true, message: "Written, read and deleted." });
  const mail = await call("POST", "/admin/instance/mail-test", { cookie: ada.cookie });
  expect(mail).toMatchObject({
    status: 412,
    body: { code: "PRECONDITION_FAILED", message: expect.stringContaining("SMTP_URL") },
  });
});

describe("the check of address and proxy names what to change", () => {
  const of = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null });
  const plain = { APP_URL: undefined, TRUSTED_ORIGINS: [], TRUST_PROXY: ["127.0.0.0/8"] };
  const kinds = (...input: Parameters<typeof checkAddress>) =>
    checkAddress(...input).problems.map(({ kind, variable, value }) => [kind, variable, value]);

  test("nothing, where browser and server agree", () => {
    const at = of({ host: "box.lan:3000" });
    expect(kinds("http://box.lan:3000", "10.0.0.2", at, plain)).toEqual([]);
    const behind = of({ host: "dossier.example.org", "x-forwarded-proto": "https" });
    const set = { ...plain, APP_URL: "https://dossier.example.org" };
    expect(kinds("https://dossier.example.org", "10.0.0.2", behind, set)).toEqual([]);
  });

  test("each problem", () => {
    const shown = "https://dossier.example.org";
    const set = { ...plain, APP_URL: shown };
    const ignored = of({ host: "dossier.example.org", [IGNORED_PROXY_HEADER]: sealedClient("172.18.0.5") });
    expect(kinds(shown, "172.18.0.5", ignored, set)).toEqual([["proxy-not-trusted", "TRUST_PROXY", "172.18.0.5"]]);
    const silent = of({ host: "dossier.example.org" });
    expect(kinds(shown, "x", silent, set)).toEqual([["scheme-not-forwarded", "X-Forwarded-Proto", "https"]]);
    const facts = of({ host: "dossier.example.org", "x-forwarded-proto": "https" });
    expect(kinds(shown, "x", facts, plain)).toEqual([["app-url-missing", "APP_URL", shown]]);
    expect(kinds(shown, "x", facts, { ...set, APP_URL: "https://old.example.org" })).toEqual([
      ["app-url-differs", "APP_URL", shown],
    ]);
    expect(kinds(shown, "x", facts, { ...set, TRUST_PROXY: "all" })).toEqual([["every-proxy-trusted", "TRUST_PROXY", null]]);
    const forged = of({ host: "dossier.example.org", "x-forwarded-proto": "https", [IGNORED_PROXY_HEADER]: "forged 1.2.3.4" });
    expect(kinds(shown, "x", forged, set)).toEqual([]);
  });

  test("over HTTP", async () => {
    const body = { origin: "https://dossier.example.org" };
    const answer = await call("POST", "/admin/instance/address-check", { cookie: ada.cookie, body });
    expect(answer.body.problems.map(({ variable }: { variable: string }) => variable)).toContain("APP_URL");
    const wrong = { origin: "javascript:alert(1)" };
    expect((await call("POST", "/admin/instance/address-check", { cookie: ada.cookie, body: wrong })).status).toBe(400);
  });
});

describe("the command", () => {
  async function run(...words: string[]): Promise<string> {
    const lines: string[] = [];
    expect(await runAdminCommand(database(), words, (line) => lines.push(line))).toBe(true);
    return lines.join("\n");
  }

  test("does what the screens do, and the log records that it was a command", async () => {
    const eve = await signUp();
    expect(await run("people", eve.username)).toContain(eve.email);
    await run("disable", eve.username);
    expect((await call("GET", "/resumes", { key: eve.key })).status).toBe(401);
    await run("enable", eve.email.toUpperCase());
    await run("sign-out", eve.email);
    expect((await call("GET", "/resumes", { cookie: eve.cookie })).status).toBe(401);
    await run("make-admin", eve.email);
    await run("remove-admin", eve.email);
    expect(await run("reset-link", eve.email)).toMatch(
      /^http:\/\/localhost:\d+\/auth\/reset-password\?token=handed-over-[\w-]{43}$/m,
    );
    expect(await run("invite", "--email", "New@example.com")).toMatch(/\/auth\/sign-up\?invitation=[\w-]{43}$/);
    expect(await run("sign-ups", "domain", "Example.org")).toBe("Sign-ups: domain example.org");
    await run("sign-ups", "open");
    const file = join(folder, "eve.zip");
    await run("delete", eve.email, "--export", file);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe("PK");
    const { acts } = (await call("GET", "/admin/log", { cookie: ada.cookie })).body;
    expect(acts.map(({ kind, actorId, actorName }: Record<string, string>) => [kind, actorId, actorName])).toEqual(
      [
        "person-deleted",
        "person-exported",
        "sign-ups-changed",
        "sign-ups-changed",
        "invitation-made",
        "reset-link-made",
        "admin-removed",
        "admin-made",
        "person-signed-out",
        "person-enabled",
        "person-disabled",
      ].map((kind) => [kind, null, "command"]),
    );
    expect(await run("log")).toContain("person-deleted");
    expect(await run("check")).toContain("test works");
  });

  test("refuses what it does not understand, and the last administrator too", async () => {
    for (const words of [
      ["dance"],
      ["people", "a", "b"],
      ["disable"],
      ["sign-ups", "maybe"],
      ["invite", "--for", "x"],
      ["toString"],
    ])
      expect(await runAdminCommand(database(), words, () => {})).toBe(false);
    await expect(run("disable", "nobody@example.com")).rejects.toThrow("There is no account");
    await expect(run("disable", ada.email)).rejects.toThrow("only administrator");
    await expect(run("invite", "--email", "nonsense")).rejects.toThrow("not an email address");
    await expect(run("sign-ups", "domain")).rejects.toThrow("at least one domain");
    const eve = await signUp();
    await expect(run("delete", eve.email, "--export", join(folder, "none", "x.zip"))).rejects.toThrow("cannot be written");
    expect(await database().user.count({ where: { id: eve.userId } })).toBe(1);
  });
});
