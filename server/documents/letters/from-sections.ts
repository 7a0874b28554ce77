import type { LetterState } from "@/contracts/model/letter";
import { type Db, first, sql } from "@/server/db/sql";
import { insertLetter } from "./write";

/** Saves the letters that stood in a resume, linked to it, unless the same text of the same item was saved before. */
export async function saveLettersOfResume(
  tx: Db,
  ownerId: string,
  resumeId: string,
  letters: readonly LetterState[],
): Promise<void> {
  for (const letter of letters) {
    const { itemId } = letter.style;
    const known = await first(
      tx,
      sql`select 1 from cover_letter where "userId" = ${ownerId} and "sourceResumeId" = ${resumeId} and "sourceItemId" = ${itemId} and recipient = ${letter.recipient} and content = ${letter.content}`,
    );
    if (!known)
      await insertLetter(tx, ownerId, letter, {
        sourceResumeId: resumeId,
        sourceItemId: itemId,
        senderLinked: true,
        designLinked: true,
      });
  }
}
