import { z } from "zod";

export const FORMAT = "dossier-backup";
/** A reader accepts this version and older ones. */
export const FORMAT_VERSION = 1;

export const HEADER_PATH = "backup.json";
export const MANIFEST_PATH = "manifest.json.gz";
export const SECRETS_PATH = "secrets.json.gz";
export const FILES_FOLDER = "files/";

/** How the key is made of the passphrase. The costs are bounded, because a file of a stranger must not exhaust the memory. */
const sealing = z.object({
  cost: z.int().min(1024).max(65_536),
  salt: z.base64url(),
  /** A known text, sealed: distinguishes a wrong passphrase from a damaged file. */
  check: z.base64url(),
});

const tableDescription = z.object({ name: z.string().regex(/^\w+$/), columns: z.array(z.string().regex(/^\w+$/)).min(1) });

/** The first entry of a backup: what it is and how to read the rest. Never encrypted. */
export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().positive(),
  /** Ties the parts of one backup to each other. */
  id: z.string().min(16).max(64),
  product: z.string().max(50),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string().regex(/^\w+$/)),
  tables: z.array(tableDescription),
  /** A backup before an upgrade holds the database alone: files and secrets stay where they are. */
  scope: z.enum(["instance", "database"]),
  sealing: sealing.nullable(),
});

export type Header = z.output<typeof headerSchema>;
export type TableDescription = z.output<typeof tableDescription>;

const partSchema = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });
const tableSchema = z.object({ name: z.string(), rows: z.int(), digest: z.string() });

/** The last entry: every part with its hash, and what the tables hold. */
export const manifestSchema = z.object({
  header: z.string(),
  parts: z.array(partSchema),
  tables: z.array(tableSchema),
  files: z.object({ count: z.int(), bytes: z.int(), missing: z.array(z.string()) }),
  /** Secrets from the environment are stored where that environment comes from. */
  secrets: z.enum(["included", "environment"]),
});

export type Part = z.output<typeof partSchema>;
export type TableContent = z.output<typeof tableSchema>;
export type Manifest = z.output<typeof manifestSchema>;

const PART_DIGITS = 6;

export const tablePartPath = (table: string, place: number) =>
  `tables/${table}/${String(place).padStart(PART_DIGITS, "0")}.copy.gz`;

/** The table that a part belongs to, or null for parts of other kinds. */
export const tableOf = (path: string): string | null => /^tables\/(\w+)\/\d+\.copy\.gz$/.exec(path)?.[1] ?? null;

/** The storage path of a file, or null for parts of other kinds. A path that leaves the storage is none. */
export function filePathOf(path: string): string | null {
  if (!path.startsWith(FILES_FOLDER)) return null;
  const inside = path.slice(FILES_FOLDER.length);
  return /^uploads\/[\w./@+-]+$/.test(inside) && !inside.split("/").includes("..") ? inside : null;
}
