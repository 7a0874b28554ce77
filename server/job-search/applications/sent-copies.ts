import { createHash } from "node:crypto";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { removeStoredBytes, storeOwnCopy, unfinished } from "@/server/accounts/files/stored-files";
import { removeUnusedPictures } from "@/server/accounts/files/unused";
import { readLetterState } from "@/server/documents/letters/versions";
import { engineIdentity } from "@/server/documents/rendering/engine";
import { letterPdfBytes } from "@/server/documents/rendering/letter-pdf";
import { resumePdfBytes } from "@/server/documents/rendering/resume-pdf";
import { unpack } from "@/server/documents/versions/packing";
import { readFile } from "@/server/platform/adapters/storage/storage";
import { type Db, transaction } from "@/server/platform/db/client";
import { isUniqueViolation } from "@/server/platform/db/failures";
import type { Submission } from "@/server/platform/db/generated/client";
import { failure, hasCode } from "@/server/platform/errors";
import { logError } from "@/server/platform/log";
import { singleton } from "@/server/platform/singleton";

/** A printed submission. It is original when the engine of the day on which it was sent has printed it. */
export type SentCopy = { bytes: Uint8Array; isOriginal: boolean };

const underWay = () => singleton("sent-copies", () => new Map<string, Promise<SentCopy | null>>());

/**
 * The PDF of what was sent: the stored file, or printed from the state that was recorded, and then stored. Concurrent requests share one
 * printing. No connection is held during it. Null: the submission is gone.
 */
export function sentCopy(db: Db, submissionId: string): Promise<SentCopy | null> {
  const known = underWay().get(submissionId);
  if (known) return known;
  const made = openOrPrint(db, submissionId).finally(() => underWay().delete(submissionId));
  underWay().set(submissionId, made);
  return made;
}

async function openOrPrint(db: Db, id: string): Promise<SentCopy | null> {
  const row = await db.submission.findUnique({ where: { id }, include: { application: { select: { userId: true } } } });
  // The application is read by a second statement: deleted in between, it is not there.
  if (!row?.application) return null;
  const { userId } = row.application;
  const stored = row.pdfPath && (await readFile(row.pdfPath));
  if (stored) return { bytes: stored, isOriginal: row.printedBy === row.engine };
  const printedBy = engineIdentity();
  const bytes = await printState(db, row, userId);
  try {
    await keepFile(db, { id, userId, printedBy }, bytes);
    if (row.picturePath) await removeUnusedPictures(db, userId, [row.picturePath]);
  } catch (error) {
    // The response is the same without it; the next request tries again, and so does the hourly sweep. If it was deleted in the meantime, it needs none.
    if (!hasCode(error, "NOT_FOUND")) logError("storage", "The copy of a sent document will be stored later.", error);
  }
  return { bytes, isOriginal: printedBy === row.engine };
}

async function printState(db: Db, { kind, name, packed }: Submission, ownerId: string): Promise<Buffer> {
  const json = unpack(packed, null);
  if (kind === "letter") return letterPdfBytes(db, readLetterState(json), ownerId);
  return resumePdfBytes(db, { data: normaliseResumeData(JSON.parse(json)), title: name, ownerId });
}

/** Keeps pages that were printed elsewhere as those of a submission. */
export const keepPages = (db: Db, stored: StoredCopy, bytes: Uint8Array): Promise<void> => keepFile(db, stored, bytes);

type StoredCopy = { id: string; userId: string; printedBy: string };

/** Files are named by their content, so that equal ones are stored once. */
const pathOf = (ownerId: string, bytes: Uint8Array) =>
  `uploads/${ownerId}/sent/${createHash("sha256").update(bytes).digest("hex")}.pdf`;

const MAX_TRIES = 5;

async function keepFile(db: Db, stored: StoredCopy, bytes: Uint8Array): Promise<void> {
  const path = pathOf(stored.userId, bytes);
  const file = { path, userId: stored.userId, contentType: "application/pdf", size: bytes.length, isPublic: false };
  for (let attempt = 1; ; attempt++) {
    if ((await linkFile(db, stored, path)) !== "no file") return;
    try {
      await storeOwnCopy(db, file, bytes, async (tx) => {
        if ((await linkFile(tx, stored, path)) !== "linked") throw failure("NOT_FOUND");
      });
      return;
    } catch (error) {
      if (attempt >= MAX_TRIES || !isUniqueViolation(error)) throw error;
      // An equal file is on its way in or out.
      await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
    }
  }
}

type Linked = "linked" | "no file" | "no submission";

/** Links a submission to a stored file, whose row is locked so that it is not removed in the meantime. The submission may be gone with its application. */
const linkFile = (db: Db, { id, printedBy }: StoredCopy, path: string): Promise<Linked> =>
  transaction(db, async (tx) => {
    // Prisma has no row locks.
    const rows = await tx.$queryRaw<unknown[]>`select path from stored_file where path = ${path} and "isComplete" for share`;
    if (rows.length === 0) return "no file";
    const { count } = await tx.submission.updateMany({ where: { id }, data: { pdfPath: path, printedBy } });
    return count > 0 ? "linked" : "no submission";
  });

/** Removes copies that no submission names any more. The response does not wait for a failing storage. */
export async function removeUnusedCopies(db: Db, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) {
    const isUnused = await transaction(db, async (tx) => {
      // Locked first: submissions are checked after all pending links to it.
      await tx.$queryRaw`select path from stored_file where path = ${path} for update`;
      const where = { path, submissions: { none: {} } };
      return (await tx.storedFile.updateMany({ where, data: unfinished() })).count > 0;
    });
    if (!isUnused) continue;
    await removeStoredBytes(db, path).catch((error: unknown) =>
      logError("storage", "The copy of a document sent with a deleted application will be removed later", error),
    );
  }
}
