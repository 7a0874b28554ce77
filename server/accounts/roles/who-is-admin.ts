import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";

/** Whether this person may administer the instance. Read each time, so that it ends with the next request. */
export async function isAdmin(db: Db, userId: string): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, isAdmin: true, banned: false } })) > 0;
}

/** An account as acts on it see it, locked until the end of the transaction. */
export type LockedPerson = { id: string; email: string; isAdmin: boolean; banned: boolean };

/**
 * Locks all administrators and one account, in the order of their ids, so that two acts at the same time wait for each other and the second
 * one sees what the first did. Prisma has no row locks.
 */
export const lockAdminsAnd = (tx: Db, userId: string | null): Promise<LockedPerson[]> =>
  tx.$queryRaw<LockedPerson[]>`select id, email, "isAdmin", banned from "user"
    where "isAdmin" or id = ${userId}::uuid order by id for update`;

export const isActive = ({ isAdmin, banned }: LockedPerson): boolean => isAdmin && !banned;

/** Throws LAST_ADMIN if the instance would have no administrator without this account. `locked` comes from `lockAdminsAnd`. */
export function refuseLastAdmin(locked: readonly LockedPerson[], userId: string): void {
  const active = locked.filter(isActive);
  if (active.length === 1 && active[0]?.id === userId) throw failure("LAST_ADMIN");
}

/** Before users delete their own account: the only administrator may leave only if there are no other accounts. */
export async function refuseLeavingOthers(tx: Db, userId: string): Promise<void> {
  const locked = await lockAdminsAnd(tx, userId);
  if ((await tx.user.count({ where: { id: { not: userId } } })) > 0) refuseLastAdmin(locked, userId);
}

/** Whether the instance has an administrator. */
export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db.user.findFirst({ where: { isAdmin: true, banned: false }, select: { id: true } })) !== null;

const nobodyIsThere = async (tx: Db) => (await tx.user.findFirst({ select: { id: true } })) === null;

/**
 * Whether the account that this transaction makes is the first one. Of two at the same time, the second waits here for the row of the first
 * and then finds its account.
 */
export async function isFirstAccount(tx: Db): Promise<boolean> {
  if (!(await nobodyIsThere(tx))) return false;
  await waitForFirstAccount(tx);
  return nobodyIsThere(tx);
}

/** Sign-ups that may make an administrator pass here one after the other. */
export async function waitForFirstAccount(tx: Db): Promise<void> {
  await tx.$executeRaw`insert into instance_setting (key, value) values ('first-account', '')
    on conflict (key) do update set value = excluded.value`;
}
