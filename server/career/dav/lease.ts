import type { Db } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";

/** How long a process may compare an account without renewing its lease. */
export const LEASE_MS = 5 * 60_000;

/** The tables of accounts that are compared under leases. */
export type AccountTable = "calendar_account" | "contacts_account";

export type Leased = { userId: string; lease: string | null };

/** The account was changed or removed, or another process compares it. */
export class LeaseLost extends Error {}

/** Renews the lease of a comparison. In a transaction, no other process begins one before it ends. Throws LeaseLost. */
export async function renewLeaseIn(table: AccountTable, db: Db, { userId, lease }: Leased): Promise<void> {
  const count = await db.$executeRaw`
    update ${Prisma.raw(table)} set "leaseUntil" = ${new Date(Date.now() + LEASE_MS)}
    where "userId" = ${userId}::uuid and lease = ${lease}::uuid`;
  if (count === 0) throw new LeaseLost();
}
