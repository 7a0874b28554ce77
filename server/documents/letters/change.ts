import type { LetterState } from "@/contracts/model/letter";
import { type Db, first, sql, statementName, transaction } from "@/server/db/sql";
import { failure } from "@/server/errors";
import { knownId } from "@/server/ids";
import { LETTER_COLUMNS, LETTER_TABLES, type LetterRow } from "./rows";

/** The fields of a letter that a change may write. What is left out keeps its value. */
export type LetterFields = Partial<
  LetterState & {
    sourceResumeId: string | null;
    sourceApplicationId: string | null;
    senderLinked: boolean;
    designLinked: boolean;
    isLocked: boolean;
    tags: string[];
    trashedAt: string | null;
  }
>;

const COLUMNS = [
  "name",
  "recipient",
  "content",
  "greeting",
  "signOff",
  "style",
  "layout",
  "recipientName",
  "recipientCompany",
  "letterDate",
  "sourceResumeId",
  "sourceApplicationId",
  "senderLinked",
  "designLinked",
  "isLocked",
  "tags",
  "trashedAt",
] as const satisfies readonly (keyof LetterFields)[];

/**
 * Changes a letter of its owner in one transaction, its row locked, and raises its revision. `work` sees the current row and answers
 * what to write, or null for nothing. Throws NOT_FOUND.
 */
export function changeLetter(
  ownerId: string,
  id: string,
  work: (row: LetterRow, tx: Db) => Promise<LetterFields | null>,
): Promise<LetterRow> {
  return transaction(async (tx) => {
    const row = await lockRow(tx, ownerId, id);
    const fields = await work(row, tx);
    if (fields === null) return row;
    await write(tx, row, fields);
    return readLetterRow(tx, ownerId, id);
  });
}

async function lockRow(tx: Db, ownerId: string, id: string): Promise<LetterRow> {
  const row = await first<LetterRow>(
    tx,
    sql`select ${LETTER_COLUMNS} from ${LETTER_TABLES} where l.id = ${knownId(id)} and l."userId" = ${ownerId} for update of l`,
  );
  if (!row) throw failure("NOT_FOUND");
  return row;
}

export async function readLetterRow(on: Db, ownerId: string, id: string): Promise<LetterRow> {
  const row = await first<LetterRow>(
    on,
    sql`select ${LETTER_COLUMNS} from ${LETTER_TABLES} where l.id = ${knownId(id)} and l."userId" = ${ownerId}`,
  );
  if (!row) throw failure("NOT_FOUND");
  return row;
}

async function write(tx: Db, row: LetterRow, fields: LetterFields) {
  const columns = COLUMNS.filter((column) => fields[column] !== undefined);
  const values = columns.map((column) => (column === "style" ? JSON.stringify(fields.style) : fields[column]));
  const updatedAt = new Date(Math.max(Date.now(), Date.parse(row.updatedAt) + 1)).toISOString();
  const assignments = columns.map((column, index) => `"${column}" = $${index + 3}`);
  const text = `update cover_letter set ${['"updatedAt" = $2', "revision = revision + 1", ...assignments].join(", ")} where id = $1`;
  await tx.query({ name: statementName(text), text, values: [row.id, updatedAt, ...values] });
}

/** Refuses a change of a locked letter. */
export function refuseLockedLetter(row: LetterRow) {
  if (row.isLocked) throw failure("DOCUMENT_LOCKED");
}
