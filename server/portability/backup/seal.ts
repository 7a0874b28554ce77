import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { BackupError } from "./backup-error";
import type { Header } from "./format";

const IV_BYTES = 12;
const TAG_BYTES = 16;
const COST = 32_768;
const CHECK = "dossier backup passphrase";

/** Encrypts and decrypts the parts of one backup (AES-256-GCM). A sealed part opens only under its own path. */
export type Seal = { seal: (path: string, bytes: Uint8Array) => Buffer; open: (path: string, bytes: Uint8Array) => Buffer };

const derive = promisify(scrypt) as (
  passphrase: string,
  salt: Uint8Array,
  length: number,
  options: { N: number; maxmem: number },
) => Promise<Buffer>;

async function sealOf(passphrase: string, salt: Buffer, cost: number, backupId: string): Promise<Seal> {
  const key = new Uint8Array(await derive(passphrase.normalize("NFC"), salt, 32, { N: cost, maxmem: 256 * cost * 8 }));
  const belonging = (path: string) => Buffer.from(`${backupId}\0${path}`);
  return {
    seal(path, bytes) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(belonging(path));
      const sealed = [cipher.update(bytes), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
    },
    open(path, bytes) {
      if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error("too short");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES)).setAAD(belonging(path));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}

/** A new seal, with what the header must say so that the same passphrase opens it. */
export async function createSeal(passphrase: string, backupId: string): Promise<{ seal: Seal; sealing: Header["sealing"] }> {
  const salt = randomBytes(16);
  const seal = await sealOf(passphrase, salt, COST, backupId);
  const check = seal.seal(CHECK, Buffer.from(CHECK)).toString("base64url");
  return { seal, sealing: { cost: COST, salt: salt.toString("base64url"), check } };
}

/** The seal of an existing backup; null if it is not encrypted. Throws BackupError without the right passphrase. */
export async function openSeal({ id, sealing }: Header, passphrase: string | undefined): Promise<Seal | null> {
  if (!sealing) return null;
  if (!passphrase)
    throw new BackupError("This backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase, or use --passphrase-file.");
  const seal = await sealOf(passphrase, Buffer.from(sealing.salt, "base64url"), sealing.cost, id);
  try {
    seal.open(CHECK, Buffer.from(sealing.check, "base64url"));
  } catch (cause) {
    throw new BackupError("The passphrase is not the one this backup was encrypted with.", { cause });
  }
  return seal;
}
