import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { complete } from "@/server/ai/complete";
import { database } from "@/server/platform/db/client";
import { summaryOf } from "@/server/platform/db/traced-query";
import { GOOD_KEY, startFakeModel } from "@/server/testing/fake-model";
import { sendJson, startFakeService } from "@/server/testing/fake-service";
import { call, signUp, withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import { startTracing, stopTracing } from "./tracing";

// A collector that speaks OTLP over HTTP gets what the instance sends.

const model = await startFakeModel();
const collector = await startFakeService((_request, response) => sendJson(response, 200, {}));
withInstance({ AI_ALLOWED_HOSTS: new URL(model.url).host, OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` });

type Attribute = { key: string; value: { stringValue?: string; intValue?: string | number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  links?: { traceId: string }[];
  status: { code?: number };
};
type Batch = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] };

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

let server: Listening;

beforeAll(async () => {
  server = await listen();
});
afterAll(async () => {
  await collector.stop();
  await server.stop();
  await model.stop();
});

beforeEach(async () => {
  collector.received.length = 0;
  await startTracing();
});

/** Everything that was traced so far. Ending the tracing sends what is left. */
async function sent() {
  await stopTracing();
  const batches = collector.received.flatMap(({ body }) => (body as Batch).resourceSpans);
  return {
    spans: batches.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    resource: Object.fromEntries((batches[0]?.resource.attributes ?? []).map(({ key, value }) => [key, value.stringValue])),
  };
}

const valuesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(new URL(path, server.url), init);
  await response.arrayBuffer();
  return response;
}

test("a request is a span with its operation, status and id, above those of its statements and its rendering", async () => {
  const ada = await signUp();
  const headers = { "x-api-key": ada.key, "content-type": "application/json" };
  const made = await fetch(new URL("/api/openapi/resumes", server.url), {
    method: "POST",
    headers,
    body: '{"name":"Secret plan"}',
  });
  const id = (await made.json()) as string;
  const printed = await ask(`/api/openapi/resumes/${id}/pdf`, { headers });
  const gone = await ask(`/api/openapi/resumes/${id}`, { method: "DELETE", headers: { "x-api-key": ada.key } });
  expect([made.status, printed.status, gone.status]).toEqual([200, 200, 200]);
  const { spans, resource } = await sent();
  expect(collector.received[0]?.path).toBe("/v1/traces");
  expect(resource).toMatchObject({ "service.name": "dossier", "service.version": expect.stringMatching(/^6\./) });
  const post = spans.find(({ name }) => name === "POST /api/openapi/resumes");
  expect(post && valuesOf(post)).toMatchObject({
    "http.request.method": "POST",
    "http.response.status_code": 200,
    "dossier.operation": "createResume",
    "dossier.request_id": made.headers.get("x-request-id"),
  });
  const below = (above: Span | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === above?.spanId);
  expect(below(post).map(({ name }) => name)).toContain("WITH resume");
  const trashed = spans.find(({ name }) => name === "DELETE /api/openapi/resumes/{id}");
  const transaction = below(trashed).find(({ name }) => name === "database transaction");
  expect(below(transaction).map(({ name }) => name)).toEqual(expect.arrayContaining(["BEGIN", "UPDATE resume", "COMMIT"]));
  const get = spans.find(({ name }) => name === "GET /api/openapi/resumes/{id}/pdf");
  expect(spans.filter(({ name, traceId }) => name === "typeset" && traceId === get?.traceId)).toHaveLength(1);
  for (const personal of [ada.username, ada.userId, ada.key, id, "Secret"]) expect(JSON.stringify(spans)).not.toContain(personal);
});

test("a call of a model is a span with the model, its tokens and its outcome, without any of its text", async () => {
  const ada = await signUp();
  const provider = { label: "x", apiKey: GOOD_KEY, provider: "openai-compatible", model: "small", baseURL: `${model.url}/v1` };
  expect((await call("POST", "/ai-providers", { key: ada.key, body: provider })).status).toBe(200);
  model.behave({ reply: () => ({ text: "Built a harbour." }) });
  const task = { instructions: "Improve it.", material: "I built a harbour.", fromText: (text: string) => ({ text }) };
  const named = { purpose: "improvement", sent: "One line" };
  await complete(database(), ada.userId, { ...named, ...task, schema: z.object({ text: z.string() }) });
  const { spans } = await sent();
  const chat = spans.find(({ name }) => name === "chat small");
  expect(chat && valuesOf(chat)).toMatchObject({
    "gen_ai.provider.name": "openai-compatible",
    "gen_ai.usage.output_tokens": expect.any(Number),
    "dossier.purpose": "improvement",
    "dossier.outcome": "answered",
  });
  expect(JSON.stringify(spans)).not.toContain("harbour");
});

describe("W3C's traceparent", () => {
  test("of a program on this machine or of a trusted proxy is the parent", async () => {
    await ask("/api/openapi/flags", { headers: { traceparent: TRACEPARENT } });
    await ask("/api/openapi/flags", { headers: { traceparent: TRACEPARENT, "x-forwarded-for": "192.0.2.7" } });
    const spans = (await sent()).spans.filter(({ name }) => name === "GET /api/openapi/flags");
    expect(spans.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([
      [TRACE, "00f067aa0ba902b7"],
      [TRACE, "00f067aa0ba902b7"],
    ]);
  });

  test("that is malformed begins a new trace", async () => {
    for (const traceparent of ["00-0-0-01", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`, "x".repeat(5000)])
      await ask("/api/openapi/flags", { headers: { traceparent } });
    const { spans } = await sent();
    const requests = spans.filter(({ name }) => name === "GET /api/openapi/flags");
    expect(requests.map(({ parentSpanId, traceId }) => [parentSpanId || undefined, traceId === TRACE])).toEqual(
      Array.from({ length: 3 }, () => [undefined, false]),
    );
  });
});

test("a collector that is gone, or returns 500, disturbs neither requests nor shutdown", async () => {
  await collector.stop();
  expect((await ask("/api/openapi/flags")).status).toBe(200);
  const began = performance.now();
  await stopTracing();
  expect(performance.now() - began).toBeLessThan(2_500);
});

test.each([
  ['select "id" from "public"."resume" where "id" = $1', "SELECT", "resume"],
  ["  insert into resume_version (id) values ($1)", "INSERT", "resume_version"],
  ['UPDATE "user" set name = $1', "UPDATE", "user"],
  ["begin", "BEGIN", null],
])("of the statement %s only what it does to which table is sent", (text, operation, table) => {
  expect(summaryOf(text)).toEqual({ operation, table });
});
