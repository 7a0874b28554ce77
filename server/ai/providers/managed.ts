import type { AiCapabilities, AiProvider } from "@/contracts/ai/providers";
import type { ModelAccess } from "@/server/ai/providers/language-model";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";
import { singleton } from "@/server/platform/singleton";

/** The id under which the provider of the server is listed. */
export const MANAGED_ID = "managed";

type State = Pick<AiProvider, "testStatus" | "testError" | "lastTestedAt" | "lastUsedAt"> & {
  capabilities: AiCapabilities | null;
  since: string;
};

/** What this process knows of it. It is found again by a test after a start. */
const state = () =>
  singleton<State>("managed-ai-provider", () => ({
    testStatus: "untested",
    testError: null,
    capabilities: null,
    lastTestedAt: null,
    lastUsedAt: null,
    since: new Date().toISOString(),
  }));

/** How to reach the provider that the server has set up, or null. */
export function managedAccess(): ModelAccess | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey = "", AI_BASE_URL: baseURL = null } = env();
  return provider && model ? { provider, model, apiKey, baseURL, managed: true } : null;
}

export function managedProvider({ provider, model }: ModelAccess): AiProvider {
  const { since, ...known } = state();
  return {
    managed: true,
    id: MANAGED_ID,
    label: model,
    provider,
    model,
    // The address and key of the operator's server are private.
    baseURL: null,
    apiKeyPreview: "",
    apiKeyFingerprint: "",
    enabled: true,
    isDefault: true,
    secondOpinion: env().AI_SECOND_OPINION,
    ...known,
    createdAt: since,
    updatedAt: known.lastTestedAt ?? since,
  };
}

/** What the last test found of it. */
export const managedCapabilities = (): AiCapabilities | null => state().capabilities;

export const rememberManaged = (known: Partial<State>): void => void Object.assign(state(), known);

export function refuseManaged(): void {
  if (managedAccess())
    throw failure("FORBIDDEN", {
      message: "The administrator of this server has set up the AI provider. It cannot be changed here.",
    });
}
