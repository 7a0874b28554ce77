import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Disk, errors } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { env } from "@/server/env";
import { dataDir } from "@/server/secrets";
import { singleton } from "@/server/singleton";

export class StorageUnavailableError extends Error {}

/** Where files lie: a folder below DATA_DIR, or a bucket of an S3-compatible service when S3_BUCKET is set. */
const storage = () => singleton("storage", open);

async function open(): Promise<Disk> {
  const { S3_BUCKET } = env();
  if (S3_BUCKET) return openBucket(S3_BUCKET);
  const location = join(dataDir(), "files");
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location, visibility: "private" }));
}

/** The client of the service is large, so that only instances that use one load it. */
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

/** Writes a file whole. */
export const putFile = (path: string, bytes: Uint8Array, contentType: string) =>
  guarded(async () => (await storage()).put(path, bytes, { contentType }));

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

/** Removes a file; one that is gone already is no error. */
export const removeFile = (path: string) => guarded(async () => (await storage()).delete(path));

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
