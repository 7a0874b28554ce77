import { createHmac } from "node:crypto";
import type pg from "pg";
import { createSecrets, dataDir, givenSecrets, readSecrets, type Secrets, secretsPath, WAY_OUT } from "@/server/secrets";
import { StartRefusedError } from "@/server/start-refused";

export const SECRET_NAMES = ["authSecret", "encryptionSecret"] as const satisfies (keyof Secrets)[];

/** The variable that gives a secret instead of the file. */
const VARIABLES = { authSecret: "AUTH_SECRET", encryptionSecret: "ENCRYPTION_SECRET" } as const satisfies Record<
  keyof Secrets,
  string
>;

export type Fingerprints = Partial<Record<keyof Secrets, string>>;

/** Tells two secrets apart and says nothing about either. */
export const fingerprintOf = (name: keyof Secrets, secret: string) =>
  createHmac("sha256", secret).update(`dossier fingerprint of ${name}`).digest("base64url");

/**
 * Makes sure at start that secrets and database belong together: makes the secrets of a new database, and stops for one that was used
 * with others. Instances that start at once on one database wait for each other here.
 */
export async function agreeOnSecrets(client: pg.ClientBase): Promise<void> {
  await inOneTransaction(client, async () => {
    const known = await readFingerprints(client);
    const secrets = await presentSecrets(client, known);
    for (const name of SECRET_NAMES) {
      const fingerprint = fingerprintOf(name, secrets[name]);
      if (known[name] === undefined) await storeFingerprint(client, name, fingerprint);
      else if (known[name] !== fingerprint) throw new StartRefusedError(mismatch(name));
    }
  });
}

async function presentSecrets(client: pg.ClientBase, known: Fingerprints): Promise<Secrets> {
  const given = givenSecrets();
  if (given.authSecret && given.encryptionSecret) return given as Secrets;
  const stored = readSecrets(dataDir());
  if (stored) return { ...stored, ...given };
  if (Object.keys(known).length > 0 || (await hasAccounts(client)))
    throw new StartRefusedError(
      `${secretsPath(dataDir())} is missing, but this database was used with the secrets in it. An additional instance needs a copy of it. ${WAY_OUT}`,
    );
  return { ...createSecrets(dataDir()), ...given };
}

function mismatch(name: keyof Secrets): string {
  return givenSecrets()[name]
    ? `${VARIABLES[name]} is not the one this database was used with. Set it back, or run \`npm run new-secrets\`, which shows what would be lost before it changes anything.`
    : `${secretsPath(dataDir())} does not belong to this database. ${WAY_OUT}`;
}

/** Runs `work` while no other instance may do the same. */
export async function inOneTransaction<Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    await client.query("lock table instance_setting in exclusive mode");
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

export async function readFingerprints(client: pg.ClientBase): Promise<Fingerprints> {
  const { rows } = await client.query<{ key: string; value: string }>(
    "select key, value from instance_setting where key like 'fingerprint.%'",
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key.slice("fingerprint.".length), value]));
}

export async function storeFingerprint(client: pg.ClientBase, name: keyof Secrets, fingerprint: string) {
  await client.query(
    "insert into instance_setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
    [`fingerprint.${name}`, fingerprint],
  );
}

async function hasAccounts(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from "user" limit 1');
  return rowCount !== 0;
}
