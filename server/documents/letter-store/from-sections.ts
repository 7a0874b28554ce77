import type { LetterState } from "@/contracts/model/letter";
import type { Db } from "@/server/platform/db/client";
import { insertLetter } from "./write";

/** Saves the letter sections of a resume as linked letters, unless the same text of the same item was saved before. */
export async function saveLettersOfResume(
  tx: Db,
  ownerId: string,
  resumeId: string,
  letters: readonly LetterState[],
): Promise<void> {
  for (const letter of letters) {
    const source = { sourceResumeId: resumeId, sourceItemId: letter.style.itemId };
    const { recipient, content } = letter;
    const known = await tx.coverLetter.findFirst({
      where: { userId: ownerId, ...source, recipient, content },
      select: { id: true },
    });
    if (!known) await insertLetter(tx, ownerId, letter, { ...source, senderLinked: true, designLinked: true });
  }
}
