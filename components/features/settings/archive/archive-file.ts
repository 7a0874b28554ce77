import type { FileEntry, ZipReader } from "@zip.js/zip.js";
import { ARCHIVE_FORMAT, type ArchiveManifest, archiveManifestSchema } from "@/contracts/model/archive";

/** An account archive on this device. It is read in place: only the requested file is in memory. */
export type ArchiveFile = {
  manifest: ArchiveManifest;
  /** Paths that match, in the order of the archive. */
  paths: (pattern: RegExp) => string[];
  has: (path: string) => boolean;
  /** The bytes of a file. Rejects if they are damaged. */
  bytes: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  json: (path: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** A ZIP file that is no archive of an account, or one of a newer version. */
export class NotAnArchive extends Error {
  constructor(readonly isNewer = false) {
    super("Not an account archive.");
  }
}

/** Opens an archive. Throws NotAnArchive. */
export async function openArchive(file: Blob): Promise<ArchiveFile> {
  const { BlobReader, ZipReader } = await import("@zip.js/zip.js");
  const zip = new ZipReader(new BlobReader(file), { useWebWorkers: false });
  const entries = await entriesOf(zip);
  const bytes = async (path: string) => {
    const entry = entries.get(path);
    if (!entry) throw new Error(`${path} is missing.`);
    return new Uint8Array(await entry.arrayBuffer({ checkSignature: true }));
  };
  const json = async (path: string) => JSON.parse(new TextDecoder().decode(await bytes(path))) as unknown;
  return {
    manifest: await manifestIn(json),
    paths: (pattern) => [...entries.keys()].filter((path) => pattern.test(path)),
    has: (path) => entries.has(path),
    bytes,
    json,
    close: () => zip.close(),
  };
}

async function entriesOf(zip: ZipReader<unknown>): Promise<Map<string, FileEntry>> {
  try {
    const entries = await zip.getEntries();
    return new Map(entries.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry] as const])));
  } catch {
    throw new NotAnArchive();
  }
}

async function manifestIn(json: (path: string) => Promise<unknown>): Promise<ArchiveManifest> {
  const value = await json("manifest.json").catch(() => null);
  const manifest = archiveManifestSchema.safeParse(value).data;
  if (!manifest) throw new NotAnArchive();
  if (manifest.version > ARCHIVE_FORMAT.version) throw new NotAnArchive(true);
  return manifest;
}

/**
 * The paths of files that are missing or differ from the manifest. Each file's own checksum is always compared; its SHA-256 where the
 * browser offers it, which is on secure pages.
 */
export async function damagedFiles(
  archive: ArchiveFile,
  signal: AbortSignal,
  tell: (done: number, total: number) => void,
): Promise<string[]> {
  const { files } = archive.manifest;
  const damaged: string[] = [];
  for (const [index, { path, size, sha256 }] of files.entries()) {
    if (signal.aborted) break;
    const isWhole = await archive.bytes(path).then(
      async (bytes) => bytes.length === size && [null, sha256].includes(await hashOf(bytes)),
      () => false,
    );
    if (!isWhole) damaged.push(path);
    tell(index + 1, files.length);
  }
  return damaged;
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return null;
  const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
