import type { AdminPerson } from "@/contracts/admin/people";
import type { Db } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { type Page, pageFrom } from "@/server/platform/keyset";

const PERSON = {
  id: true,
  name: true,
  username: true,
  email: true,
  emailVerified: true,
  isAdmin: true,
  createdAt: true,
  lastSeenAt: true,
  disabledAt: true,
  _count: { select: { resumes: true, coverLetters: true, applications: true } },
} as const satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof PERSON }>;

/** Accounts, the newest first. */
export async function listPeople(db: Db, { search, ...page }: Page & { search?: string | undefined }) {
  const where = search ? matching(search) : {};
  const { take, after, split } = pageFrom("createdAt", page);
  const rows = await db.user.findMany({
    where: { AND: [where, after] },
    select: PERSON,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take,
  });
  const { entries, cursor } = split(rows);
  return { people: await toPeople(db, entries), cursor, total: await db.user.count({ where }) };
}

/** One account. Throws NOT_FOUND. */
export async function readPerson(db: Db, userId: string): Promise<AdminPerson> {
  const row = await db.user.findUnique({ where: { id: knownId(userId) }, select: PERSON });
  const [person] = row ? await toPeople(db, [row]) : [];
  if (!person) throw failure("NOT_FOUND");
  return person;
}

/** Prisma passes the wildcards of `like` on. */
function matching(search: string): Prisma.UserWhereInput {
  const has = { contains: search.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" } as const;
  return { OR: [{ name: has }, { email: has }, { username: has }] };
}

async function toPeople(db: Db, rows: readonly Row[]): Promise<AdminPerson[]> {
  const sizes = await db.storedFile.groupBy({
    by: ["userId"],
    where: { userId: { in: rows.map(({ id }) => id) } },
    _sum: { size: true },
  });
  const bytes = new Map(sizes.map(({ userId, _sum }) => [userId, Number(_sum.size ?? 0)]));
  return rows.map(({ _count, createdAt, lastSeenAt, disabledAt, ...row }) => ({
    ...row,
    ..._count,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
    uploadedBytes: bytes.get(row.id) ?? 0,
  }));
}
