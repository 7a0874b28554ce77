import { afterAll, beforeAll, expect, test } from "vitest";
import { withInstance } from "@/server/testing/instance";
import { type Listening, listen } from "@/server/testing/listening";
import { startMetrics } from "./start";

const METRICS_TOKEN = "a-token-of-some-length";

withInstance({ METRICS_TOKEN });

let server: Listening;

beforeAll(async () => {
  server = await listen();
  await startMetrics();
});
afterAll(() => server.stop());

const ask = (headers: Record<string, string>, method = "GET") => fetch(new URL("/metrics", server.url), { method, headers });

test("with a token, its holder may read the metrics from anywhere, and no one else", async () => {
  const authorization = `Bearer ${METRICS_TOKEN}`;
  expect((await ask({ authorization, "x-forwarded-for": "192.0.2.7" })).status).toBe(200);
  for (const wrong of ["", "Bearer ", "Bearer wrong", `Basic ${METRICS_TOKEN}`, `${authorization}x`])
    expect((await ask({ authorization: wrong })).status).toBe(404);
  expect((await ask({ authorization }, "POST")).status).toBe(404);
});
