import type { LetterState } from "@/contracts/model/letter";
import type { LetterDetails } from "@/contracts/model/letter-details";
import { endShareLinks } from "@/server/documents/end-share-links";
import { writtenDetails, writtenStyle } from "@/server/documents/letter-store/written-style";
import { timesOf } from "@/server/documents/resumes/change";
import { type Db, transaction } from "@/server/platform/db/client";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { readLetterRow } from "./read";
import type { LetterRow } from "./rows";

/** The fields of a letter that a change may write. Omitted fields keep their values. */
export type LetterFields = Partial<
  Omit<LetterState, "details"> & {
    details: LetterDetails | null;
    sourceResumeId: string | null;
    sourceApplicationId: string | null;
    senderLinked: boolean;
    designLinked: boolean;
    isLocked: boolean;
    tags: string[];
    trashedAt: Date | null;
  }
>;

/**
 * Changes an owner's letter in one transaction with its row locked, and raises its revision. `work` gets the current row and
 * returns the fields to write, or null for none. Throws NOT_FOUND.
 */
export function changeLetter(
  db: Db,
  ownerId: string,
  id: string,
  work: (row: LetterRow, tx: Db) => Promise<LetterFields | null>,
): Promise<LetterRow> {
  return transaction(db, async (tx) => {
    await lockOwned(tx, "cover_letter", id, ownerId);
    const row = await readLetterRow(tx, ownerId, id);
    const fields = await work(row, tx);
    if (fields === null) return row;
    await write(tx, row, fields);
    return readLetterRow(tx, ownerId, id);
  });
}

async function write(tx: Db, row: LetterRow, { style, details, ...columns }: LetterFields) {
  await tx.coverLetter.updateMany({
    where: { id: row.id },
    data: {
      ...columns,
      ...(style && writtenStyle(style)),
      ...writtenDetails(details),
      ...timesOf(row, columns),
      revision: { increment: 1 },
    },
  });
  if (columns.trashedAt) await endShareLinks(tx, { coverLetterId: row.id }, columns.trashedAt);
}

/** Rejects a change of a locked letter. */
export function refuseLockedLetter(row: Pick<LetterRow, "isLocked">) {
  if (row.isLocked) throw failure("DOCUMENT_LOCKED");
}
