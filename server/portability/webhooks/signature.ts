import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

export const newSecret = (): string => `${PREFIX}${randomBytes(24).toString("base64")}`;

/** The headers by which a receiver knows that a request is ours and new. Source: Standard Webhooks, "Signature scheme". */
export function signedHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
