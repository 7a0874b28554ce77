import { createHash } from "node:crypto";
import { setImmediate, setTimeout } from "node:timers/promises";
import { ZipWriter } from "@zip.js/zip.js";
import { ARCHIVE_FORMAT, type ArchiveManifest } from "@/contracts/model/archive";
import { EXPORTED_USER, toExportedUser } from "@/server/accounts/account/rows";
import { configuredOrigins } from "@/server/accounts/auth/auth";
import type { Db } from "@/server/platform/db/client";
import { failure, hasCode } from "@/server/platform/errors";
import { logError } from "@/server/platform/log";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import { singleton } from "@/server/platform/singleton";
import { Turns } from "@/server/platform/turns/turns";
import { archiveEntries } from "./archive-entries";
import { type Entry, jsonEntry, type Listed, textEntry } from "./entry";
import { pipe, ReaderGone } from "./pipe";
import { signatureOf } from "./signature";
import { startPage } from "./start-page";
import { storedFilesOf } from "./stored-files";

/** Formats that are compressed already. */
const IS_COMPRESSED = /\.(?:pdf|jpe?g|png|webp|gif|woff2?|zip)$/i;

/**
 * Everything of an account as a ZIP archive that is made while it is read: an archive of any size needs the memory of one document. The
 * manifest with the hash of each file comes last, and its signature. Throws NOT_FOUND for an account that is gone.
 */
export async function accountArchive(db: Db, ownerId: string, now: Date): Promise<ReadableStream<Uint8Array>> {
  const user = await db.user.findUnique({ where: { id: ownerId }, select: EXPORTED_USER });
  if (!user) throw failure("NOT_FOUND");
  const { readable, writable } = pipe();
  const work = () => write(db, ownerId, toExportedUser(user), now, writable);
  // One that waits has sent nothing yet; its reader may leave in the meantime, and then its turn ends immediately.
  turns()
    .inTurn(ownerId, work)
    .catch((error: unknown) => {
      if (error instanceof ReaderGone) return;
      // An archive that ends early is not taken for a whole one by any program.
      logError("archive", "An account archive could not be completed.", error, { userId: ownerId });
      return writable.abort(error);
    });
  return readable;
}

/** Archives that are written concurrently. */
const AT_ONCE = 8;

const turns = () => singleton("archive-turns", () => new Turns({ slots: AT_ONCE }));

async function write(
  db: Db,
  ownerId: string,
  user: ReturnType<typeof toExportedUser>,
  now: Date,
  writable: WritableStream<Uint8Array>,
): Promise<void> {
  const zip = new ZipWriter(writable, { useWebWorkers: false, bufferedWrite: false, keepOrder: true });
  const manifest: ArchiveManifest = {
    format: ARCHIVE_FORMAT.name,
    version: ARCHIVE_FORMAT.version,
    product: PRODUCT_VERSION,
    exportedAt: now.toISOString(),
    origin: configuredOrigins()[0] ?? "",
    user: { name: user.name, email: user.email },
    counts: { resumes: 0, letters: 0, applications: 0 },
    files: [],
    addresses: {},
    missing: [],
  };
  const add = async (entry: Entry) => {
    const bytes = await bytesOf(entry, manifest, ownerId);
    if (!bytes) return;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    manifest.files.push({ path: entry.path, size: bytes.length, sha256 });
    await addFile(zip, entry.path, bytes, now);
  };
  const things: Listed[] = [];
  const list = (one: Listed) => {
    things.push(one);
    manifest.counts[one.kind] += 1;
  };
  await add(jsonEntry("account.json", { exportedAt: manifest.exportedAt, user }));
  const files = await storedFilesOf(db, ownerId);
  for await (const entry of archiveEntries(db, ownerId, files, list)) await add(entry);
  // The remains of an account that was deleted in the meantime are no archive of it.
  if ((await db.user.count({ where: { id: ownerId } })) === 0) throw failure("NOT_FOUND");
  await add(textEntry("index.html", startPage(user.name, manifest.exportedAt, things)));
  const written = new Set(manifest.files.map(({ path }) => path));
  for (const [path, place] of files.written) if (written.has(place)) manifest.addresses[`/${path}`] = place;
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  await addFile(zip, "manifest.json", text, now);
  await addFile(zip, "signature.json", Buffer.from(JSON.stringify(signatureOf(text))), now);
  await zip.close();
}

/** The bytes of a file; null, and a line in the manifest, if there are none: one page that cannot be printed must not cost the rest. */
async function bytesOf(entry: Entry, manifest: ArchiveManifest, ownerId: string): Promise<Uint8Array | null> {
  const { path } = entry;
  // Others are served between two documents.
  await setImmediate();
  try {
    const made = await patiently(entry.bytes);
    if (!made) manifest.missing.push({ path, reason: "The file is not in the storage." });
    return made;
  } catch (error) {
    if (hasCode(error, "NOT_FOUND")) {
      manifest.missing.push({ path, reason: "It was deleted while the archive was written." });
      return null;
    }
    if (!entry.isPrinted) throw error;
    logError("archive", "A page of an account archive could not be printed.", error, { userId: ownerId, path });
    manifest.missing.push({ path, reason: "The page could not be printed." });
    return null;
  }
}

const MAX_TRIES = 20;
const PAUSE_MS = 500;

/** Printing is refused while too many wait for it; an archive has time. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_TRIES || !hasCode(error, "SERVICE_UNAVAILABLE")) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function addFile(zip: ZipWriter<unknown>, path: string, bytes: Uint8Array, now: Date): Promise<void> {
  const stream = new Blob([new Uint8Array(bytes)]).stream();
  const level = IS_COMPRESSED.test(path) ? 0 : 6;
  await zip.add(path, stream, { level, lastModDate: now, extendedTimestamp: false });
}
