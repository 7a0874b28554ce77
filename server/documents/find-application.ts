import type { Application } from "@/contracts/model/application";
import type { Db } from "@/server/platform/db/client";
import { missing } from "@/server/platform/errors";
import { isId, knownId } from "@/server/platform/ids";

type Contacts = Application["contacts"];

/** What documents need to know of the application that they are for. Throws NOT_FOUND for one that is not the owner's. */
export async function findApplication(
  db: Db,
  ownerId: string,
  id: string,
): Promise<{ id: string; company: string; role: string; contacts: Contacts }> {
  const where = { id: isId(id) ? knownId(id) : "", userId: ownerId };
  const select = { id: true, company: true, role: true, contacts: true } as const;
  const row = isId(id) ? await db.application.findFirst({ where, select }) : null;
  if (!row) throw missing("application");
  return { ...row, contacts: row.contacts as Contacts };
}
