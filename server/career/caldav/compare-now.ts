import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { startComparisons } from "./runner";

/** A longer comparison continues without the request. */
const MAX_WAIT_MS = 10_000;
const LOOK_EVERY_MS = 100;

/** Has a calendar compared now, and waits for the end for a while. Throws PRECONDITION_FAILED where none is connected. */
export async function compareNow(db: Db, ownerId: string, now: Date): Promise<void> {
  const { count } = await db.calendarAccount.updateMany({ where: { userId: ownerId }, data: { nextReadAt: now } });
  if (count === 0) throw failure("PRECONDITION_FAILED", { message: "No calendar is connected. Connect one in Settings first." });
  const end = Date.now() + MAX_WAIT_MS;
  while (Date.now() < end && (await isWaiting(db, ownerId, now))) {
    // Again and again, because an earlier comparison may only just be ending.
    await startComparisons(db, new Date(), ownerId);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Whether the comparison that was requested has not ended. */
const isWaiting = async (db: Db, ownerId: string, now: Date): Promise<boolean> =>
  (await db.calendarAccount.count({ where: { userId: ownerId, nextReadAt: { lte: now } } })) > 0;
