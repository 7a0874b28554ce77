import { hotQuery, sql } from "./statement";

// By hand, because each of these is all that a repeated read costs: answered from memory, a read takes 0.3 ms of processor time with
// them, and a statement of Prisma's alone takes 0.35 to 0.48 (November 2026, `npm run bench -- api`, 16 connections).

/** When a resume of its owner was changed last, or undefined. */
export async function resumeState(ownerId: string, id: string): Promise<string | undefined> {
  const [row] = await hotQuery<{ updatedAt: string }>(
    sql`select "updatedAt" from resume where id = ${id} and "userId" = ${ownerId}`,
  );
  return row?.updatedAt;
}

/** How many resumes there are and the sum of their times: any change, removal or addition gives another pair. */
export async function resumesState(ownerId: string): Promise<string> {
  const [row] = await hotQuery<{ state: string }>(
    sql`select count(*) || ' ' || coalesce(sum(extract(epoch from "updatedAt")), 0) as state from resume where "userId" = ${ownerId}`,
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

/** What may be shared at a present address, for whoever decides whether it is. */
export async function sharedState(username: string, slug: string): Promise<SharedState | undefined> {
  const [row] = await hotQuery<SharedState>(
    sql`select r.id, r."userId", r."updatedAt", r."isPublic", r."trashedAt", r."passwordHash", u.banned as "isOwnerBanned"
        from "user" u join resume r on r."userId" = u.id where u.username = ${username} and r.slug = ${slug}`,
  );
  return row;
}
