import type { Resume } from "@/contracts/model/resume/resume";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { type ResumeRow, ROW, toResume } from "./rows";

/** An owner's resume, even in Trash. Throws NOT_FOUND. */
export async function readResume(db: Db, ownerId: string, id: string): Promise<Resume> {
  return toResume(await readRow(db, ownerId, id));
}

export async function readRow(db: Db, ownerId: string, id: string): Promise<ResumeRow> {
  const row = await db.resume.findFirst({ where: { id: knownId(id), userId: ownerId }, select: ROW });
  if (!row) throw failure("NOT_FOUND");
  return row;
}

/** The id of an owner's resume, if nothing else of it is needed. Throws NOT_FOUND. */
export async function findResume(db: Db, ownerId: string, id: string): Promise<string> {
  const row = await db.resume.findFirst({ where: { id: knownId(id), userId: ownerId }, select: { id: true } });
  if (!row) throw failure("NOT_FOUND");
  return row.id;
}

/**
 * The owner's resumes including Trash, ordered by id, after the given one. Ids increase with time, so this is the order of
 * creation.
 */
export async function resumesAfter(db: Db, ownerId: string, after: string, limit: number): Promise<Resume[]> {
  const where = { userId: ownerId, id: { gt: after } };
  return (await db.resume.findMany({ where, select: ROW, orderBy: { id: "asc" }, take: limit })).map(toResume);
}
