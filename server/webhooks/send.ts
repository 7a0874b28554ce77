import type { Webhook, WebhookDelivery } from "@/server/db/generated/client";
import { env } from "@/server/env";
import { ask } from "@/server/postings/request";
import { checkLink, resolveName } from "@/server/postings/resolve";
import { Unread } from "@/server/postings/unread";
import { openedSecretOf } from "./secret";
import { signedHeaders } from "./signature";

/** A receiver that takes longer is meant to answer first and work afterwards. */
const PATIENCE_MS = 15_000;

export type Outcome = { isDelivered: boolean; responseStatus: number | null; problem: string | null };

const failed = (problem: string): Outcome => ({ isDelivered: false, responseStatus: null, problem });

/**
 * Sends a delivery once. Only public addresses and those that the operator lists are connected to, checked each time; redirects are not
 * followed, and of the answer only the status is read.
 */
export async function send(webhook: Webhook, { id, body }: Pick<WebhookDelivery, "id" | "body">, now: Date): Promise<Outcome> {
  const secret = openedSecretOf(webhook);
  if (secret === null)
    return failed("The secret can no longer be read, because the encryption secret of this server has changed.");
  const headers = {
    ...signedHeaders(secret, id, body, now),
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "Dossier (webhook)",
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const link = await checkLink(webhook.url, env().WEBHOOK_ALLOWED_HOSTS, resolveName);
    const answer = await ask(link, signal, { method: "POST", headers, body });
    answer.destroy();
    const { statusCode = 0 } = answer;
    return { isDelivered: statusCode >= 200 && statusCode < 300, responseStatus: statusCode, problem: null };
  } catch (error) {
    if (error instanceof Unread) return failed(PROBLEMS[error.reason] ?? PROBLEMS.unreachable);
    throw error;
  }
}

const PROBLEMS: Partial<Record<Unread["reason"], string>> & { unreachable: string } = {
  unreachable: "The address could not be reached.",
  "unsafe-url": "The address is not on the public internet.",
  timeout: "There was no answer within 15 seconds.",
};
