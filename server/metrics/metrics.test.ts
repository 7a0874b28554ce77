import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signUp, withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import { startMetrics } from "./metrics";

withInstance();

let server: Listening;

beforeAll(async () => {
  server = await listen();
  await startMetrics();
});
afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, server.url), { headers });

test("requests are counted by operation and status, with their times, and what waits is told", async () => {
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

describe("who may read them", () => {
  test.each([
    ["through a proxy", { "x-forwarded-for": "192.0.2.7" }],
    ["through a proxy that keeps the host", { "x-forwarded-host": "dossier.example.org", "x-forwarded-for": "127.0.0.1" }],
  ])("nobody %s, without a token", async (_name, headers) => {
    expect((await ask("/metrics", headers)).status).toBe(404);
  });
});

describe("ids of requests", () => {
  test("each answer has its own", async () => {
    const [one, other] = await Promise.all([ask("/api/openapi/resumes"), ask("/api/health")]);
    const ids = [one, other].map((response) => response.headers.get("x-request-id"));
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("that of a trusted proxy is kept; what strangers send is not", async () => {
    const given = { "x-request-id": "proxy-1234567" };
    const through = { ...given, "x-forwarded-for": "192.0.2.7" };
    expect((await ask("/api/openapi/resumes", through)).headers.get("x-request-id")).toBe("proxy-1234567");
    expect((await ask("/api/openapi/resumes", given)).headers.get("x-request-id")).not.toBe("proxy-1234567");
    const odd = { ...through, "x-request-id": "a b\tc" };
    expect((await ask("/api/openapi/resumes", odd)).headers.get("x-request-id")).not.toBe("a b\tc");
  });
});
