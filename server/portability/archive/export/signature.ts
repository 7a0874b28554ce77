import { createPrivateKey, createPublicKey, hkdfSync, sign } from "node:crypto";
import { secrets } from "@/server/platform/secrets";

/** The start of an Ed25519 key in PKCS #8, before its 32 bytes. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");
const KEY_BYTES = 32;

export type Signature = { algorithm: "Ed25519"; publicKey: string; signature: string };

/**
 * Signs the manifest of an archive with a key of this instance. It proves that nothing of the list was changed since, not who made it:
 * the public key is stored beside it. Texts are base64url.
 */
export function signatureOf(manifest: Uint8Array): Signature {
  const seed = Buffer.from(hkdfSync("sha256", secrets().authSecret, "", "archive manifest", KEY_BYTES));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
  const publicKey = createPublicKey(key).export({ format: "der", type: "spki" }).subarray(-KEY_BYTES);
  return {
    algorithm: "Ed25519",
    publicKey: publicKey.toString("base64url"),
    signature: sign(null, manifest, key).toString("base64url"),
  };
}
