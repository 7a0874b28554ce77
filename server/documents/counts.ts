import type { Db } from "@/server/db/client";

export type DocumentCounts = { resume: number; letter: number; trash: number };

/** Live resumes, live letters, and everything in Trash, as triggers have counted them. */
export async function countDocuments(db: Db, ownerId: string): Promise<DocumentCounts> {
  const rows = await db.documentCount.findMany({ where: { userId: ownerId }, select: { kind: true, count: true } });
  const sumOf = (kind: keyof DocumentCounts) => rows.reduce((sum, row) => (row.kind === kind ? sum + row.count : sum), 0);
  return { resume: sumOf("resume"), letter: sumOf("letter"), trash: sumOf("trash") };
}
