import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { convert } from "fontverter";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renamedFont } from "@/server/documents/fonts/sfnt";
import { type Application, freePort, makeKey, stopApplication } from "@/server/testing/application";
import { withApplications } from "@/server/testing/applications";
import { EVERYTHING, GOOD_KEY, startFakeModel } from "@/server/testing/fake-model";
import { startFakeS3 } from "@/server/testing/fake-s3";
import { sendJson, startFakeService } from "@/server/testing/fake-service";
import { startFakeSmtp } from "@/server/testing/fake-smtp";

// The built application, which contains its packages (scripts/build.mjs): what each of those that are loaded later is needed for.
// The tests of the parts themselves load packages from node_modules.

const [s3, smtp, model] = await Promise.all([startFakeS3(), startFakeSmtp(), startFakeModel()]);
const collector = await startFakeService((_request, response) => sendJson(response, 200, {}));
afterAll(() => Promise.all([s3.stop(), smtp.stop(), model.stop(), collector.stop()]));

const { start, readyFolder } = withApplications("file");
const { resolve } = createRequire(import.meta.url);
/** A bundled font under an unknown name, like one that a person would upload. */
const font = renamedFont(
  new Uint8Array(readFileSync(resolve("@expo-google-fonts/work-sans/400Regular/WorkSans_400Regular.ttf"))),
  { family: "Harbour Grotesk", style: "Regular", postScript: "Harbour-400", copyright: "", license: "" },
  400,
);
const METRICS_TOKEN = "a-token-of-some-length";

let application: Application;
let environment: Record<string, string>;
let key: string;

beforeAll(async () => {
  const PORT = String(await freePort());
  const DATA_DIR = readyFolder();
  environment = {
    DATA_DIR,
    PORT,
    APP_URL: `http://127.0.0.1:${PORT}`,
    METRICS_TOKEN,
    AI_ALLOWED_HOSTS: new URL(model.url).host,
    MAILBOX_ALLOWED_HOSTS: "127.0.0.1",
    CALENDAR_ALLOWED_HOSTS: "127.0.0.1",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SMTP_URL: smtp.url,
    SMTP_FROM: "Dossier <dossier@example.com>",
    S3_BUCKET: "bucket",
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: "test",
    S3_SECRET_ACCESS_KEY: "test",
    BACKUP_S3_PREFIX: "backups",
  };
  application = await start(DATA_DIR, environment);
  key = await makeKey(application.address, "built");
});

const api = (method: string, path: string, body?: object | FormData) =>
  fetch(`${application.address}/api/openapi${path}`, {
    method,
    headers: { "x-api-key": key, ...(body && !(body instanceof FormData) ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });

function fileOf(bytes: Uint8Array, name: string): FormData {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], name));
  return form;
}

test("mails are sent", async () => {
  expect((await smtp.mailTo("built@example.com")).text).toContain(application.address);
});

test("pictures are stored in a bucket", async () => {
  const dot = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  const answer = await api("POST", "/files", fileOf(dot, "dot.gif"));
  expect(answer.status, await answer.text()).toBe(200);
  expect(s3.objects.size).toBeGreaterThan(0);
});

test("backups are stored in a bucket", async () => {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", ...environment } as NodeJS.ProcessEnv;
  await promisify(execFile)(process.execPath, ["dist/backup.mjs", "--scheduled"], { env });
  expect([...s3.objects.keys()]).toContainEqual(expect.stringMatching(/^backups\/dossier-.*\.tar$/));
});

test.each(["ttf", "woff", "woff2"] as const)("a font is read from %s", async (format) => {
  const file = await convert(Buffer.from(font), format === "ttf" ? "sfnt" : format);
  const answer = await api("POST", "/fonts", fileOf(file, `harbour.${format}`));
  expect(answer.status, await answer.text()).toBe(200);
});

test("every format of a resume is written", async () => {
  const id = (await (await api("POST", "/resumes", { name: "Built", withSampleData: true })).json()) as string;
  for (const [format, beginning] of [
    ["docx", "PK"],
    ["odt", "PK"],
    ["html", "<!"],
    ["png", "\x89PNG"],
  ] as const) {
    const answer = await api("GET", `/resumes/${id}/exports/${format}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([format, answer.status, bytes.toString("latin1").slice(0, beginning.length)]).toEqual([format, 200, beginning]);
  }
});

test.each([
  ["openai-compatible", "v1"],
  ["anthropic", "v1"],
  ["gemini", "v1beta"],
])("a model responds through the library of %s", async (provider, path) => {
  const body = { label: provider, provider, model: "small", baseURL: `${model.url}/${path}`, apiKey: GOOD_KEY };
  const { id } = (await (await api("POST", "/ai-providers", body)).json()) as { id: string };
  const tested = await api("POST", `/ai-providers/${id}/test`);
  expect(await tested.json()).toMatchObject({ testStatus: "passed", capabilities: EVERYTHING });
});

test("a program reaches the tools of MCP", async () => {
  const ask = (method: string, params: object) =>
    fetch(`${application.address}/mcp`, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
  const clientInfo = { name: "test", version: "1" };
  const begun = await ask("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo });
  expect([begun.status, await begun.text()]).toEqual([200, expect.stringContaining("serverInfo")]);
  expect(await (await ask("tools/list", {})).text()).toContain("inputSchema");
});

test("a recording is measured before it is sent", async () => {
  const form = new FormData();
  form.set("audio", new File(["not a recording"], "said.webm", { type: "audio/webm" }));
  const answer = await api("POST", "/career/voice/transcribe", form);
  expect(answer.status, await answer.text()).toBe(400);
});

test("mailboxes are read with imapflow", async () => {
  const nowhere = { host: "127.0.0.1", port: 1, security: "tls", username: "ida", password: "none" };
  const tested = await api("POST", "/integrations/mailbox/tests", nowhere);
  // Without the package it would be a 500.
  expect(await tested.json()).toMatchObject({ success: false, error: expect.stringMatching(/could not be reached/) });
});

test("notifications are encrypted with web-push", async () => {
  const keys = {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const device = await api("POST", "/integrations/push/devices", { endpoint: "https://push.invalid.example:1/send", keys });
  const { id } = await device.json();
  const tested = await api("POST", `/integrations/push/devices/${id}/tests`, {});
  expect(await tested.json()).toMatchObject({ success: false, error: expect.stringMatching(/could not be reached/) });
});

test("calendars are read with tsdav", async () => {
  const nowhere = { url: "http://127.0.0.1:1", username: "ida", password: "none" };
  const tested = await api("POST", "/integrations/calendar/tests", nowhere);
  expect(await tested.json()).toMatchObject({ success: false, error: expect.stringMatching(/could not be reached/) });
});

test("metrics are counted and requests traced", async () => {
  const answer = await fetch(`${application.address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(await answer.text()).toMatch(/^# TYPE \w+/m);
  expect(await stopApplication(application)).toBe(0);
  expect(collector.received.length).toBeGreaterThan(0);
});
