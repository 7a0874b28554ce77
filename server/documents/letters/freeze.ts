import { writtenStyle } from "@/server/documents/letter-store/written-style";
import type { Db } from "@/server/platform/db/client";
import { lockRows } from "@/server/platform/db/lock-rows";
import { withResumes } from "./read";
import { ROW, styleOf } from "./rows";

/** Copies the values of resumes into the letters linked to them, before the resumes are permanently deleted. */
export async function freezeLettersOf(tx: Db, ownerId: string, resumeIds: readonly string[]): Promise<void> {
  const where = {
    userId: ownerId,
    sourceResumeId: { in: [...resumeIds] },
    OR: [{ senderLinked: true }, { designLinked: true }],
  };
  const ids = (await tx.coverLetter.findMany({ where, select: { id: true }, orderBy: { id: "asc" } })).map(({ id }) => id);
  if (ids.length === 0) return;
  // Prisma has no row locks. Letters are read again below, because they may have changed before the lock.
  await lockRows(tx, "cover_letter", ids);
  const rows = await tx.coverLetter.findMany({ where: { ...where, id: { in: ids } }, select: ROW });
  for (const row of await withResumes(tx, ownerId, rows)) {
    const frozen = { ...writtenStyle(styleOf(row)), senderLinked: false, designLinked: false, sourceResumeId: null };
    await tx.coverLetter.updateMany({ where: { id: row.id }, data: { ...frozen, revision: { increment: 1 } } });
  }
}
