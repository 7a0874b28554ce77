import type { MODEL_FAILURES } from "@/contracts/ai/refusals";
import { failure } from "@/server/platform/errors";
import { GuardRefused } from "./http/guarded-fetch";
import { isApiCallError } from "./library";

type Reason = (typeof MODEL_FAILURES)[number];

/** A call to a model failed. */
export class ModelFailed extends Error {
  constructor(
    readonly reason: Reason,
    readonly retryAfter: number | null = null,
    options?: ErrorOptions,
  ) {
    super(`The model failed: ${reason}.`, options);
  }
}

/** What happened, and what to do. */
export function failureSentence({ reason, retryAfter }: ModelFailed): string {
  if (reason === "busy" && retryAfter !== null)
    return `The AI provider's rate limit is reached. Try again in ${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}.`;
  return SENTENCES[reason];
}

const SENTENCES: Record<Reason, string> = {
  key: "The AI provider rejected the key. Enter a new key in Settings.",
  credit: "The account with the AI provider has no credit left. Add credit there, or choose another provider in Settings.",
  busy: "The AI provider's rate limit is reached. Try again in a minute.",
  model: "The AI provider doesn't know this model or address. Check the model's name and the base URL in Settings.",
  rejected: "The AI provider rejected the request. Check the model's name in Settings, or shorten the text.",
  error: "The AI provider reported an error of its own. Try again in a few minutes.",
  "private-address":
    "This base URL is in a private network. Ask the administrator of this server to add its host to AI_ALLOWED_HOSTS.",
  redirect: "The base URL redirects to another address. Enter the address it leads to in Settings.",
  "too-long": "The model's answer was too long, so it was stopped. Try again, or choose another model in Settings.",
  timeout: "The model did not answer in time. Try again, or choose a faster model in Settings.",
  unreachable: "The AI provider could not be reached, or the connection broke. Check the base URL in Settings, then try again.",
  unreadable: "The model's answer could not be used. Try again, or choose another model in Settings.",
  refusal: "The model declined to answer. Reword your text, or choose another model in Settings.",
};

/** BAD_GATEWAY with the sentence of what failed, and the reason for clients with their own messages. */
export const badGateway = (failed: ModelFailed) =>
  failure("BAD_GATEWAY", {
    message: failureSentence(failed),
    data: { reason: failed.reason, retryAfter: failed.retryAfter },
    cause: failed,
  });

/** Anything thrown during a call to a model, by its meaning. Decided by types and status codes, never by texts. */
export function modelFailureOf(error: unknown): ModelFailed {
  for (const cause of causesOf(error)) {
    if (cause instanceof ModelFailed) return cause;
    if (cause instanceof GuardRefused) return new ModelFailed(cause.reason, null, { cause: error });
    if (cause instanceof Error && /^(TimeoutError|AbortError)$/.test(cause.name))
      return new ModelFailed("timeout", null, { cause: error });
    if (isNetworkFailure(cause)) return new ModelFailed("unreachable", null, { cause: error });
    if (isApiCallError(cause) && cause.statusCode !== undefined && cause.statusCode >= 400)
      return new ModelFailed(reasonOf(cause.statusCode), secondsOf(cause.responseHeaders?.["retry-after"]), { cause: error });
  }
  return new ModelFailed("unreadable", null, { cause: error });
}

/** A code of the operating system, such as ECONNREFUSED or ENOTFOUND. */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof Error && /^E[A-Z_]{3,}$/.test(String((error as { code?: unknown }).code ?? ""));

function reasonOf(status: number): Reason {
  if (status === 401 || status === 403) return "key";
  if (status === 402) return "credit";
  if (status === 404 || status === 405) return "model";
  if (status === 408 || status === 504) return "timeout";
  if (status === 429) return "busy";
  return status < 500 ? "rejected" : "error";
}

/** The meaning of a response with an error status. */
export const failureOfStatus = (status: number, retryAfter: string | null): ModelFailed =>
  new ModelFailed(reasonOf(status), secondsOf(retryAfter));

function secondsOf(value: string | null | undefined): number | null {
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 86_400) : null;
}

/** An error and what it was caused by, the innermost first: an abort is wrapped in what the abort broke. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; typeof cause === "object" && cause !== null && causes.length < 10; cause = (cause as Error).cause)
    causes.unshift(cause);
  return causes;
}
