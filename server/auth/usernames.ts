import { LIMITS } from "@/contracts/limits";
import { db, first, sql, transaction } from "@/server/db/sql";

/** First parts of this site's own addresses: `/{username}/{slug}` must never stand where a page of ours does. */
const RESERVED = new Set([
  "about",
  "agent",
  "api",
  "auth",
  "builder",
  "check",
  "dashboard",
  "documents",
  "engine",
  "letters",
  "resumes",
  "settings",
  "uploads",
]);

/** How a username is compared and kept. */
export const normaliseUsername = (name: string) => name.trim().toLowerCase();

/** Whether nobody but its former holder may take the name: it leads to a part of this site, or still to somebody who gave it up. */
export async function isHeldBack(name: string, byUserId: string | null): Promise<boolean> {
  const username = normaliseUsername(name);
  if (RESERVED.has(username)) return true;
  const held = await first(
    db,
    sql`select 1 from former_username where username = ${username} and "expiresAt" > now() and "userId" is distinct from ${byUserId}::uuid`,
  );
  return held !== undefined;
}

/**
 * Keeps a user's present name as a former one before it is changed to `next`, so that public addresses under it go on leading to
 * them. Kept before the change, not after: there is no moment in which somebody else could take it. A name that is live again wins
 * over a former one, so a change that fails in the end leaves nothing wrong behind.
 */
export async function keepFormerUsername(userId: string, next: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await first<{ username: string | null }>(
      tx,
      sql`select username from "user" where id = ${userId} for no key update`,
    );
    if (!row?.username || row.username === normaliseUsername(next)) return;
    await tx.query(sql`delete from former_username where username = ${normaliseUsername(next)} or "expiresAt" <= now()`);
    await tx.query(
      sql`insert into former_username (username, "userId", "expiresAt")
          values (${row.username}, ${userId}, now() + make_interval(days => ${LIMITS.formerUsernames.days}))
          on conflict (username) do update set "userId" = excluded."userId", "expiresAt" = excluded."expiresAt"`,
    );
    // Nobody collects names by renaming: the oldest beyond the bound are free again.
    await tx.query(
      sql`delete from former_username where "userId" = ${userId} and username not in (
            select username from former_username where "userId" = ${userId} order by "expiresAt" desc limit ${LIMITS.formerUsernames.most})`,
    );
  });
}

/** A free username made from what is known of a person, such as the part of an address before the @. */
export async function freeUsername(from: string): Promise<string> {
  const cleaned = normaliseUsername(from).replace(/[^a-z0-9._-]+/g, "");
  const base = (cleaned.length < LIMITS.username.min ? `person-${cleaned}` : cleaned).slice(0, 50);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    const isTaken = (await first(db, sql`select 1 from "user" where username = ${candidate}`)) !== undefined;
    if (!isTaken && !(await isHeldBack(candidate, null))) return candidate;
  }
}
