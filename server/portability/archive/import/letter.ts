import type { ArchivedLetter } from "@/contracts/model/archive";
import { saveLetterState } from "@/domain/letters/save";
import { configuredOrigins } from "@/server/accounts/auth/auth";
import { insertWithoutVersion } from "@/server/documents/letter-store/write";
import { type Db, transaction } from "@/server/platform/db/client";
import { importLinks } from "./links";
import { pastMoment } from "./moments";
import { once } from "./once";
import { type Imported, linkedId, remember } from "./origins";

/** Adds a letter of an archive with its times, Trash and lock. It follows its resume as before if that is here. */
export const importArchivedLetter = (db: Db, ownerId: string, letter: ArchivedLetter): Promise<Imported> =>
  once(db, ownerId, "letter", letter, () =>
    transaction(db, async (tx) => {
      const sourceResumeId = await linkedId(tx, ownerId, "resume", letter.sourceResumeId);
      const state = saveLetterState(stateOf(letter), { ownOrigins: configuredOrigins() });
      const id = await insertWithoutVersion(tx, ownerId, state, {
        sourceResumeId,
        sourceApplicationId: await linkedId(tx, ownerId, "application", letter.sourceApplicationId),
        senderLinked: sourceResumeId !== null && letter.senderLinked,
        designLinked: sourceResumeId !== null && letter.designLinked,
      });
      await tx.coverLetter.updateMany({
        where: { id },
        data: {
          tags: [...new Set(letter.tags)],
          isLocked: letter.isLocked,
          trashedAt: letter.trashedAt && pastMoment(letter.trashedAt),
          createdAt: pastMoment(letter.createdAt),
          updatedAt: pastMoment(letter.updatedAt),
          movedAt: new Date(),
        },
      });
      await importLinks(tx, ownerId, { coverLetterId: id }, letter.shareLinks);
      const applicationOriginId = letter.sourceApplicationId;
      await remember(tx, ownerId, { kind: "letter", originId: letter.id, localId: id, applicationOriginId });
      return id;
    }),
  );

function stateOf(letter: ArchivedLetter) {
  const { name, recipient, content, greeting, signOff, layout, recipientName, recipientCompany, letterDate, details, style } =
    letter;
  return { name, recipient, content, greeting, signOff, layout, recipientName, recipientCompany, letterDate, details, style };
}
