import { type Db, sql } from "@/server/db/sql";
import { LETTER_COLUMNS, LETTER_TABLES, type LetterRow, styleOf } from "./rows";

/** Copies a resume's values into the letters that follow it, before the resume goes for good. */
export async function freezeLettersOf(tx: Db, ownerId: string, resumeId: string): Promise<void> {
  const rows = await tx.query<LetterRow>(
    sql`select ${LETTER_COLUMNS} from ${LETTER_TABLES} where l."sourceResumeId" = ${resumeId} and l."userId" = ${ownerId} and (l."senderLinked" or l."designLinked") for update of l`,
  );
  for (const row of rows) {
    const style = JSON.stringify(styleOf(row));
    await tx.query(
      sql`update cover_letter set style = ${style}, "senderLinked" = false, "designLinked" = false, "sourceResumeId" = null, revision = revision + 1 where id = ${row.id}`,
    );
  }
}
