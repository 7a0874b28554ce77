import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { secrets } from "@/server/platform/secrets";
import { StartRefusedError } from "@/server/platform/start-refused";

/** Version of the way the key is derived; a stored text begins with it, so that another way can follow. */
const KEY_VERSION = "1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The text cannot be sealed or opened: the encryption secret is missing, is another one, or the text is not of this owner. */
export class SealBroken extends Error {}

/** What a sealed text belongs to. It opens only with the same words, so it cannot be moved to another row. */
type Belonging = readonly string[];

/** Encrypts a text with the instance's encryption secret (AES-256-GCM). Throws SealBroken without that secret. */
export function sealText(text: string, belonging: Belonging): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(), iv).setAAD(associated(belonging));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${KEY_VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")}`;
}

/** Decrypts what `sealText` made for the same belonging. Throws SealBroken. */
export function openText(sealed: string, belonging: Belonging): string {
  const [version, packed = ""] = sealed.split(".");
  const bytes = Buffer.from(packed, "base64url");
  if (version !== KEY_VERSION || bytes.length < IV_BYTES + TAG_BYTES) throw new SealBroken("The sealed text is damaged.");
  const key = keyOf();
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES)).setAAD(associated(belonging));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch (error) {
    throw new SealBroken("The sealed text does not open.", { cause: error });
  }
}

/** As JSON, so that two lists of words never make the same bytes. */
const associated = (belonging: Belonging) => Buffer.from(JSON.stringify([KEY_VERSION, ...belonging]));

function keyOf(): Uint8Array {
  try {
    return new Uint8Array(hkdfSync("sha256", secrets().encryptionSecret, "", `dossier sealed text ${KEY_VERSION}`, 32));
  } catch (error) {
    if (error instanceof StartRefusedError) throw new SealBroken("There is no encryption secret.", { cause: error });
    throw error;
  }
}
