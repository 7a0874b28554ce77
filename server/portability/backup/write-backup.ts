import { randomBytes } from "node:crypto";
import type { Writable } from "node:stream";
import type pg from "pg";
import { readFile, StorageUnavailableError } from "@/server/platform/adapters/storage/storage";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { dataDir, providedSecrets, readSecrets } from "@/server/platform/secrets";
import { type ArchiveWriter, archiveWriter } from "./archive-writer";
import { BackupError } from "./backup-error";
import {
  FILES_FOLDER,
  FORMAT,
  FORMAT_VERSION,
  HEADER_PATH,
  type Header,
  MANIFEST_PATH,
  type Manifest,
  SECRETS_PATH,
  type TableContent,
  tablePartPath,
} from "./format";
import { appliedMigrations, COPY_SETTINGS, describeTables, ownMigrations, refuseUnknown } from "./own-schema";
import { rowDigest } from "./row-digest";
import { createSeal } from "./seal";
import { tableRows } from "./table-rows";

export type BackupOptions = {
  passphrase: string | undefined;
  now: Date;
  /** Everything, or the database alone, without files and secrets. */
  scope: Header["scope"];
};

export type BackupSummary = {
  rows: number;
  tables: number;
  files: number;
  missing: readonly string[];
  bytes: number;
  isEncrypted: boolean;
};

/**
 * Writes everything of this instance to `target` while it is in use: the rows as they are at one moment, then the files that belong to
 * them. The memory of a few parts is enough. `client` must have no open transaction.
 */
export async function writeBackup(client: pg.ClientBase, target: Writable, options: BackupOptions): Promise<BackupSummary> {
  await client.query(COPY_SETTINGS);
  await client.query("begin transaction isolation level repeatable read, read only");
  let writer: ArchiveWriter | null = null;
  try {
    const { header, seal } = await begin(client, options);
    writer = archiveWriter(target, seal, options.now);
    const headerHash = await writer.addPlain(HEADER_PATH, asJson(header));
    const tables: TableContent[] = [];
    for (const table of header.tables) tables.push(await addTable(client, writer, table));
    const paths = options.scope === "database" ? [] : await storedPaths(client);
    await client.query("commit");
    const secrets = options.scope === "database" ? "environment" : await addSecrets(writer);
    const files = await addFiles(writer, paths);
    const manifest: Manifest = { header: headerHash, parts: await writer.parts(), tables, files, secrets };
    await writer.addCompressed(MANIFEST_PATH, asJson(manifest));
    const bytes = await writer.finish();
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, tables: tables.length, files: files.count, missing: files.missing, bytes, isEncrypted: seal !== null };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    await writer?.abandon(error as Error);
    if (!writer) target.destroy();
    throw error;
  }
}

const asJson = (value: unknown) => Buffer.from(JSON.stringify(value));

async function begin(client: pg.ClientBase, { passphrase, now, scope }: BackupOptions) {
  const ours = ownMigrations();
  const migrations = await appliedMigrations(client);
  refuseUnknown(
    migrations,
    ours,
    (name) => `This database was migrated by a newer version of Dossier (migration ${name}). Use that version to back it up.`,
  );
  if (migrations.length === 0) throw new BackupError("There is nothing to back up: Dossier has never used this database.");
  const id = randomBytes(16).toString("hex");
  const { seal, sealing } = passphrase ? await createSeal(passphrase, id) : { seal: null, sealing: null };
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    id,
    product: PRODUCT_VERSION,
    createdAt: now.toISOString(),
    migrations,
    tables: await describeTables(client, ours),
    scope,
    sealing,
  };
  return { header, seal };
}

async function addTable(client: pg.ClientBase, writer: ArchiveWriter, table: Header["tables"][number]): Promise<TableContent> {
  const digest = rowDigest();
  let place = 0;
  for await (const piece of tableRows(client, table)) {
    digest.add(piece);
    await writer.addCompressed(tablePartPath(table.name, ++place), piece);
  }
  return { name: table.name, ...digest.value() };
}

/** The files that are complete at the moment of the snapshot. */
async function storedPaths(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ path: string }>(`select path from stored_file where "isComplete" order by path`);
  return rows.map(({ path }) => path);
}

async function addSecrets(writer: ArchiveWriter): Promise<Manifest["secrets"]> {
  const provided = providedSecrets();
  if (provided.authSecret && provided.encryptionSecret) return "environment";
  const stored = readSecrets(dataDir());
  if (!stored) return "environment";
  await writer.addCompressed(SECRETS_PATH, asJson(stored));
  return "included";
}

async function addFiles(writer: ArchiveWriter, paths: readonly string[]): Promise<Manifest["files"]> {
  const missing: string[] = [];
  let bytes = 0;
  for (const path of paths) {
    const content = await storedBytes(path);
    // A person deleted it since the snapshot.
    if (!content) missing.push(path);
    else {
      bytes += content.length;
      await writer.add(`${FILES_FOLDER}${path}`, content);
    }
  }
  return { count: paths.length - missing.length, bytes, missing };
}

async function storedBytes(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (cause) {
    if (!(cause instanceof StorageUnavailableError)) throw cause;
    throw new BackupError(`The backup was stopped: the file storage cannot be read (${path}).`, { cause });
  }
}
