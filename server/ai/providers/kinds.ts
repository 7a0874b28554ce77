import type { AiProviderKind } from "@/contracts/ai/providers";

type Kind = {
  /** The provider's own address; null where there is none. */
  baseURL: string | null;
  protocol: "openai" | "anthropic" | "gemini";
  needsKey: boolean;
};

const openai = (baseURL: string): Kind => ({ baseURL, protocol: "openai", needsKey: true });

/** Where each provider is and what it speaks. Nearly all speak the chat protocol of OpenAI. */
export const PROVIDER_KINDS: Record<AiProviderKind, Kind> = {
  openai: openai("https://api.openai.com/v1"),
  anthropic: { baseURL: "https://api.anthropic.com/v1", protocol: "anthropic", needsKey: true },
  gemini: { baseURL: "https://generativelanguage.googleapis.com/v1beta", protocol: "gemini", needsKey: true },
  "vercel-ai-gateway": openai("https://ai-gateway.vercel.sh/v1"),
  openrouter: openai("https://openrouter.ai/api/v1"),
  mistral: openai("https://api.mistral.ai/v1"),
  cohere: openai("https://api.cohere.ai/compatibility/v1"),
  xai: openai("https://api.x.ai/v1"),
  groq: openai("https://api.groq.com/openai/v1"),
  deepseek: openai("https://api.deepseek.com/v1"),
  togetherai: openai("https://api.together.xyz/v1"),
  fireworks: openai("https://api.fireworks.ai/inference/v1"),
  cerebras: openai("https://api.cerebras.ai/v1"),
  perplexity: openai("https://api.perplexity.ai"),
  ollama: { baseURL: "http://localhost:11434/v1", protocol: "openai", needsKey: false },
  "openai-compatible": { baseURL: null, protocol: "openai", needsKey: false },
};
