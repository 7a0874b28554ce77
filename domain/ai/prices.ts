/** US dollars for a million tokens, in and out. */
type Price = { input: number; output: number };

/** When the list below was taken from the providers' pages. Shown wherever a price is. */
export const PRICES_OF = "2025-10";

/**
 * List prices of common models at their own providers. The longest name that a model's name begins with holds, since providers add dates
 * to names. Others have no known price, and none is guessed.
 */
const PRICES: Record<string, Record<string, Price>> = {
  openai: {
    "gpt-5": { input: 1.25, output: 10 },
    "gpt-5-mini": { input: 0.25, output: 2 },
    "gpt-5-nano": { input: 0.05, output: 0.4 },
    "gpt-4.1": { input: 2, output: 8 },
    "gpt-4.1-mini": { input: 0.4, output: 1.6 },
    "gpt-4.1-nano": { input: 0.1, output: 0.4 },
    "gpt-4o": { input: 2.5, output: 10 },
    "gpt-4o-mini": { input: 0.15, output: 0.6 },
  },
  anthropic: {
    "claude-opus-4-1": { input: 15, output: 75 },
    "claude-sonnet-4": { input: 3, output: 15 },
    "claude-haiku-4-5": { input: 1, output: 5 },
    "claude-3-5-haiku": { input: 0.8, output: 4 },
  },
  gemini: {
    "gemini-2.5-flash": { input: 0.3, output: 2.5 },
    "gemini-2.5-flash-lite": { input: 0.1, output: 0.4 },
  },
};

type Taken = { provider: string; model: string; inputTokens: number; outputTokens: number };

/** What a request cost by list price, in US dollars; null where no price is known or no tokens were counted. */
export function priceOf({ provider, model, inputTokens, outputTokens }: Taken): number | null {
  const price = listPrice(provider, model);
  if (!price || inputTokens + outputTokens === 0) return null;
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

/** A further word makes another model ("gpt-5" is not "gpt-5-codex"); a date, a version or "latest" does not. */
const SAME_MODEL = /^(?:-(?:\d[\d-]*|latest|preview))*$/;

function listPrice(provider: string, model: string): Price | null {
  const names = Object.entries(PRICES[provider] ?? {}).toSorted(([a], [b]) => b.length - a.length);
  const found = names.find(([name]) => model.startsWith(name) && SAME_MODEL.test(model.slice(name.length)));
  return found ? found[1] : null;
}
