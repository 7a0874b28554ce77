import type { AiProviderKind } from "@/contracts/ai/providers";
import type { Usage } from "@/server/ai/ask-model";
import type { ModelAccess } from "@/server/ai/providers/language-model";

/** US dollars per million tokens: input and output. */
type Price = readonly [input: number, output: number];

/**
 * List prices for short contexts, without discounts, as known in November 2025. Sources: platform.openai.com/docs/pricing,
 * docs.claude.com/en/docs/about-claude/pricing, ai.google.dev/gemini-api/docs/pricing, docs.x.ai/docs/models, groq.com/pricing,
 * cohere.com/pricing. A model that is not listed has no price here: a wrong one would be worse than none.
 */
const PRICES: Partial<Record<AiProviderKind, Record<string, Price>>> = {
  openai: {
    "gpt-5": [1.25, 10],
    "gpt-5-mini": [0.25, 2],
    "gpt-5-nano": [0.05, 0.4],
    "gpt-4.1": [2, 8],
    "gpt-4.1-mini": [0.4, 1.6],
    "gpt-4.1-nano": [0.1, 0.4],
    "gpt-4o": [2.5, 10],
    "gpt-4o-mini": [0.15, 0.6],
    o3: [2, 8],
    "o4-mini": [1.1, 4.4],
  },
  anthropic: {
    "claude-opus-4-5": [5, 25],
    "claude-opus-4-1": [15, 75],
    "claude-sonnet-4-5": [3, 15],
    "claude-sonnet-4": [3, 15],
    "claude-haiku-4-5": [1, 5],
    "claude-3-5-haiku": [0.8, 4],
  },
  gemini: {
    "gemini-2.5-pro": [1.25, 10],
    "gemini-2.5-flash": [0.3, 2.5],
    "gemini-2.5-flash-lite": [0.1, 0.4],
    "gemini-2.0-flash": [0.1, 0.4],
  },
  xai: { "grok-4": [3, 15], "grok-3": [3, 15], "grok-3-mini": [0.3, 0.5] },
  groq: { "llama-3.3-70b-versatile": [0.59, 0.79], "llama-3.1-8b-instant": [0.05, 0.08] },
  cohere: { "command-a-03-2025": [2.5, 10], "command-r-plus-08-2024": [2.5, 10], "command-r-08-2024": [0.15, 0.6] },
};

/** What a request cost by the provider's list. Null for a model that is not listed, another address, or tokens that were not counted. */
export function priceOf({ provider, model, baseURL }: ModelAccess, { inputTokens, outputTokens }: Usage): number | null {
  if (baseURL !== null || inputTokens + outputTokens === 0) return null;
  // A date behind a model's name is one of its editions.
  const listed = PRICES[provider] ?? {};
  const name = model.replace(/-(?:20\d\d-?\d\d-?\d\d|latest)$/, "");
  const price = Object.hasOwn(listed, name) ? listed[name] : undefined;
  return price ? (inputTokens * price[0] + outputTokens * price[1]) / 1_000_000 : null;
}
