import type { Db } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";

/** How long a process may work on an account without renewing its lease. */
export const LEASE_MS = 5 * 60_000;

/** The row of an account that one process works on. */
export type Leased = { userId: string; lease: string | null };

/** The row was changed or removed, or another process works on it. */
export class LeaseLost extends Error {}

/** The columns of a row that a process takes under its own lease. */
export const ownLease = (now: Date): Prisma.Sql =>
  Prisma.sql`lease = ${newId()}::uuid, "leaseUntil" = ${new Date(now.getTime() + LEASE_MS)}`;

/** Whether no process works on the row `due`. */
export const isUnleased = (now: Date): Prisma.Sql => Prisma.sql`(due."leaseUntil" is null or due."leaseUntil" <= ${now})`;

/** For a disabled account nothing is done, of the row `due`. What was due is done once the account is enabled again. */
export const OF_ENABLED_PEOPLE = Prisma.sql`not exists (select from "user" u where u.id = due."userId" and u.banned)`;

/** Renews a lease. In a transaction, no other process takes the row before it ends. Throws LeaseLost. */
export async function renewLease(db: Db, table: string, { userId, lease }: Leased): Promise<void> {
  const count = await db.$executeRaw`
    update ${Prisma.raw(table)} set "leaseUntil" = ${new Date(Date.now() + LEASE_MS)}
    where "userId" = ${userId}::uuid and lease = ${lease}::uuid`;
  if (count === 0) throw new LeaseLost();
}
