import { mkdirSync } from "node:fs";
import { mkdir, open as openFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk, errors } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { env } from "@/server/platform/env";
import { dataDir } from "@/server/platform/secrets";
import { singleton } from "@/server/platform/singleton";

export class StorageUnavailableError extends Error {}

/** Where files are stored: a folder below DATA_DIR, or a bucket of an S3-compatible service if S3_BUCKET is set. */
const storage = () => singleton("storage", open);

async function open(): Promise<Disk> {
  const { S3_BUCKET } = env();
  if (S3_BUCKET) return openBucket(S3_BUCKET);
  const location = filesFolder();
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location, visibility: "private" }));
}

/** The client of the service is large, so only instances that use it load it. */
async function openBucket(bucket: string): Promise<Disk> {
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = env();
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new Disk(
    new S3Driver({
      bucket,
      region: S3_REGION,
      visibility: "private",
      supportsACL: false,
      forcePathStyle: S3_FORCE_PATH_STYLE,
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? "", secretAccessKey: S3_SECRET_ACCESS_KEY ?? "" },
      ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
    }),
  );
}

/** Whether files are in DATA_DIR. */
export const usesFolder = () => !env().S3_BUCKET;

const filesFolder = () => join(dataDir(), "files");

/** Writes a file atomically: the service does so itself; in a folder the file gets its name once all of it is on disk. */
export const putFile = (path: string, bytes: Uint8Array, contentType: string) =>
  guarded(async () => {
    const disk = await storage();
    if (usesFolder()) await putIntoFolder(join(filesFolder(), path), bytes);
    else await disk.put(path, bytes, { contentType });
  });

/** The path of a file while it is being written: next to the final one, so that renaming is atomic. */
const partialOf = (path: string) => `${path}.part`;

async function putIntoFolder(path: string, bytes: Uint8Array) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const file = await openFile(partialOf(path), "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partialOf(path), path);
  } catch (error) {
    await rm(partialOf(path), { force: true });
    throw error;
  }
}

/** The bytes of a file, or null when there is none. */
export async function readFile(path: string): Promise<Uint8Array | null> {
  return guarded(async () => {
    try {
      return await (await storage()).getBytes(path);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}

/** Removes a file and any part of it from an interrupted upload. A missing file is not an error. */
export const removeFile = (path: string) =>
  guarded(async () => {
    await (await storage()).delete(path);
    if (usesFolder()) await rm(partialOf(join(filesFolder(), path)), { force: true });
  });

/** Removes everything below a prefix. */
export const removeFilesBelow = (prefix: string) => guarded(async () => (await storage()).deleteAll(prefix));

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new StorageUnavailableError("The storage cannot be reached.", { cause });
  }
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE)) return false;
  const cause = error.cause as { code?: string; name?: string } | undefined;
  return cause?.code === "ENOENT" || cause?.name === "NoSuchKey" || cause?.name === "NotFound";
}
