import type { RecordSection } from "@/domain/record/fields";
import { isPending } from "@/domain/record/follow";
import { nameOfItem } from "@/domain/record/linked-items";
import type { Db } from "@/server/platform/db/client";
import type { RecordLink } from "@/server/platform/db/generated/client";

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

/** Writes what links wait for, and marks their resumes. Raw SQL: one statement for any number of links. */
export async function writePending(
  tx: Db,
  links: readonly Pick<RecordLink, "resumeId" | "itemId" | "missed" | "differs">[],
): Promise<void> {
  if (links.length === 0) return;
  await tx.$executeRaw`
    update record_link l set missed = array(select json_array_elements_text(p.missed::json)),
      differs = array(select json_array_elements_text(p.differs::json))
    from unnest(${links.map(({ resumeId }) => resumeId)}::uuid[], ${links.map(({ itemId }) => itemId)}::text[],
      ${links.map(({ missed }) => JSON.stringify(missed))}::text[], ${links.map(({ differs }) => JSON.stringify(differs))}::text[])
      as p("resumeId", "itemId", missed, differs)
    where l."resumeId" = p."resumeId" and l."itemId" = p."itemId"`;
  await markLinkedItems(tx, [...new Set(links.map(({ resumeId }) => resumeId))]);
}
