import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@/server/platform/db/embedded-postgres";
import { type Application, makeKey } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";

// The built application with its own database, which is stopped and restarted.

// The application is stopped before its database: hooks run last to first.
afterAll(() => postgres.stop());
const { start, emptyFolder, readyFolder } = withApplications("file");
let folder = "";
let postgres: EmbeddedPostgres;
let application: Application;
let key = "";

beforeAll(async () => {
  folder = readyFolder();
  postgres = await startEmbeddedPostgres(folder);
  const DATABASE_URL = `postgresql://dossier@localhost/dossier?host=${postgres.connection.host}`;
  application = await start(emptyFolder(), { DATABASE_URL });
  key = await makeKey(application.address);
});
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, application.address), { headers, redirect: "manual" });
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test("people see a page in their language that waits, programs get JSON, files are served, and all of it ends by itself", async () => {
  const home = await get("/", BROWSER);
  expect(home.status).toBe(200);
  const script = /\/_next\/static\/[^"]+\.js/.exec(await home.text())?.[0] ?? "";
  await postgres.stop();

  const german = await get("/dashboard?view=all", { ...BROWSER, "accept-language": "de-CH, en;q=0.5" });
  const page = await german.text();
  expect([german.status, german.headers.get("retry-after"), german.headers.get("cache-control")]).toEqual([
    503,
    "10",
    "no-store",
  ]);
  expect(page).toContain('<html lang="de"');
  expect(page).toContain("kurz nicht erreichbar");
  expect(page).toContain(german.headers.get("x-request-id"));
  // Nothing of the page comes from elsewhere.
  expect(page).not.toMatch(/(?:src|url\(|@import)[^>]*\/|<link/);
  const policy = german.headers.get("content-security-policy") ?? "";
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  expect(page.match(/<(?:script|style)[^>]*>/g)).toEqual([`<style nonce="${nonce}">`, `<script nonce="${nonce}">`]);
  expect(await (await get("/someone/resume", { ...BROWSER, "accept-language": "fi" })).text()).toContain("briefly unavailable");
  const chosen = await get("/", { ...BROWSER, "accept-language": "en", cookie: "dossier-language=de" });
  expect(await chosen.text()).toContain("kurz nicht erreichbar");

  const envelope = { defined: true, code: "SERVICE_UNAVAILABLE", status: 503, message: expect.any(String), data: null };
  for (const answer of [await get("/dashboard", { rsc: "1" }), await get("/api/openapi/resumes", { "x-api-key": key })]) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await answer.json()).toMatchObject({ ...envelope, defined: expect.any(Boolean) });
    // The id leads operators to the request.
    const line = new RegExp(`"level":"warn".*"requestId":"${answer.headers.get("x-request-id")}"`);
    await expect.poll(() => application.output()).toMatch(line);
  }
  for (const file of [script, "/theme.js", "/icon.svg"]) expect([file, (await get(file)).status]).toEqual([file, 200]);

  postgres = await startEmbeddedPostgres(folder);
  await expect.poll(async () => (await get("/", BROWSER)).status, { timeout: 20_000 }).toBe(200);
  expect((await get("/api/openapi/resumes", { "x-api-key": key })).status).toBe(200);
  expect((await get("/dashboard", BROWSER)).status).toBe(307);
});
