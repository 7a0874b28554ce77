import type { LetterState } from "@/contracts/model/letter";
import { type Db, sql } from "@/server/db/sql";
import { letterVersionStore } from "@/server/documents/versions/stores";
import { newId } from "@/server/ids";

type Links = {
  sourceResumeId?: string | null;
  sourceItemId?: string | null;
  sourceApplicationId?: string | null;
  senderLinked?: boolean;
  designLinked?: boolean;
};

/** Inserts a letter with its first version. Answers its id. */
export async function insertLetter(tx: Db, ownerId: string, letter: LetterState, links: Links = {}): Promise<string> {
  const id = newId();
  const {
    sourceResumeId = null,
    sourceItemId = null,
    sourceApplicationId = null,
    senderLinked = false,
    designLinked = false,
  } = links;
  const style = JSON.stringify(letter.style);
  await tx.query(
    sql`insert into cover_letter (id, "userId", name, recipient, content, greeting, "signOff", style, layout, "recipientName", "recipientCompany", "letterDate",
          "sourceResumeId", "sourceItemId", "sourceApplicationId", "senderLinked", "designLinked")
        values (${id}, ${ownerId}, ${letter.name}, ${letter.recipient}, ${letter.content}, ${letter.greeting}, ${letter.signOff}, ${style}, ${letter.layout},
          ${letter.recipientName}, ${letter.recipientCompany}, ${letter.letterDate}, ${sourceResumeId}, ${sourceItemId}, ${sourceApplicationId}, ${senderLinked}, ${designLinked})`,
  );
  await letterVersionStore.add(tx, id, { kind: "created", json: JSON.stringify(letter) });
  return id;
}
