import { hotQuery, sql } from "./statement";

// Hand-written, because a repeated read costs only one of these statements: a cached read takes 0.3 ms of CPU time with them,
// while a Prisma statement alone takes 0.35 to 0.48 (November 2026, `npm run bench -- api`, 16 connections).

/** When the owner's resume was last changed, or undefined. */
export async function resumeState(ownerId: string, id: string): Promise<string | undefined> {
  const [row] = await hotQuery<{ updatedAt: string }>(
    sql`select "updatedAt" from resume where id = ${id} and "userId" = ${ownerId}`,
  );
  return row?.updatedAt;
}

/** More than can be changed at the same time, or by instances whose clocks differ. */
const NEWEST = 32;

/**
 * A fingerprint that changes with every change, removal or addition of a resume: count and sum of the times of the newest ones
 * and of those moved to Trash or back last. A changed resume is always among them, so the cost does not grow with the library.
 */
export async function resumesState(ownerId: string): Promise<string> {
  const [row] = await hotQuery<{ state: string }>(
    sql`select count(*) || ' ' || coalesce(sum(extract(epoch from "updatedAt")), 0) || ' ' || coalesce(sum(extract(epoch from "movedAt")), 0) as state
        from ((select "updatedAt", null::timestamptz as "movedAt" from resume where "userId" = ${ownerId} and "trashedAt" is null
               order by "trashedAt", "updatedAt" desc, id desc limit ${NEWEST})
              union all
              (select "updatedAt", "movedAt" from resume where "userId" = ${ownerId} and "movedAt" is not null
               order by "movedAt" desc limit ${NEWEST})) newest`,
  );
  return row?.state ?? "";
}

export type SharedState = {
  id: string;
  userId: string;
  updatedAt: string;
  isPublic: boolean;
  trashedAt: string | null;
  passwordHash: string | null;
  isOwnerBanned: boolean;
};

/** The state of what may be shared at a current address; the caller decides whether it is shared. */
export async function sharedState(username: string, slug: string): Promise<SharedState | undefined> {
  const [row] = await hotQuery<SharedState>(
    sql`select r.id, r."userId", r."updatedAt", r."isPublic", r."trashedAt", r."passwordHash", u.banned as "isOwnerBanned"
        from "user" u join resume r on r."userId" = u.id where u.username = ${username} and r.slug = ${slug}`,
  );
  return row;
}

/** When an application of its owner was changed last, or undefined. */
export async function applicationState(ownerId: string, id: string): Promise<string | undefined> {
  const [row] = await hotQuery<{ updatedAt: string }>(
    sql`select "updatedAt" from application where id = ${id} and "userId" = ${ownerId}`,
  );
  return row?.updatedAt;
}

/** How many applications there are and the sum of their times, from the index alone: any change, removal or addition gives another pair. */
export async function applicationsState(ownerId: string): Promise<string> {
  const [row] = await hotQuery<{ state: string }>(
    sql`select count(*) || ' ' || coalesce(sum(extract(epoch from "updatedAt")), 0) as state from application where "userId" = ${ownerId}`,
  );
  return row?.state ?? "";
}
