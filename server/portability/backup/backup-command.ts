import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { readWords, runCommand, sizeOf, sourceOf } from "./command-line";
import { connectToExisting } from "./connect";
import { fileTarget } from "./folder-place";
import { configuredPlace, nameFor } from "./place";
import { removeOld } from "./retention";
import { runBackup } from "./run-backup";
import { verifyBackup } from "./verify-backup";
import type { BackupSummary } from "./write-backup";

const USAGE = `npm run backup -- <file>            writes everything of this instance into a new file, while it runs or not
npm run backup -- --scheduled       the same into BACKUP_DIR or BACKUP_S3_PREFIX, and removes old backups there
npm run backup -- --list            lists the backups there
npm run backup -- --verify <file>   restores a backup into a temporary database and compares every row

BACKUP_PASSPHRASE or --passphrase-file <path> encrypts the backup. For a backup in the place of the schedule write stored:<name>.`;

/** `npm run backup`. */
async function main(): Promise<number> {
  const words = readWords(process.argv.slice(2), ["verify", "scheduled", "list"]);
  if (!words || words.flags.size > 1) return usage();
  const { file, flags, passphrase } = words;
  // Requests to the instance come first.
  setPriority(constants.priority.PRIORITY_LOW);
  if (flags.has("verify")) return file ? verify(file, passphrase) : usage();
  if (flags.has("scheduled")) return file ? usage() : intoPlace(passphrase);
  if (flags.has("list")) return file ? usage() : list();
  return file ? intoFile(file, passphrase) : usage();
}

function usage(): number {
  console.error(USAGE);
  return 1;
}

async function intoFile(file: string, passphrase: string | undefined): Promise<number> {
  const path = resolve(file);
  const { config, close } = await connectToExisting();
  try {
    const target = await fileTarget(path);
    tell(path, await runBackup(config, target, path, { passphrase, now: new Date(), scope: "instance" }));
    return 0;
  } finally {
    await close();
  }
}

async function intoPlace(passphrase: string | undefined): Promise<number> {
  const place = await configuredPlace();
  if (!place) {
    console.error("Set BACKUP_DIR or BACKUP_S3_PREFIX first.");
    return 1;
  }
  const { config, close } = await connectToExisting();
  try {
    const now = new Date();
    const name = nameFor(now);
    tell(
      place.addressOf(name),
      await runBackup(config, await place.create(name), place.addressOf(name), { passphrase, now, scope: "instance" }),
    );
    for (const old of await removeOld(place)) console.log(`Removed ${place.addressOf(old)}.`);
    return 0;
  } finally {
    await close();
  }
}

async function list(): Promise<number> {
  const place = await configuredPlace();
  for (const name of (await place?.names()) ?? []) console.log(name);
  return place ? 0 : usage();
}

async function verify(file: string, passphrase: string | undefined): Promise<number> {
  const source = await sourceOf(file);
  const { tables, files } = await verifyBackup(source, passphrase);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${source.name} is complete: ${rows} rows in ${tables.length} tables and ${files.count} files are as they were.`);
  return 0;
}

function tell(where: string, { rows, tables, files, missing, bytes, isEncrypted }: BackupSummary) {
  console.log(`Backed up ${rows} rows in ${tables} tables and ${files} files (${sizeOf(bytes)}) to ${where}.`);
  if (missing.length > 0) console.log(`Files that were deleted meanwhile, and are not in it: ${missing.length}.`);
  if (!isEncrypted)
    console.log(
      "It is not encrypted: everyone who can read it can read all documents and secrets. BACKUP_PASSPHRASE encrypts it.",
    );
}

runCommand(main);
