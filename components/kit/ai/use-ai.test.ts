import { expect, it } from "vitest";
import type { AiProvider } from "@/contracts/ai/providers";
import { usedProvider } from "./use-ai";

const provider = (id: string, overrides: Partial<AiProvider> = {}): AiProvider => ({
  managed: false,
  id,
  label: id,
  provider: "openai",
  model: "small",
  baseURL: null,
  enabled: true,
  isDefault: false,
  secondOpinion: false,
  testStatus: "untested",
  testError: null,
  capabilities: null,
  apiKeyPreview: "",
  apiKeyFingerprint: "",
  lastTestedAt: null,
  lastUsedAt: null,
  createdAt: "2026-11-20T09:30:00.000Z",
  updatedAt: "2026-11-20T09:30:00.000Z",
  ...overrides,
});

it("names the provider that the server will use: the usable default, the most recently used, the oldest that is on", () => {
  const used = (...providers: AiProvider[]) => usedProvider(providers)?.id ?? null;
  expect(used()).toBeNull();
  expect(used(provider("off", { enabled: false }))).toBeNull();
  expect(used(provider("old"), provider("default", { isDefault: true }))).toBe("default");
  const failed = provider("failed", { isDefault: true, testStatus: "failed" });
  const early = provider("early", { lastUsedAt: "2026-11-20T09:30:00.000Z" });
  const late = provider("late", { lastUsedAt: "2026-11-21T09:30:00.000Z" });
  expect(used(failed, early, late)).toBe("late");
  expect(used(failed, provider("never"))).toBe("failed");
});
