import type { LetterState } from "@/contracts/model/letter";
import { asWritten, nothingStored, refuseTooLarge } from "@/server/documents/document-size";
import type { Db } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { letterVersionStore } from "./version-table";
import { writtenDetails, writtenStyle } from "./written-style";

type Links = {
  sourceResumeId?: string | null;
  sourceItemId?: string | null;
  sourceApplicationId?: string | null;
  senderLinked?: boolean;
  designLinked?: boolean;
};

/** Inserts a letter with its first version. Returns its id. Throws PAYLOAD_TOO_LARGE. */
export async function insertLetter(tx: Db, ownerId: string, letter: LetterState, links: Links = {}): Promise<string> {
  const id = await insertWithoutVersion(tx, ownerId, letter, links);
  await letterVersionStore.add(tx, id, { kind: "created", json: JSON.stringify(letter) });
  return id;
}

/** Inserts a letter whose versions follow. Returns its id. */
export async function insertWithoutVersion(tx: Db, ownerId: string, letter: LetterState, links: Links): Promise<string> {
  refuseTooLarge(asWritten(letter), nothingStored);
  const id = newId();
  const { details, ...columns } = letter;
  const written = { ...columns, ...writtenStyle(letter.style), ...writtenDetails(details) };
  await tx.coverLetter.createMany({ data: [{ id, userId: ownerId, ...written, ...links }] });
  return id;
}
