import { isPending } from "@/domain/record/follow";
import type { RecordSection } from "@/domain/record/fields";
import { nameOfItem } from "@/domain/record/linked-items";
import type { Db } from "@/server/platform/db/client";

/** What a resume's row says of its links, from the links themselves. */
export async function readLinkedItems(tx: Db, resumeId: string): Promise<string[]> {
  const links = await tx.recordLink.findMany({ where: { resumeId }, orderBy: { itemId: "asc" } });
  return links.map(({ section, itemId, ...pending }) =>
    nameOfItem({ section: section as RecordSection, itemId, isPending: isPending(pending) }),
  );
}

/**
 * Writes what the rows of these resumes say of their links. It is no edit of the resumes: `updatedAt` stays. Lock their rows first. Raw SQL:
 * one statement for any number of resumes.
 */
export async function markLinkedItems(tx: Db, resumeIds: readonly string[]): Promise<void> {
  if (resumeIds.length === 0) return;
  await tx.$executeRaw`
    update resume r set "linkedItems" = coalesce((
      select array_agg(case when l.missed = '{}' and l.differs = '{}' then '' else '!' end || l.section || '/' || l."itemId" order by l."itemId")
      from record_link l where l."resumeId" = r.id), '{}')
    where r.id = any(${[...resumeIds]}::uuid[])`;
}
