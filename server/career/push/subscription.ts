import { createECDH, hash } from "node:crypto";
import { type SubscriptionInput, subscriptionInput } from "@/contracts/model/career/push";
import type { PushDevice } from "@/server/platform/db/generated/client";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";
import { refuseUndeliverable } from "@/server/platform/outgoing/refuse-undeliverable";
import { openText, SealBroken, sealText } from "@/server/platform/sealed-text";

const SECRET_BYTES = 16;

export const endpointHashOf = (endpoint: string): string => hash("sha256", endpoint, "base64url");

/** Throws BAD_REQUEST for an address to which nothing can be sent, and for keys with which nothing can be encrypted. */
export function refuseUnusable({ endpoint, keys }: SubscriptionInput): void {
  refuseUndeliverable(endpoint, env().PUSH_ALLOWED_HOSTS, "PUSH_ALLOWED_HOSTS");
  if (!isPublicKey(keys.p256dh)) throw failure("BAD_REQUEST", { message: "`keys.p256dh` is no public key of P-256." });
  if (Buffer.from(keys.auth, "base64url").length !== SECRET_BYTES)
    throw failure("BAD_REQUEST", { message: "`keys.auth` must have 16 bytes." });
}

function isPublicKey(text: string): boolean {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    // Fails for a point that is not on the curve.
    curve.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}

const sealOf = (id: string) => ["push-device", id];

/** Endpoint and keys, encrypted. Throws PRECONDITION_FAILED where this instance cannot encrypt. */
export function sealSubscription(id: string, { endpoint, keys: { p256dh, auth } }: SubscriptionInput): string {
  try {
    return sealText(JSON.stringify({ endpoint, keys: { p256dh, auth } }), sealOf(id));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw failure("PRECONDITION_FAILED", {
      message: "This server has no encryption secret, so it cannot store devices. Ask its administrator.",
      cause: error,
    });
  }
}

/** Null for a subscription that no longer opens, because the encryption secret has changed. */
export function openSubscription({ id, sealed }: Pick<PushDevice, "id" | "sealed">): SubscriptionInput | null {
  try {
    return subscriptionInput.parse(JSON.parse(openText(sealed, sealOf(id))));
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
