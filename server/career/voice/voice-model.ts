import type { AiProviderKind } from "@/contracts/ai/providers";
import { PROVIDER_KINDS } from "@/server/ai/providers/kinds";
import type { ModelAccess } from "@/server/ai/providers/language-model";
import { managedAccess } from "@/server/ai/providers/managed";
import { accessOf } from "@/server/ai/providers/rows";
import { chosenProvider } from "@/server/ai/providers/service";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";

export type Voice = "hears" | "speaks";

/** The speech models, by provider. Unlisted providers have none behind OpenAI's audio addresses. */
const VOICE_MODELS: Partial<Record<AiProviderKind, { [Way in Voice]?: string }>> = {
  openai: { hears: "whisper-1", speaks: "gpt-4o-mini-tts" },
  groq: { hears: "whisper-large-v3-turbo" },
  mistral: { hears: "voxtral-mini-latest" },
  togetherai: { hears: "openai/whisper-large-v3" },
  fireworks: { hears: "whisper-v3-turbo" },
  "openai-compatible": { hears: "whisper-1", speaks: "tts-1" },
};

const SENTENCES: Record<Voice, string> = {
  hears:
    "None of your AI providers turns speech into text. Connect OpenAI, Groq, Mistral, Together AI, Fireworks or a server that speaks OpenAI's protocol in Settings.",
  speaks: "None of your AI providers reads aloud. Connect OpenAI or a server that speaks OpenAI's protocol in Settings.",
};

export type VoiceModel = { access: ModelAccess; baseURL: string; model: string };

/** The speech model for a user: that of their chosen provider if it has one, else any that can. Throws PRECONDITION_FAILED. */
export async function chooseVoice(db: Db, ownerId: string, way: Voice): Promise<VoiceModel> {
  const managed = managedAccess();
  const rows = managed ? [] : await db.aiProvider.findMany({ where: { userId: ownerId, enabled: true }, orderBy: { id: "asc" } });
  const able = rows.filter(({ provider }) => VOICE_MODELS[provider as AiProviderKind]?.[way] !== undefined);
  const chosen = chosenProvider(able);
  const access = managed ?? (chosen ? accessOf(chosen) : null);
  const model = access ? VOICE_MODELS[access.provider]?.[way] : undefined;
  if (!access || model === undefined) throw failure("PRECONDITION_FAILED", { message: SENTENCES[way] });
  const baseURL = (access.baseURL ?? PROVIDER_KINDS[access.provider].baseURL ?? "").replace(/\/+$/, "");
  return { access, baseURL, model };
}
