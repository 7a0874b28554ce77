import { type Acting, actOnPerson } from "@/server/accounts/roles/act-as-admin";
import { recordAct } from "@/server/accounts/roles/record-act";
import type { Db } from "@/server/platform/db/client";
import { accountArchive } from "./account-archive";

/** Everything of an account. That it was read is noted before the first byte is. */
export async function personArchive(db: Db, acting: Acting, ownerId: string, now: Date): Promise<ReadableStream<Uint8Array>> {
  const id = await actOnPerson(db, acting, ownerId, async (tx, actor, person) => {
    await recordAct(tx, actor, { kind: "person-exported", subject: { id: person.id, name: person.email } });
    return person.id;
  });
  return accountArchive(db, id, now);
}
