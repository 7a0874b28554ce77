import { createHmac, randomUUID } from "node:crypto";
import { type Db, transaction } from "@/server/platform/db/client";
import {
  createSecrets,
  dataDir,
  providedSecrets,
  readSecrets,
  type Secrets,
  secretsPath,
  WAY_OUT,
} from "@/server/platform/secrets";
import { StartRefusedError } from "@/server/platform/start-refused";

export const SECRET_NAMES = ["authSecret", "encryptionSecret"] as const satisfies (keyof Secrets)[];

/** The variable that provides a secret instead of the file. */
const VARIABLES = { authSecret: "AUTH_SECRET", encryptionSecret: "ENCRYPTION_SECRET" } as const satisfies Record<
  keyof Secrets,
  string
>;

export type Fingerprints = Partial<Record<keyof Secrets, string>>;

/** Distinguishes secrets without revealing them. */
export const fingerprintOf = (name: keyof Secrets, secret: string) =>
  createHmac("sha256", secret).update(`dossier fingerprint of ${name}`).digest("base64url");

/**
 * Checks at start that secrets and database match: creates the secrets of a new database, and refuses to start with a database
 * that was used with others. Instances that start at the same time on one database wait for each other here.
 */
export async function agreeOnSecrets(db: Db): Promise<void> {
  await alone(db, async (tx) => {
    const known = await readFingerprints(tx);
    const secrets = await presentSecrets(tx, known);
    for (const name of SECRET_NAMES) {
      const fingerprint = fingerprintOf(name, secrets[name]);
      if (known[name] === undefined) await storeFingerprint(tx, name, fingerprint);
      else if (known[name] !== fingerprint) throw new StartRefusedError(mismatch(name));
    }
  });
}

async function presentSecrets(db: Db, known: Fingerprints): Promise<Secrets> {
  const provided = providedSecrets();
  if (provided.authSecret && provided.encryptionSecret) return provided as Secrets;
  const stored = readSecrets(dataDir());
  if (stored) return { ...stored, ...provided };
  if (Object.keys(known).length > 0 || (await hasAccounts(db)))
    throw new StartRefusedError(
      `${secretsPath(dataDir())} is missing, but this database was used with the secrets in it. An additional instance needs a copy of it. ${WAY_OUT}`,
    );
  return { ...createSecrets(dataDir()), ...provided };
}

function mismatch(name: keyof Secrets): string {
  return providedSecrets()[name]
    ? `${VARIABLES[name]} is not the one this database was used with. Set it back, or run \`npm run new-secrets\`, which shows what would be lost before it changes anything.`
    : `${secretsPath(dataDir())} does not belong to this database. ${WAY_OUT}`;
}

/** Runs `work` in a transaction that excludes other instances. */
export async function alone<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return transaction(db, async (tx) => {
    // Written, not only locked: at the level serializable an instance that waited then starts over and reads what the other one stored.
    const lock = { key: "lock", value: randomUUID() };
    await tx.instanceSetting.upsert({ where: { key: lock.key }, create: lock, update: { value: lock.value } });
    return work(tx);
  });
}

const PREFIX = "fingerprint.";

export async function readFingerprints(db: Db): Promise<Fingerprints> {
  const rows = await db.instanceSetting.findMany({ where: { key: { startsWith: PREFIX } } });
  return Object.fromEntries(rows.map(({ key, value }) => [key.slice(PREFIX.length), value]));
}

export async function storeFingerprint(db: Db, name: keyof Secrets, fingerprint: string): Promise<void> {
  const setting = { key: `${PREFIX}${name}`, value: fingerprint };
  await db.instanceSetting.upsert({ where: { key: setting.key }, create: setting, update: { value: fingerprint } });
}

const hasAccounts = async (db: Db): Promise<boolean> => (await db.user.findFirst({ select: { id: true } })) !== null;
