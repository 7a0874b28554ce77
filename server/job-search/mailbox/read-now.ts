import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { startReadings } from "./runner";

/** A longer reading continues without the request. */
const MAX_WAIT_MS = 10_000;
const LOOK_EVERY_MS = 100;

/** Has a mailbox read now, and waits for the end of the reading for a while. Throws PRECONDITION_FAILED where none is connected. */
export async function readNow(db: Db, ownerId: string, now: Date): Promise<void> {
  const { count } = await db.mailbox.updateMany({ where: { userId: ownerId }, data: { nextReadAt: now } });
  if (count === 0) throw failure("PRECONDITION_FAILED", { message: "No mailbox is connected. Connect one in Settings first." });
  const end = Date.now() + MAX_WAIT_MS;
  while (Date.now() < end && (await isDue(db, ownerId, now))) {
    // Again and again, because an earlier reading may only just be ending.
    await startReadings(db, new Date(), ownerId);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Whether the reading that was asked for has not ended. */
const isDue = async (db: Db, ownerId: string, now: Date): Promise<boolean> =>
  (await db.mailbox.count({ where: { userId: ownerId, nextReadAt: { lte: now } } })) > 0;
