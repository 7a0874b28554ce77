import sharp from "sharp";
import { LIMITS } from "@/contracts/limits";
import { bundleTitles } from "@/domain/letters/bundle-titles";
import { isPicture } from "@/server/accounts/files/file-type";
import { readStoredFile } from "@/server/accounts/files/service";
import { bundleBytes } from "@/server/documents/rendering/bundle-pdf";
import { fileName } from "@/server/documents/rendering/file-name";
import { readRow } from "@/server/documents/resumes/read";
import { toResume } from "@/server/documents/resumes/rows";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import type { Attachment } from "@/server/platform/workers/messages";
import { readLetterRow } from "./read";
import { stateOf } from "./rows";

interface BundleInput {
  id: string;
  resumeId?: string | undefined;
  attachments?: string[] | undefined;
  attachmentNames?: string[] | undefined;
}

/** At this size a picture fills an A4 page. */
const PICTURE_PIXELS = 2400;
/** A larger picture is not opened, because it could exhaust memory. */
const MAX_PIXELS = 50_000_000;

/** The owner's letter with its resume and further files as one PDF. Throws NOT_FOUND for anything that is not the owner's. */
export async function bundleLetter(db: Db, ownerId: string, input: BundleInput): Promise<File> {
  const row = await readLetterRow(db, ownerId, input.id);
  const letter = stateOf(row);
  const resumeId = input.resumeId ?? row.sourceResumeId;
  const resume = resumeId === null ? null : toResume(await readRow(db, ownerId, resumeId));
  const { attachment } = bundleTitles(letter.style.metadata.page.locale);
  const attachments: Attachment[] = [];
  let bytesLeft: number = LIMITS.bundle.bytes;
  for (const [index, address] of (input.attachments ?? []).entries()) {
    const name = input.attachmentNames?.[index]?.trim() || `${attachment} ${index + 1}`;
    const { bytes, contentType } = await ownFile(db, ownerId, address, index);
    bytesLeft -= bytes.length;
    if (bytesLeft < 0) throw failure("PAYLOAD_TOO_LARGE", { message: "The attachments are too large in total." });
    attachments.push({ name, ...(await printable(bytes, contentType, index)) });
  }
  const bytes = await bundleBytes(db, letter, resume, attachments, ownerId);
  return new File([bytes], fileName(letter.name, "pdf"), { type: "application/pdf" });
}

async function ownFile(
  db: Db,
  ownerId: string,
  address: string,
  index: number,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  const path = /^(?:https?:\/\/[^/]+)?\/?(?:api\/)?(uploads\/[^?#]+)$/.exec(address)?.[1];
  const stored = path?.startsWith(`uploads/${ownerId}/`) ? await readStoredFile(db, path, async () => ownerId) : null;
  if (stored?.file.userId !== ownerId) throw failure("NOT_FOUND", { message: `There is no file for attachments[${index}].` });
  return { bytes: stored.bytes, contentType: stored.file.contentType };
}

async function printable(bytes: Uint8Array, contentType: string, index: number): Promise<Pick<Attachment, "kind" | "bytes">> {
  if (contentType === "application/pdf") return { kind: "pdf", bytes };
  if (!isPicture(contentType)) throw failure("BAD_REQUEST", { message: `attachments[${index}] is neither a PDF nor a picture.` });
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
    const sized = picture.resize({ width: PICTURE_PIXELS, height: PICTURE_PIXELS, fit: "inside", withoutEnlargement: true });
    return {
      kind: "jpeg",
      bytes: new Uint8Array(await sized.flatten({ background: "#ffffff" }).jpeg({ quality: 84 }).toBuffer()),
    };
  } catch (cause) {
    throw failure("BAD_REQUEST", { message: `attachments[${index}] could not be read as a picture.`, cause });
  }
}
