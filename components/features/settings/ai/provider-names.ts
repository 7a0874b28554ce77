import type { AiProviderKind } from "@/contracts/ai/providers";

/** The providers as they call themselves. They are the same in every language. */
export const PROVIDER_NAMES: Record<AiProviderKind, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  gemini: "Google Gemini",
  "vercel-ai-gateway": "Vercel AI Gateway",
  openrouter: "OpenRouter",
  mistral: "Mistral",
  cohere: "Cohere",
  xai: "xAI",
  groq: "Groq",
  deepseek: "DeepSeek",
  togetherai: "Together AI",
  fireworks: "Fireworks AI",
  cerebras: "Cerebras",
  perplexity: "Perplexity",
  ollama: "Ollama",
  "openai-compatible": "OpenAI-compatible",
};

/** Whether a model of this kind usually runs on one's own machines: no key is needed, and its address is private. */
export const isLocalKind = (kind: AiProviderKind): boolean => kind === "ollama" || kind === "openai-compatible";
