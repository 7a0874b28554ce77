import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientFrom } from "@/server/platform/request/client";
import { signUp, withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import { startMetrics } from "./start";

withInstance();

let server: Listening;

beforeAll(async () => {
  server = await listen();
  await startMetrics();
});
afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, server.url), { headers });

test("requests are counted by operation and status, with their times, and pending work is reported", async () => {
  const ada = await signUp();
  await ask("/api/openapi/resumes", { "x-api-key": ada.key });
  await ask("/api/openapi/resumes");
  const response = await ask("/metrics");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
  const text = await response.text();
  expect(text).toMatch(/^dossier_requests_total\{operation="listResumes",status="200"\} 1$/m);
  expect(text).toMatch(/^dossier_requests_total\{operation="listResumes",status="401"\} 1$/m);
  expect(text).toMatch(/^dossier_request_duration_seconds_count\{operation="listResumes"\} 2$/m);
  expect(text).toMatch(/^dossier_waiting_work\{kind="webhook_deliveries"\} 0$/m);
  expect(text).toMatch(/^dossier_database_connections\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toContain(ada.username);
});

test("documents, failed sign-ins, connections and sizes are reported", async () => {
  const ada = await signUp();
  const headers = { "x-api-key": ada.key, "content-type": "application/json" };
  const made = await fetch(new URL("/api/openapi/resumes", server.url), { method: "POST", headers, body: '{"name":"One"}' });
  expect((await ask(`/api/openapi/resumes/${await made.json()}/pdf`, headers)).status).toBe(200);
  const origin = server.url.origin;
  const body = JSON.stringify({ email: ada.email, password: "not the password" });
  const json = { "content-type": "application/json", origin };
  const refused = await fetch(new URL("/api/auth/sign-in/email", server.url), { method: "POST", headers: json, body });
  expect(refused.status).toBe(401);
  const text = await (await ask("/metrics")).text();
  expect(text).toMatch(/^dossier_typesetting_duration_seconds_count\{output="pdf",outcome="made"\} 1$/m);
  expect(text).toMatch(/^dossier_typesetting_wait_seconds_count\{output="pdf"\} 1$/m);
  expect(text).toMatch(/^dossier_typesetting_tasks\{state="waiting"\} 0$/m);
  expect(text).toMatch(/^dossier_log_events_total\{event="sign-in-failed",level="warn"\} 1$/m);
  expect(text).toMatch(/^dossier_stored_bytes\{place="database"\} \d{6,}$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  // Without scheduled backups there is nothing to report.
  expect(text).not.toMatch(/^dossier_backup_/m);
});

test("docs/monitoring.md lists every metric of ours, and none that does not exist", async () => {
  const names = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
  const types = names(await (await ask("/metrics")).text(), /^# TYPE (dossier_\w+)/gm);
  expect(names(readFileSync("docs/monitoring.md", "utf8"), /^\| `(dossier_\w+)/gm)).toEqual(types);
});

describe("who may read them", () => {
  test.each([
    ["through a proxy", { "x-forwarded-for": "192.0.2.7" }],
    ["through one that tells of itself otherwise", { via: "1.1 proxy" }],
    ["through a proxy that keeps the host", { "x-forwarded-host": "dossier.example.org", "x-forwarded-for": "127.0.0.1" }],
  ])("no one %s, without a token", async (_name, headers) => {
    expect((await ask("/metrics", headers)).status).toBe(404);
  });
});

describe("through a proxy on this machine", () => {
  const over = (head: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(server.url.port), "127.0.0.1", () => socket.write(head));
      let types = "";
      socket
        .on("data", (chunk) => (types += chunk))
        .on("end", () => resolve(types))
        .on("error", reject);
    });

  test("that adds no header at all, as nginx does by default, no one may read them", async () => {
    const host = "Host: 127.0.0.1:3000\r\nConnection: close\r\n\r\n";
    expect(await over(`GET /metrics HTTP/1.0\r\n${host}`)).toMatch(/^HTTP\/1.1 404 /);
    expect(await over(`GET /metrics HTTP/1.1\r\n${host}`)).toMatch(/^HTTP\/1.1 200 /);
  });

  test("that is not trusted, no one may read them either", () => {
    const [address, headers] = ["127.0.0.1", { "x-forwarded-for": "192.0.2.7" }];
    expect(clientFrom(address, headers, [])).toEqual({ address, isSecure: false, isForwarded: false, isRelayed: true });
  });
});

describe("ids of requests", () => {
  test("each response has its own", async () => {
    const [one, other] = await Promise.all([ask("/api/openapi/resumes"), ask("/api/health")]);
    const ids = [one, other].map((response) => response.headers.get("x-request-id"));
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("that of a trusted proxy is used; untrusted ones are not", async () => {
    const headers = { "x-request-id": "proxy-1234567" };
    const through = { ...headers, "x-forwarded-for": "192.0.2.7" };
    expect((await ask("/api/openapi/resumes", through)).headers.get("x-request-id")).toBe("proxy-1234567");
    expect((await ask("/api/openapi/resumes", headers)).headers.get("x-request-id")).not.toBe("proxy-1234567");
    const odd = { ...through, "x-request-id": "a b\tc" };
    expect((await ask("/api/openapi/resumes", odd)).headers.get("x-request-id")).not.toBe("a b\tc");
  });
});
