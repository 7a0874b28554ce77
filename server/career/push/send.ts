import { hash } from "node:crypto";
import { ask } from "@/server/job-search/postings/request";
import { checkLink, resolveName } from "@/server/job-search/postings/resolve";
import { Unread } from "@/server/job-search/postings/unread";
import type { PushDevice } from "@/server/platform/db/generated/client";
import { env } from "@/server/platform/env";
import { pushKeys } from "@/server/platform/push-keys";
import type { PushContent } from "./push-texts";
import { openSubscription } from "./subscription";

const PATIENCE_MS = 15_000;
const MAX_TTL_S = 28 * 24 * 3600;
/** A service may ask for a pause of any length. */
const MAX_RETRY_AFTER_S = 24 * 3600;

/** How an attempt went. `gone`: the browser has ended its subscription, or its keys can no longer be read. */
export type PushOutcome = { result: "sent" | "gone" } | { result: "failed"; problem: string; retryAfterMs: number };

type Sent = { content: PushContent; expiresAt: Date; isUrgent: boolean };

/**
 * Sends a message once, encrypted for the browser (RFC 8291). Only public addresses and those that the operator lists are connected to,
 * checked each time; redirects are not followed, and only the status of the response is read.
 */
export async function sendPush(device: PushDevice, { content, expiresAt, isUrgent }: Sent, now: Date): Promise<PushOutcome> {
  const subscription = openSubscription(device);
  if (!subscription) return { result: "gone" };
  // Loaded by instances that push.
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(content), {
    vapidDetails: { subject: contact(), ...pushKeys() },
    contentEncoding: "aes128gcm",
    TTL: Math.min(MAX_TTL_S, Math.max(60, Math.round((expiresAt.getTime() - now.getTime()) / 1000))),
    urgency: isUrgent ? "high" : "normal",
    // Of messages that wait at the service for the same tag, the device gets the last one.
    topic: hash("sha256", content.tag, "base64url").slice(0, 32),
  });
  try {
    const link = await checkLink(subscription.endpoint, env().PUSH_ALLOWED_HOSTS, resolveName);
    const sending = { method: "POST" as const, headers: textual(headers), body: body ?? "" };
    const answer = await ask(link, AbortSignal.timeout(PATIENCE_MS), sending);
    answer.destroy();
    const { statusCode: status = 0 } = answer;
    if (status >= 200 && status < 300) return { result: "sent" };
    if (status === 404 || status === 410) return { result: "gone" };
    const retryAfter = Number(answer.headers["retry-after"] ?? 0);
    const retryAfterMs = Number.isFinite(retryAfter) ? Math.min(Math.max(retryAfter, 0), MAX_RETRY_AFTER_S) * 1000 : 0;
    return { result: "failed", problem: `The push service returned status ${status}.`, retryAfterMs };
  } catch (error) {
    if (!(error instanceof Unread)) throw error;
    return { result: "failed", problem: PROBLEMS[error.reason] ?? "The push service could not be reached.", retryAfterMs: 0 };
  }
}

const PROBLEMS: Partial<Record<Unread["reason"], string>> = {
  "unsafe-url": "The push service is not on the public internet.",
  timeout: "The push service did not respond within 15 seconds.",
};

const textual = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** Whom a push service would write to about this instance. Some services refuse anything but https and mailto. */
function contact(): string {
  const { APP_URL, ADMIN_EMAIL } = env();
  if (APP_URL?.startsWith("https://")) return APP_URL;
  return `mailto:${ADMIN_EMAIL ?? "operator@dossier.invalid"}`;
}
