import type { WebhookDelivery as Delivery } from "@/contracts/events/webhooks";
import { ask } from "@/server/job-search/postings/request";
import { checkLink, resolveName } from "@/server/job-search/postings/resolve";
import { Unread } from "@/server/job-search/postings/unread";
import type { Webhook, WebhookDelivery } from "@/server/platform/db/generated/client";
import { env } from "@/server/platform/env";
import { openedSecretOf } from "./secret";
import { signedHeaders } from "./signature";

/** A receiver that takes longer should respond first and work afterwards. */
const PATIENCE_MS = 15_000;

type Problem = NonNullable<Delivery["problem"]>;
export type Outcome = { isDelivered: boolean; responseStatus: number | null; problem: Problem | null };

const PROBLEMS: Partial<Record<Unread["reason"], Problem>> = { "unsafe-url": "not-public", timeout: "timeout" };

const failed = (problem: Problem): Outcome => ({ isDelivered: false, responseStatus: null, problem });

/**
 * Sends a delivery once. Only public addresses and those that the operator lists are connected to, checked each time; redirects are not
 * followed, and only the status of the response is read.
 */
export async function send(webhook: Webhook, { id, body }: Pick<WebhookDelivery, "id" | "body">, now: Date): Promise<Outcome> {
  const secret = openedSecretOf(webhook);
  if (secret === null) return failed("secret-lost");
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
    if (error instanceof Unread) return failed(PROBLEMS[error.reason] ?? "unreachable");
    throw error;
  }
}
