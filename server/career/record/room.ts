import { LIMITS } from "@/contracts/limits";
import type { Worded } from "@/domain/record/wordings";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";

const count = new Intl.NumberFormat("en-US");

/** Throws CONFLICT where the account would have too many entries. Lock the record first. */
export async function refuseFullRecord(tx: Db, ownerId: string, added: number): Promise<void> {
  if (added === 0) return;
  const max = LIMITS.record.entries;
  if ((await tx.recordEntry.count({ where: { userId: ownerId } })) + added > max)
    throw failure("CONFLICT", { message: `The career record has room for ${count.format(max)} entries.` });
}

/** Throws CONFLICT where the account would have too many links. Lock the record first. */
export async function refuseTooManyLinks(tx: Db, ownerId: string, added: number): Promise<void> {
  const max = LIMITS.record.links;
  if ((await tx.recordLink.count({ where: { userId: ownerId } })) + added > max)
    throw failure("CONFLICT", { message: `At most ${count.format(max)} items can be linked.` });
}

/** Throws PAYLOAD_TOO_LARGE for an entry that is larger, with its wordings, than a whole document may be. */
export function refuseLargeEntry({ data, wordings }: Pick<Worded, "data" | "wordings">): void {
  const max = LIMITS.document.bytes;
  if (Buffer.byteLength(JSON.stringify([data, wordings])) > max)
    throw failure("PAYLOAD_TOO_LARGE", { message: `An entry with its wordings has at most ${count.format(max)} bytes.` });
}

/** Throws CONFLICT if there is an entry of `basics`. Lock the record first. */
export async function refuseSecondBasics(tx: Db, ownerId: string): Promise<void> {
  if ((await tx.recordEntry.count({ where: { userId: ownerId, section: "basics" } })) > 0)
    throw failure("CONFLICT", { message: "The career record has contact details already." });
}
