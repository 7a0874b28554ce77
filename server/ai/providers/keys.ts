import { createHmac } from "node:crypto";
import { failure } from "@/server/platform/errors";
import { openText, SealBroken, sealText } from "@/server/platform/sealed-text";
import { secrets } from "@/server/platform/secrets";

type Owner = { userId: string; id: string };

const sealOf = ({ userId, id }: Owner) => ["ai-provider", userId, id];

/** A key as its row keeps it. Throws PRECONDITION_FAILED without a secret to encrypt with. */
export function sealedKeyOf(owner: Owner, apiKey: string) {
  if (apiKey === "") return { sealedKey: "", apiKeyPreview: "", apiKeyFingerprint: "" };
  try {
    return {
      sealedKey: sealText(apiKey, sealOf(owner)),
      // Of a short key four characters would be too much.
      apiKeyPreview: apiKey.length >= 16 ? apiKey.slice(-4) : "",
      apiKeyFingerprint: createHmac("sha256", secrets().encryptionSecret)
        .update(JSON.stringify(["fingerprint of a key", owner.userId, apiKey]))
        .digest("hex")
        .slice(0, 16),
    };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw failure("PRECONDITION_FAILED", {
      message: "This server has no encryption secret, so it cannot keep keys. Ask its administrator.",
      cause: error,
    });
  }
}

/** The key of a row. Throws PRECONDITION_FAILED where it can no longer be read. */
export function openedKeyOf(row: Owner & { sealedKey: string }): string {
  if (row.sealedKey === "") return "";
  try {
    return openText(row.sealedKey, sealOf(row));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw failure("PRECONDITION_FAILED", {
      message:
        "The saved key of this AI provider can no longer be read, because the encryption secret of this server has changed. Enter the key again in Settings.",
      cause: error,
    });
  }
}
