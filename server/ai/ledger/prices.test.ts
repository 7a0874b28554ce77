import { beforeAll, expect, test } from "vitest";
import { database } from "@/server/platform/db/client";
import { call, type Person, signUp, withInstance } from "@/server/testing/instance";
import { endCall, startCall } from "./ledger";
import { priceOf } from "./prices";

withInstance();

const OPENAI = { provider: "openai" as const, model: "gpt-5-mini", baseURL: null, apiKey: "", managed: false };
const USAGE = { inputTokens: 1000, outputTokens: 200 };

let ada: Person;
beforeAll(async () => {
  ada = await signUp();
});

test("a known model has its list price, also with the date of an edition; anything else has none rather than a guess", () => {
  expect(priceOf(OPENAI, USAGE)).toBeCloseTo(0.00065, 10);
  expect(priceOf({ ...OPENAI, model: "gpt-5-mini-2025-08-07" }, USAGE)).toBeCloseTo(0.00065, 10);
  expect(priceOf({ ...OPENAI, provider: "anthropic", model: "claude-haiku-4-5-20251001" }, USAGE)).toBeCloseTo(0.002, 10);
  const unknown = [
    { model: "gpt-5-mini-turbo" },
    { model: "toString" },
    { provider: "ollama" as const },
    { baseURL: "https://proxy.example" },
  ];
  for (const other of unknown) expect(priceOf({ ...OPENAI, ...other }, USAGE)).toBeNull();
  expect(priceOf(OPENAI, { inputTokens: 0, outputTokens: 0 })).toBeNull();
});

test("prices are listed, summed by month beside the number of those not known, and part of the account's export", async () => {
  const record = async (costUsd: number | null) => {
    const planned = { purpose: "review", sent: "a line", provider: "openai", model: "gpt-5-mini" };
    const id = await startCall(database(), ada.userId, planned, new Date());
    await endCall(database(), ada.userId, id, { ...USAGE, costUsd, outcome: "answered", durationMs: 12.4 });
  };
  for (const cost of [0.25, 0.5, null]) await record(cost);
  const { body } = await call("GET", "/ai/calls", { key: ada.key });
  expect(body.calls.map(({ costUsd }: { costUsd: number | null }) => costUsd)).toEqual([null, 0.5, 0.25]);
  expect(body.months).toMatchObject([{ calls: 3, costUsd: 0.75, unpriced: 1, inputTokens: 3000 }]);
  const exported = (await call("GET", "/auth/account/export", { cookie: ada.cookie })).body;
  expect(exported.aiCalls).toMatchObject([{ costUsd: 0.25, sent: "a line" }, { costUsd: 0.5 }, { costUsd: null }]);
  expect(JSON.stringify(exported.aiCalls)).not.toContain(ada.userId);
});
