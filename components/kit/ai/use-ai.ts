import { useQuery } from "@tanstack/react-query";
import { queries } from "@/components/kit/api/client";
import { settingsAddress } from "@/components/kit/shell/settings-parts";
import type { AiProvider } from "@/contracts/ai/providers";

/** Where providers of language models are connected. */
export const AI_SETTINGS = settingsAddress("ai-providers");
/** Where the provider that searches the web is connected. */
export const WEB_SETTINGS = settingsAddress("web-access");

export type AiState = { state: "unknown" } | { state: "none" } | { state: "ready"; provider: AiProvider };

/** Whether a language model is available, and which one: the same choice as on the server. */
export function useAi(): AiState {
  const { data } = useQuery({ ...queries.aiProviders.list.queryOptions(), staleTime: 60_000 });
  if (!data) return { state: "unknown" };
  const provider = usedProvider(data);
  return provider ? { state: "ready", provider } : { state: "none" };
}

/** The usable default, else the one used most recently, else the oldest that is turned on. */
export function usedProvider(providers: readonly AiProvider[]): AiProvider | null {
  const enabled = providers.filter((one) => one.enabled);
  const usable = enabled.filter((one) => one.testStatus !== "failed");
  const used = usable.filter((one) => one.lastUsedAt !== null);
  const [recent] = used.toSorted((a, b) => (b.lastUsedAt ?? "").localeCompare(a.lastUsedAt ?? ""));
  return usable.find((one) => one.isDefault) ?? recent ?? enabled[0] ?? null;
}
