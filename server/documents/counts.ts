import type { Db } from "@/server/platform/db/client";

export type DocumentCounts = { resume: number; letter: number; trash: number };

/** The numbers of live resumes, live letters, and documents in Trash, as maintained by triggers. */
export async function countDocuments(db: Db, ownerId: string): Promise<DocumentCounts> {
  const rows = await db.documentCount.groupBy({ by: ["kind"], where: { userId: ownerId }, _sum: { count: true } });
  const countOf = (kind: keyof DocumentCounts) => rows.find((row) => row.kind === kind)?._sum.count ?? 0;
  return { resume: countOf("resume"), letter: countOf("letter"), trash: countOf("trash") };
}
