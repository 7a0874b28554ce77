import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { AiProviderKind } from "@/contracts/ai-providers";
import { env } from "@/server/env";
import type { AllowedHosts } from "@/server/outgoing/allowed-hosts";
import { guardedFetch } from "./http/guarded-fetch";
import { PROVIDER_KINDS } from "./providers/kinds";

// The library prints what a provider does not support; what a model can do is found by tests.
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/** All that is needed to ask a model. */
export type ModelAccess = {
  provider: AiProviderKind;
  model: string;
  baseURL: string | null;
  apiKey: string;
  /** Set up by the operator, whose own address is trusted. */
  managed: boolean;
};

/** The model behind a provider. Its requests are guarded. */
export function languageModel({ provider, model, baseURL: given, apiKey, managed }: ModelAccess): LanguageModel {
  const kind = PROVIDER_KINDS[provider];
  const baseURL = (given ?? kind.baseURL ?? "").replace(/\/+$/, "");
  const fetch = guardedFetch(managed ? withHostOf(baseURL, env().AI_ALLOWED_HOSTS) : env().AI_ALLOWED_HOSTS);
  if (kind.protocol === "anthropic") return createAnthropic({ baseURL, apiKey, fetch })(model);
  if (kind.protocol === "gemini") return createGoogleGenerativeAI({ baseURL, apiKey, fetch })(model);
  return createOpenAICompatible({
    name: "provider",
    baseURL,
    fetch,
    supportsStructuredOutputs: true,
    includeUsage: true,
    ...(apiKey === "" ? {} : { apiKey }),
  })(model);
}

function withHostOf(baseURL: string, { hosts, ranges }: AllowedHosts): AllowedHosts {
  const { hostname, port } = new URL(baseURL);
  const name = hostname.replace(/^\[|\]$/g, "");
  return { hosts: [...hosts, { name, port: port === "" ? null : Number(port) }], ranges };
}
