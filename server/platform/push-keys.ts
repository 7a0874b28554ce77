import { createECDH, hkdfSync } from "node:crypto";
import { secrets } from "@/server/platform/secrets";

/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * The key pair with which this instance signs for push services (VAPID, RFC 8292), base64url. It is derived from the signing secret, so
 * all instances of a database have the same one, and it is kept and replaced together with that secret.
 */
export function pushKeys(): { publicKey: string; privateKey: string } {
  const bytes = Buffer.from(hkdfSync("sha256", secrets().authSecret, "", "dossier push key 1", 48));
  // More bytes than the order has, so that every key is equally likely; zero is none.
  const number = (BigInt(`0x${bytes.toString("hex")}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(64, "0"), "hex");
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
