import type { Db } from "@/server/platform/db/client";
import type { CalendarAccount } from "@/server/platform/db/generated/client";

/** How long a process may compare a calendar without renewing its lease. */
export const LEASE_MS = 5 * 60_000;

/** The account was changed or removed, or another process compares it. */
export class LeaseLost extends Error {}

/** Renews the lease of a comparison. In a transaction, no other process begins one before it ends. Throws LeaseLost. */
export async function renewLease(db: Db, { userId, lease }: Pick<CalendarAccount, "userId" | "lease">): Promise<void> {
  const leaseUntil = new Date(Date.now() + LEASE_MS);
  const { count } = await db.calendarAccount.updateMany({ where: { userId, lease }, data: { leaseUntil } });
  if (count === 0) throw new LeaseLost();
}
