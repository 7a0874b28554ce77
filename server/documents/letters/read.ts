import type { Letter } from "@/contracts/model/letter";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { type LetterRow, ROW, type StoredLetter, toLetter } from "./rows";

/** An owner's letter, even in Trash. Throws NOT_FOUND. */
export const readLetter = async (db: Db, ownerId: string, id: string): Promise<Letter> =>
  toLetter(await readLetterRow(db, ownerId, id));

export async function readLetterRow(db: Db, ownerId: string, id: string): Promise<LetterRow> {
  const stored = await db.coverLetter.findFirst({ where: { id: knownId(id), userId: ownerId }, select: ROW });
  const [row] = await withResumes(db, ownerId, stored ? [stored] : []);
  if (!row) throw failure("NOT_FOUND");
  return row;
}

/** The id of an owner's letter, if nothing else of it is needed. Throws NOT_FOUND. */
export async function findLetter(db: Db, ownerId: string, id: string): Promise<string> {
  const row = await db.coverLetter.findFirst({ where: { id: knownId(id), userId: ownerId }, select: { id: true } });
  if (!row) throw failure("NOT_FOUND");
  return row.id;
}

/** The owner's letters including Trash, ordered by id, after the given one. */
export async function lettersAfter(db: Db, ownerId: string, after: string, limit: number): Promise<Letter[]> {
  const where = { userId: ownerId, id: { gt: after } };
  const rows = await db.coverLetter.findMany({ where, select: ROW, orderBy: { id: "asc" }, take: limit });
  return (await withResumes(db, ownerId, rows)).map(toLetter);
}

/** Letters with the data of their linked resumes. Each resume is read once, and only if a link needs it. */
export async function withResumes(db: Db, ownerId: string, rows: readonly StoredLetter[]): Promise<LetterRow[]> {
  const followed = rows.flatMap((row) => resumeFollowedBy(row) ?? []);
  if (followed.length === 0) return rows.map((row) => ({ ...row, resumeData: null }));
  const resumes = await db.resume.findMany({
    where: { id: { in: [...new Set(followed)] }, userId: ownerId },
    select: { id: true, data: true },
  });
  const dataOf = new Map(resumes.map(({ id, data }) => [id, data]));
  return rows.map((row) => ({ ...row, resumeData: dataOf.get(resumeFollowedBy(row) ?? "") ?? null }));
}

const resumeFollowedBy = ({ senderLinked, designLinked, sourceResumeId }: StoredLetter): string | null =>
  senderLinked || designLinked ? sourceResumeId : null;
