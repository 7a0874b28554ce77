import { Readable, Writable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { env } from "@/server/platform/env";
import { BackupError, withReason } from "./backup-error";
import type { Place, Target } from "./backup-place";

/** S3 takes at most 10,000 parts of one file: this allows 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;

/** A service that does not respond for this long counts as unreachable. */
const PATIENCE = { patienceMs: 60_000, maxAttempts: 4 };
type Patience = typeof PATIENCE;

/** Backups in the bucket of the file storage, below a prefix. */
export function bucketPlace(prefix: string, { patienceMs, maxAttempts }: Patience = PATIENCE): Place {
  const { S3_BUCKET: Bucket, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FORCE_PATH_STYLE } = env();
  const client = new S3Client({
    region: S3_REGION,
    forcePathStyle: S3_FORCE_PATH_STYLE,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? "", secretAccessKey: S3_SECRET_ACCESS_KEY ?? "" },
    maxAttempts,
    requestHandler: { connectionTimeout: 10_000, requestTimeout: patienceMs, throwOnRequestTimeout: true },
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT } : {}),
  });
  const addressOf = (name: string) => `s3://${Bucket}/${prefix}/${name}`;
  const keyOf = (name: string) => `${prefix}/${name}`;
  const attempt = <Result>(what: string, work: () => Promise<Result>) =>
    work().catch((error: unknown) => {
      throw refusal(what, error);
    });
  return {
    addressOf,
    create: (name) => attempt(addressOf(name), () => uploadTarget(client, { Bucket, Key: keyOf(name) }, addressOf(name))),
    open: (name) =>
      attempt(addressOf(name), async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
        if (!(Body instanceof Readable)) throw new Error("The service gave no content.");
        return Body;
      }),
    names: () => attempt(addressOf(""), () => namesBelow(client, Bucket, `${prefix}/`)),
    remove: (name) =>
      attempt(addressOf(name), async () => void (await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) })))),
  };
}

/** The error of the service, in one line: `AccessDenied`, `NoSuchKey`, a timeout. */
function refusal(what: string, error: unknown): unknown {
  if (error instanceof S3ServiceException) return new BackupError(`${what} was refused: ${error.name}.`, { cause: error });
  if (error instanceof Error && /timeout|timed out/i.test(`${error.name} ${error.message}`))
    return new BackupError(`${what} cannot be reached: no response in time.`, { cause: error });
  return withReason(`${what} cannot be reached`, error);
}

async function namesBelow(client: S3Client, Bucket: string | undefined, Prefix: string): Promise<string[]> {
  const names: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix, ...(ContinuationToken ? { ContinuationToken } : {}) }),
    );
    for (const { Key } of page.Contents ?? []) if (Key?.startsWith(Prefix)) names.push(Key.slice(Prefix.length));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return names.sort();
}

type Address = { Bucket: string | undefined; Key: string };

/** An upload in parts, which becomes a file when it is completed. */
async function uploadTarget(client: S3Client, address: Address, what: string): Promise<Target> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...address, ContentType: "application/x-tar" }));
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  let waiting: Buffer[] = [];
  let size = 0;
  async function send() {
    const Body = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    const PartNumber = parts.length + 1;
    const { ETag } = await client.send(new UploadPartCommand({ ...address, UploadId, PartNumber, Body }));
    parts.push({ PartNumber, ETag });
  }
  const whenSent = (work: Promise<void>, callback: (error?: Error) => void) =>
    void work.then(
      () => callback(),
      (error: unknown) => callback(refusal(what, error) as Error),
    );
  const stream = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      waiting.push(chunk);
      size += chunk.length;
      if (size < PART_BYTES) callback();
      else whenSent(send(), callback);
    },
    final: (callback) => whenSent(send(), callback),
  });
  return {
    stream,
    complete: async () => {
      const MultipartUpload = { Parts: parts };
      await client.send(new CompleteMultipartUploadCommand({ ...address, UploadId, MultipartUpload })).catch((error: unknown) => {
        throw refusal(what, error);
      });
    },
    abandon: async () => void (await client.send(new AbortMultipartUploadCommand({ ...address, UploadId }))),
  };
}
