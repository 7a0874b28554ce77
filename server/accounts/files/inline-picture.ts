import { LIMITS } from "@/contracts/limits";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { takePoint } from "@/server/platform/limits/rate-limits";
import { fileType, isPicture } from "./file-type";
import { deleteFile, uploadFile } from "./service";

const INLINE = /^data:/i;
const REFUSAL = "A picture in the data must be a JPEG, PNG, WebP or GIF of at most 1 MiB. Upload larger ones with POST /files.";

/**
 * Stores a picture that is given in place of its URL as an upload of its owner, within their limits, and runs `work` with the URL of the
 * upload. If that fails, the upload is deleted. Other URLs are passed on. Throws BAD_REQUEST, TOO_MANY_REQUESTS, PAYLOAD_TOO_LARGE.
 */
export async function withStoredPicture<Result>(
  db: Db,
  ownerId: string,
  url: unknown,
  work: (url: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (typeof url !== "string" || !INLINE.test(url)) return work(undefined);
  const bytes = bytesOf(url);
  const wait = await takePoint("upload", ownerId);
  if (wait !== null) throw failure("TOO_MANY_REQUESTS", { message: `Too many uploads. Try again in ${wait} s.` });
  const upload = await uploadFile(db, ownerId, new File([new Uint8Array(bytes)], "picture"));
  try {
    return await work(upload.url);
  } catch (error) {
    await deleteFile(db, ownerId, upload.path);
    throw error;
  }
}

function bytesOf(url: string): Buffer {
  const [, base64 = ""] = /^data:[^,]{0,200};base64,(.*)$/is.exec(url) ?? [];
  if (base64.length > LIMITS.resume.inlinePicture.url) throw failure("BAD_REQUEST", { message: REFUSAL });
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > LIMITS.resume.inlinePicture.bytes || !isPicture(fileType(bytes).type))
    throw failure("BAD_REQUEST", { message: REFUSAL });
  return bytes;
}

type Pictured = { picture?: { url?: unknown } };

/** The same for data with a picture: a resume's, or a letter's style. */
export const withStoredPictureOf = <Data, Result>(
  db: Db,
  ownerId: string,
  data: Data,
  work: (data: Data) => Promise<Result>,
): Promise<Result> => {
  const { picture } = (data ?? {}) as Pictured;
  return withStoredPicture(db, ownerId, picture?.url, (url) =>
    work(url === undefined ? data : ({ ...data, picture: { ...picture, url } } as Data)),
  );
};
