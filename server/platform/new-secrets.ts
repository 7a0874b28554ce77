import { renameSync } from "node:fs";
import type { Db } from "@/server/platform/db/client";
import {
  createSecrets,
  dataDir,
  generateSecrets,
  providedSecrets,
  readSecrets,
  type Secrets,
  secretsPath,
  UnusableSecretsError,
} from "@/server/platform/secrets";
import {
  alone,
  type Fingerprints,
  fingerprintOf,
  readFingerprints,
  SECRET_NAMES,
  storeFingerprint,
} from "@/server/platform/secrets-agreement";

export type Loss = { names: (keyof Secrets)[]; sessions: number; twoFactors: number };

/** Which secrets would be replaced, and what would be lost. No names if the secrets belong to the database. */
export async function whatWouldBeLost(db: Db): Promise<Loss> {
  const names = unfit(await readFingerprints(db));
  if (!names.includes("authSecret")) return { names, sessions: 0, twoFactors: 0 };
  const sessions = await db.session.count({ where: { expiresAt: { gt: new Date() } } });
  return { names, sessions, twoFactors: await db.twoFactor.count() };
}

/**
 * Replaces secrets that are missing, damaged or from another database, and removes data that can no longer be decrypted. Matching
 * secrets stay. The old file is stored next to the new one.
 */
export async function replaceSecrets(db: Db, now: Date): Promise<void> {
  await alone(db, async (tx) => {
    const names = unfit(await readFingerprints(tx));
    const secrets = writeSecrets(names, now);
    if (names.includes("authSecret")) {
      await tx.twoFactor.deleteMany();
      await tx.user.updateMany({ where: { twoFactorEnabled: true }, data: { twoFactorEnabled: false } });
      await tx.session.deleteMany();
      // Push services take messages only with the key that devices were switched on with.
      await tx.pushDevice.deleteMany();
    }
    for (const name of SECRET_NAMES) await storeFingerprint(tx, name, fingerprintOf(name, secrets[name]));
  });
}

function present(): Partial<Secrets> {
  return { ...storedSecrets(), ...providedSecrets() };
}

function storedSecrets(): Partial<Secrets> {
  try {
    return readSecrets(dataDir()) ?? {};
  } catch (error) {
    if (error instanceof UnusableSecretsError) return {};
    throw error;
  }
}

function unfit(known: Fingerprints): (keyof Secrets)[] {
  const secrets = present();
  return SECRET_NAMES.filter((name) => {
    const secret = secrets[name];
    return secret === undefined || (known[name] !== undefined && known[name] !== fingerprintOf(name, secret));
  });
}

/** Writes a new file if a secret in it does not match. Secrets from the environment are not written. */
function writeSecrets(names: readonly (keyof Secrets)[], now: Date): Secrets {
  const provided = providedSecrets();
  const stored = storedSecrets();
  const isFileFit =
    names.every((name) => provided[name] !== undefined) && SECRET_NAMES.every((name) => provided[name] ?? stored[name]);
  if (isFileFit) return { ...stored, ...provided } as Secrets;
  const fresh = generateSecrets();
  const existing = Object.fromEntries(
    Object.entries(stored).filter(
      ([name]) => provided[name as keyof Secrets] !== undefined || !names.includes(name as keyof Secrets),
    ),
  );
  moveAside(secretsPath(dataDir()), now);
  return { ...createSecrets(dataDir(), { ...fresh, ...existing }), ...provided };
}

/** Keeps a file under a name with the time at which it was replaced. */
export function moveAside(path: string, now: Date) {
  try {
    renameSync(path, `${path}.until-${now.toISOString().replace(/[:.]/g, "-")}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
