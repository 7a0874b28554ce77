import { contract } from "@/contracts/index";
import { slugFromName } from "@/domain/slug/slug";
import type { Db } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { listOperations, wordsBelow } from "@/server/platform/operations";
import { singleton } from "@/server/platform/singleton";
import { inTurn } from "./queue";

/** Last segments of API paths below /resumes/{id}. Generated addresses avoid them, because the paths would collide. */
const RESERVED = wordsBelow("/resumes", listOperations(contract));

/** The first free address for a name: `name`, `name-2`, `name-3` … Addresses of resumes in Trash count as taken. */
export async function freeSlug(db: Db, ownerId: string, name: string, exceptId: string | null = null): Promise<string> {
  const base = baseOf(name);
  return nextFreeSlug(db, ownerId, base, RESERVED.has(base) ? 2 : 1, exceptId);
}

/**
 * The address for a name that is most likely free, without asking the database: the name itself or, while many resumes of one name are
 * being created, the number after the last one that this process assigned. Nothing else in this process gets that number.
 */
export function likelySlug(ownerId: string, name: string): string {
  const base = baseOf(name);
  const number = countedOn(ownerId, base) ?? (RESERVED.has(base) ? 2 : 1);
  return number === 1 ? base : `${base}-${number}`;
}

/** The address to try after a likely one was taken. The first caller reads the highest number; those that wait count up from it. */
export const nextLikelySlug = (db: Db, ownerId: string, name: string): Promise<string> =>
  inTurn(`number ${ownerId}`, async () => {
    const number = countedOn(ownerId, baseOf(name));
    return number === null ? freeSlug(db, ownerId, name) : `${baseOf(name)}-${number}`;
  });

/** Leaves room for a number within the 64 characters of an address. */
const baseOf = (name: string) => slugFromName(name).slice(0, 56).replace(/-+$/, "");

/** The first free of `base`, `base-2`, `base-3` …, beginning with the given number. */
export async function nextFreeSlug(
  db: Db,
  ownerId: string,
  base: string,
  from: number,
  exceptId: string | null,
): Promise<string> {
  if (from === 1 && !(await isTaken(db, ownerId, base, exceptId))) return base;
  const number = exceptId === null ? await nextNumber(db, ownerId, base) : await firstNumber(db, ownerId, base, exceptId);
  return `${base}-${number}`;
}

/** The last number that was assigned, and when, as a time of `performance.now`. */
type Last = { number: number; at: number };

const highest = () => singleton("slug-numbers", () => new Map<string, Map<string, Last>>());

/** How long numbers are counted up without checking what other instances did in the meantime, in milliseconds. */
const COUNTED_MS = 2_000;

/** Assigns the number after the last one; null if that was not just now. */
function countedOn(ownerId: string, base: string): number | null {
  const last = highest().get(ownerId)?.get(base);
  if (!last || performance.now() - last.at > COUNTED_MS) return null;
  last.at = performance.now();
  last.number += 1;
  return last.number;
}

/** Clears the cached highest numbers of an account's addresses, after one has become free. */
export const forgetSlugNumbers = (ownerId: string): void => void highest().delete(ownerId);

/** Forgets the highest number for a name, because one that was assigned is not used. */
export const forgetSlugNumber = (ownerId: string, name: string): void => void highest().get(ownerId)?.delete(baseOf(name));

export const forgetAllSlugNumbers = (): void => highest().clear();

const DAY_MS = 24 * 3_600_000;
const MAX_ACCOUNTS = 10_000;

/**
 * The first free number, without reading all that are taken: if this process assigned the last one, only that one and the next
 * are queried. Scanning twenty thousand took 54 ms.
 */
async function nextNumber(db: Db, ownerId: string, base: string): Promise<number> {
  const known = highest().get(ownerId)?.get(base)?.number;
  const isStill = known !== undefined && (await isTaken(db, ownerId, `${base}-${known}`, null));
  const isNextFree = isStill && !(await isTaken(db, ownerId, `${base}-${known + 1}`, null));
  const free = isNextFree ? known + 1 : await firstNumber(db, ownerId, base, null);
  // Numbers that were assigned a moment ago may not be committed yet and would look free.
  const number = Math.max(free, countedOn(ownerId, base) ?? 0);
  if (highest().size > MAX_ACCOUNTS) highest().clear();
  const ofAccount = highest().get(ownerId) ?? new Map<string, Last>();
  const last = { number, at: performance.now() };
  highest().set(ownerId, ofAccount.size > MAX_ACCOUNTS ? new Map([[base, last]]) : ofAccount.set(base, last));
  return number;
}

async function firstNumber(db: Db, ownerId: string, base: string, exceptId: string | null): Promise<number> {
  // Prisma cannot query the first unused number.
  const [row] = await db.$queryRaw<{ number: number }[]>`
        select coalesce(min(candidate), 0)::int as number from (
          select 2 as candidate union all
          select substring(slug from ${base.length + 2}::int)::bigint + 1 from resume
          where "userId" = ${ownerId}::uuid and slug ~ ${`^${base}-[0-9]{1,9}$`} and slug >= ${`${base}-`} and slug < ${`${base}.`}
        ) c where candidate > 1 and not exists (select 1 from resume r where r."userId" = ${ownerId}::uuid and r.slug = ${`${base}-`} || c.candidate and r.id is distinct from ${exceptId}::uuid)`;
  return Math.max(2, row?.number ?? 2);
}

export async function isTaken(db: Db, ownerId: string, slug: string, exceptId: string | null): Promise<boolean> {
  const where = { userId: ownerId, slug, ...(exceptId !== null && { id: { not: exceptId } }) };
  return (await db.resume.findFirst({ where, select: { id: true } })) !== null;
}

/** Redirects an old public address for 30 days, and removes older redirects from the new one. */
export async function redirectSlug(tx: Db, resume: { id: string; userId: string; slug: string }, next: string, days: number) {
  const { id: resumeId, userId, slug } = resume;
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  await tx.resumeRedirect.deleteMany({ where: { userId, slug: next } });
  await tx.resumeRedirect.upsert({
    where: { userId_slug: { userId, slug } },
    create: { id: newId(), userId, slug, resumeId, expiresAt },
    update: { resumeId, expiresAt },
  });
}
