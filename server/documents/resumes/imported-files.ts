import { LIMITS } from "@/contracts/limits";
import type { ImportReading } from "@/contracts/model/import-reading";
import type { Db } from "@/server/platform/db/client";

/** Remembers the file that a resume was imported from. */
export async function rememberFile(tx: Db, ownerId: string, resumeId: string, fileHash: string): Promise<void> {
  await tx.resumeImport.createMany({ data: [{ resumeId, userId: ownerId, fileHash }] });
}

/** The owner's resumes outside Trash that were imported from the same file, newest first. */
export async function duplicatesOf(db: Db, ownerId: string, fileHash: string): Promise<ImportReading["duplicates"]> {
  const found = await db.resumeImport.findMany({
    where: { userId: ownerId, fileHash, resume: { trashedAt: null } },
    select: { importedAt: true, resume: { select: { id: true, name: true, updatedAt: true } } },
    orderBy: [{ importedAt: "desc" }, { resumeId: "desc" }],
    take: LIMITS.importDuplicates,
  });
  return found.map(({ importedAt, resume }) => ({
    id: resume.id,
    name: resume.name,
    importedAt: importedAt.toISOString(),
    updatedAt: resume.updatedAt.toISOString(),
  }));
}
