import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { env } from "@/server/platform/env";
import { singleton } from "@/server/platform/singleton";
import { StartRefusedError, systemReason } from "@/server/platform/start-refused";

const FORMAT_VERSION = 1;

const storedSchema = z.object({
  // Older files have no version.
  version: z.number().default(FORMAT_VERSION),
  authSecret: z.string().min(32),
  encryptionSecret: z.string().min(32),
});

export type Secrets = { authSecret: string; encryptionSecret: string };

/** The folder for all data of this instance, as an absolute path. */
export const dataDir = () => resolve(env().DATA_DIR);

export const secretsPath = (folder: string) => join(folder, "secrets.json");

/**
 * Signing and encryption secrets: from the environment, else from DATA_DIR/secrets.json, which start-up has created or checked.
 */
export function secrets(): Secrets {
  return singleton("secrets", () => {
    const provided = providedSecrets();
    if (provided.authSecret && provided.encryptionSecret) return provided as Secrets;
    const stored = readSecrets(dataDir());
    if (!stored) throw new StartRefusedError(`${secretsPath(dataDir())} is missing.`);
    return { ...stored, ...provided };
  });
}

/** The secrets that the environment provides. */
export function providedSecrets(): Partial<Secrets> {
  const { AUTH_SECRET, ENCRYPTION_SECRET } = env();
  return {
    ...(AUTH_SECRET ? { authSecret: AUTH_SECRET } : {}),
    ...(ENCRYPTION_SECRET ? { encryptionSecret: ENCRYPTION_SECRET } : {}),
  };
}

/** The secrets file of a data folder, or null if there is none. Throws StartRefusedError if it cannot be used. */
export function readSecrets(folder: string): Secrets | null {
  const path = secretsPath(folder);
  const text = readText(path);
  if (text === null) return null;
  closeToOthers(path);
  const parsed = storedSchema.safeParse(parseJson(text));
  if (parsed.success && parsed.data.version !== FORMAT_VERSION)
    throw new StartRefusedError(
      `${path} has format ${parsed.data.version}, which this version of Dossier cannot read. Start the newer version that wrote it.`,
    );
  if (!parsed.success) throw new UnusableSecretsError(`${path} is damaged. ${WAY_OUT}`);
  return { authSecret: parsed.data.authSecret, encryptionSecret: parsed.data.encryptionSecret };
}

/** A secrets file that may be replaced. */
export class UnusableSecretsError extends StartRefusedError {}

export const WAY_OUT =
  "Restore it from a backup, or run `npm run new-secrets`, which shows what would be lost before it changes anything.";

export function generateSecrets(): Secrets {
  return { authSecret: randomBytes(32).toString("base64url"), encryptionSecret: randomBytes(32).toString("base64url") };
}

/**
 * Creates the secrets file of a data folder if there is none, and returns its content: of several simultaneous callers, one
 * writes and the others read. The file is created atomically.
 */
export function createSecrets(folder: string, fresh: Secrets = generateSecrets()): Secrets {
  mkdirSync(folder, { recursive: true });
  const path = secretsPath(folder);
  const partial = `${path}.${randomBytes(6).toString("hex")}`;
  const fd = openSync(partial, "wx", 0o600);
  try {
    writeSync(fd, `${JSON.stringify({ version: FORMAT_VERSION, ...fresh }, null, 2)}\n`);
    fsyncSync(fd);
    linkSync(partial, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    closeSync(fd);
    rmSync(partial, { force: true });
  }
  const stored = readSecrets(folder);
  if (!stored) throw new StartRefusedError(`${path} could not be written.`);
  return stored;
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new StartRefusedError(`${path} cannot be read: ${systemReason(error)}.`, { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A symbolic link points to a file managed elsewhere, such as a mounted secret, so its mode is left alone. */
function closeToOthers(path: string) {
  const file = lstatSync(path);
  if (file.isFile() && (file.mode & 0o077) !== 0) chmodSync(path, 0o600);
}
