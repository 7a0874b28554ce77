import { createHash } from "node:crypto";
import type pg from "pg";
import { putFile, readFile as readStored, removeFile, StorageUnavailableError } from "@/server/platform/adapters/storage/storage";
import { moveAside } from "@/server/platform/new-secrets";
import { createSecrets, dataDir, providedSecrets, readSecrets, type Secrets, secretsPath } from "@/server/platform/secrets";
import { fingerprintOf, SECRET_NAMES } from "@/server/platform/secrets-agreement";
import { type OpenBackup, openBackup, type Source } from "./archive-reader";
import { BackupError, withReason } from "./backup-error";
import { filePathOf, type Header, type Manifest, SECRETS_PATH } from "./format";
import { restoreDatabase } from "./restore-database";
import { forgetBackupState } from "./state";

export type RestoreSummary = {
  header: Header;
  manifest: Manifest;
  files: number;
  /** What a person still has to do, in sentences. */
  remarks: string[];
};

export type RestoreInstanceOptions = { passphrase: string | undefined; replaces: boolean; now: Date };

/**
 * Restores a backup as this instance: database, files and secrets. After a failure the database is as it was, and the files that were
 * written are removed. Throws BackupError for everything a person can fix.
 */
export async function restoreInstance(
  client: pg.ClientBase,
  source: Source,
  { passphrase, replaces, now }: RestoreInstanceOptions,
): Promise<RestoreSummary> {
  const backup = await openBackup(source, passphrase);
  const before = replaces ? await pathsOf(client) : new Set<string>();
  const written = new Set<string>();
  let secrets: Secrets | null = null;
  const onPart = async (path: string, content: () => Promise<Buffer>) => {
    if (path === SECRETS_PATH) secrets = JSON.parse((await content()).toString()) as Secrets;
    else if (await putRestored(client, path, content, before)) written.add(filePathOf(path) ?? "");
  };
  try {
    await restoreDatabase(client, source, backup, { replaces, onPart });
  } catch (error) {
    for (const path of written) if (!before.has(path)) await removeFile(path).catch(() => {});
    throw withReason("The backup could not be restored", error);
  }
  await forgetBackupState(client);
  const remarks = [...(await settleSecrets(client, secrets, now)), ...missingRemark(backup)];
  const paths = await pathsOf(client);
  for (const path of before) if (!paths.has(path)) await removeFile(path).catch(() => {});
  return { header: backup.header, manifest: backup.manifest, files: written.size, remarks };
}

async function pathsOf(client: pg.ClientBase): Promise<Set<string>> {
  const { rows: found } = await client.query<{ there: boolean }>("select to_regclass('stored_file') is not null as there");
  if (!found[0]?.there) return new Set();
  const { rows } = await client.query<{ path: string }>("select path from stored_file");
  return new Set(rows.map(({ path }) => path));
}

/** Writes a file that the restored database knows. One that is there already, with the same bytes, stays. */
async function putRestored(
  client: pg.ClientBase,
  part: string,
  content: () => Promise<Buffer>,
  before: ReadonlySet<string>,
): Promise<boolean> {
  const path = filePathOf(part);
  if (!path) throw new BackupError(`The backup is damaged: ${part} is not a file of Dossier.`);
  const { rows } = await client.query<{ contentType: string }>(`select "contentType" from stored_file where path = $1`, [path]);
  const [row] = rows;
  if (!row) throw new BackupError(`The backup is damaged: ${part} is not a file of its database.`);
  const bytes = await content();
  try {
    if (before.has(path) && isEqual(await readStored(path), bytes)) return false;
    await putFile(path, bytes, row.contentType);
    return true;
  } catch (cause) {
    if (!(cause instanceof StorageUnavailableError)) throw cause;
    throw withReason(`${path} could not be stored`, cause.cause);
  }
}

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const isEqual = (one: Uint8Array | null, other: Uint8Array) => one !== null && hash(one) === hash(other);

/** Stores the secrets of the backup, unless the environment provides them, and reports if they do not belong to the database. */
async function settleSecrets(client: pg.ClientBase, secrets: Secrets | null, now: Date): Promise<string[]> {
  if (secrets) {
    moveAside(secretsPath(dataDir()), now);
    createSecrets(dataDir(), secrets);
  }
  const effective: Partial<Secrets> = { ...readSecrets(dataDir()), ...providedSecrets() };
  const { rows } = await client.query<{ key: string; value: string }>(
    "select key, value from instance_setting where key like 'fingerprint.%'",
  );
  const known = new Map(rows.map(({ key, value }) => [key.slice("fingerprint.".length), value]));
  const wrong = SECRET_NAMES.filter((name) => {
    const secret = effective[name];
    const expected = known.get(name);
    return expected !== undefined && (secret === undefined || fingerprintOf(name, secret) !== expected);
  });
  if (wrong.length === 0) return [];
  return [
    secrets
      ? "AUTH_SECRET and ENCRYPTION_SECRET in the environment are not those of the backup. Remove them: the backup's own are in secrets.json."
      : "The backup has no secrets, because the environment of that instance provided them. Set AUTH_SECRET and ENCRYPTION_SECRET as there before you start Dossier.",
  ];
}

function missingRemark({ header, manifest }: OpenBackup): string[] {
  if (header.scope === "database")
    return [
      "The backup holds the database alone. Its files and secrets are those of this data folder, or have to be copied here.",
    ];
  const { missing } = manifest.files;
  return missing.length === 0 ? [] : [`Files that were deleted while the backup ran, and are not in it: ${missing.length}.`];
}
