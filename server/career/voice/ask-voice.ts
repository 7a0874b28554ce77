import { endCall, startCall } from "@/server/ai/ledger/ledger";
import { badGateway, failureOfStatus, modelFailureOf } from "@/server/ai/model-failure";
import { fetchOf } from "@/server/ai/providers/language-model";
import type { Db } from "@/server/platform/db/client";
import type { VoiceModel } from "./voice-model";

const TIMEOUT_MS = 60_000;

type Request = { purpose: string; sent: string; path: string; body: FormData | string };

/** Calls a speech model and records the call. Sound has no tokens, so its price is unknown. Throws BAD_GATEWAY with a sentence. */
export async function askVoice(
  db: Db,
  ownerId: string,
  { access, baseURL, model }: VoiceModel,
  request: Request,
): Promise<Response> {
  const { purpose, sent, path, body } = request;
  const id = await startCall(db, ownerId, { purpose, sent, provider: access.provider, model }, new Date());
  const started = performance.now();
  const end = (outcome: Parameters<typeof endCall>[3]["outcome"]) =>
    endCall(db, ownerId, id, {
      outcome,
      inputTokens: 0,
      outputTokens: 0,
      costUsd: null,
      durationMs: performance.now() - started,
    });
  try {
    const response = await fetchOf(access)(`${baseURL}${path}`, {
      method: "POST",
      body,
      headers: {
        ...(access.apiKey === "" ? {} : { authorization: `Bearer ${access.apiKey}` }),
        ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw failureOfStatus(response.status, response.headers.get("retry-after"));
    const whole = new Response(await response.arrayBuffer(), { headers: response.headers });
    await end("answered");
    return whole;
  } catch (error) {
    const failed = modelFailureOf(error);
    await end(failed.reason);
    throw badGateway(failed);
  }
}
