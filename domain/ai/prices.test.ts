import { expect, it } from "vitest";
import { priceOf } from "./prices";

const taken = { inputTokens: 1_000_000, outputTokens: 100_000 };

it("prices what a list price is known for, also under a dated name, and guesses nothing", () => {
  expect(priceOf({ provider: "openai", model: "gpt-5-mini", ...taken })).toBeCloseTo(0.45);
  expect(priceOf({ provider: "openai", model: "gpt-5-mini-2025-08-07", ...taken })).toBeCloseTo(0.45);
  expect(priceOf({ provider: "openai", model: "gpt-5", ...taken })).toBeCloseTo(2.25);
  expect(priceOf({ provider: "openai", model: "gpt-5-codex", ...taken })).toBeNull();
  expect(priceOf({ provider: "openai", model: "gpt-50", ...taken })).toBeNull();
  expect(priceOf({ provider: "openai-compatible", model: "gpt-5-mini", ...taken })).toBeNull();
  expect(priceOf({ provider: "openai", model: "gpt-5-mini", inputTokens: 0, outputTokens: 0 })).toBeNull();
});
