import { LIMITS } from "@/contracts/limits";
import { DAY_MS } from "@/domain/dates/day-ms";
import { type Db, transaction } from "@/server/platform/db/client";
import { lockAccount } from "@/server/platform/db/lock-rows";

/** First path segments of this site's own pages: `/{username}/{slug}` must never collide with them. */
export const RESERVED_USERNAMES: ReadonlySet<string> = new Set(
  (
    ".well-known about admin agent api applications assistant auth builder capture career check consent dashboard documents engine import letters " +
    "mcp metrics oauth photos resumes settings status texts unsubscribe uploads"
  ).split(" "),
);

/** The form in which usernames are compared and stored. */
export const normaliseUsername = (name: string) => name.trim().toLowerCase();

/** Whether only its former owner may take the name: it is part of this site, or still redirects to the person who gave it up. */
export async function isHeldBack(db: Db, name: string, byUserId: string | null): Promise<boolean> {
  const username = normaliseUsername(name);
  if (RESERVED_USERNAMES.has(username)) return true;
  const others = byUserId === null ? {} : { userId: { not: byUserId } };
  const held = await db.formerUsername.findFirst({
    where: { username, expiresAt: { gt: new Date() }, ...others },
    select: { username: true },
  });
  return held !== null;
}

/**
 * Stores a user's current name as a former one before it changes to `next`, so that public addresses under it keep working.
 * Storing it first leaves no moment in which someone else could take it. A live name takes precedence over a former one, so a
 * failed change does no harm.
 */
export async function keepFormerUsername(db: Db, userId: string, next: string): Promise<void> {
  await transaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const user = await tx.user.findUnique({ where: { id: userId }, select: { username: true } });
    if (!user?.username || user.username === normaliseUsername(next)) return;
    const now = new Date();
    await tx.formerUsername.deleteMany({ where: { OR: [{ username: normaliseUsername(next) }, { expiresAt: { lte: now } }] } });
    const expiresAt = new Date(now.getTime() + LIMITS.formerUsernames.days * DAY_MS);
    const former = { username: user.username, userId, expiresAt };
    await tx.formerUsername.upsert({ where: { username: user.username }, create: former, update: { userId, expiresAt } });
    // The oldest names beyond the limit become free again, so that no one hoards names. One statement: Prisma cannot delete by
    // order.
    await tx.$executeRaw`delete from former_username where "userId" = ${userId}::uuid and username not in (
      select username from former_username where "userId" = ${userId}::uuid order by "expiresAt" desc limit ${LIMITS.formerUsernames.most})`;
  });
}

/** A free username derived from something about the person, such as the part of an address before the @. */
export async function freeUsername(db: Db, from: string): Promise<string> {
  const cleaned = normaliseUsername(from).replace(/[^a-z0-9._-]+/g, "");
  const base = (cleaned.length < LIMITS.username.min ? `person-${cleaned}` : cleaned).slice(0, 50);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    const holder = await db.user.findUnique({ where: { username: candidate }, select: { id: true } });
    if (!holder && !(await isHeldBack(db, candidate, null))) return candidate;
  }
}
