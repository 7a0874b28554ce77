import type { LanguageModel } from "ai";
import type { AiProviderKind } from "@/contracts/ai/providers";
import { guardedFetch } from "@/server/ai/http/guarded-fetch";
import { env } from "@/server/platform/env";
import type { AllowedHosts } from "@/server/platform/outgoing/allowed-hosts";
import { PROVIDER_KINDS } from "./kinds";

/** All that is needed to ask a model. */
export type ModelAccess = {
  provider: AiProviderKind;
  model: string;
  baseURL: string | null;
  apiKey: string;
  /** Set up by the operator, whose own address is trusted. */
  managed: boolean;
};

/** How the requests of a provider are made: guarded, with the operator's own address trusted. */
export function fetchOf({ provider, baseURL, managed }: ModelAccess): typeof fetch {
  const allowed = env().AI_ALLOWED_HOSTS;
  return guardedFetch(managed ? withHostOf(baseURL ?? PROVIDER_KINDS[provider].baseURL ?? "", allowed) : allowed);
}

/** A model as the libraries of all protocols make it. */
type ProviderModel = Extract<LanguageModel, { specificationVersion: "v3" }>;

/** The model behind a provider. Its requests are guarded. The library of its protocol is loaded when it is first needed. */
export async function languageModel(access: ModelAccess): Promise<ProviderModel> {
  const { provider, model, apiKey } = access;
  const kind = PROVIDER_KINDS[provider];
  const baseURL = (access.baseURL ?? kind.baseURL ?? "").replace(/\/+$/, "");
  const fetch = fetchOf(access);
  if (kind.protocol === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ baseURL, apiKey, fetch })(model);
  }
  if (kind.protocol === "gemini") {
    const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
    return createGoogleGenerativeAI({ baseURL, apiKey, fetch })(model);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
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
