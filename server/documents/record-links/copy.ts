import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { isSameField, type RecordSection, recordFields } from "@/domain/record/fields";
import { afterWriting, type Pending } from "@/domain/record/follow";
import { linkableItems } from "@/domain/record/linked-items";
import { textOf } from "@/domain/record/wordings";
import type { Db } from "@/server/platform/db/client";
import type { RecordLink } from "@/server/platform/db/generated/client";
import { markLinkedItems } from "./linked-items";
import { toWorded } from "./rows";

type Copy = {
  /** The source as it was read; without a time if that was before. */
  source: { id: string; updatedAt: Date | null; linkedItems: readonly string[] };
  copyId: string;
  /** The source's data, and that of the copy if it was changed since. */
  before: ResumeData;
  after: ResumeData;
};

/**
 * Gives a copy of a resume the links of its source, as far as it has the items. Past the number of links that an account may have, the copy
 * has none: a copy must not fail because of them. Runs in the transaction that inserts the copy.
 */
export async function copyLinks(tx: Db, ownerId: string, { source, copyId, before, after }: Copy): Promise<void> {
  if (source.linkedItems.length === 0) return;
  // Prisma has no row locks. With its entries locked, the source does not follow the record while its links are copied.
  await tx.$queryRaw`select id from record_entry where id in (select "entryId" from record_link where "resumeId" = ${source.id}::uuid)
    order by id for share`;
  const links = await tx.recordLink.findMany({ where: { resumeId: source.id, userId: ownerId } });
  const total = await tx.recordLink.count({ where: { userId: ownerId } });
  if (total + links.length > LIMITS.record.links) return;
  const behind = await missedSince(tx, source, before, links);
  const items = { was: linkableItems(before), is: linkableItems(after) };
  const copies = links.flatMap((link): RecordLink[] => {
    const [was, is] = [items.was.get(link.itemId), items.is.get(link.itemId)];
    if (!is || is.section !== link.section) return [];
    const pending: Pending = { ...link, missed: [...link.missed, ...(behind.get(link.itemId) ?? [])] };
    const { missed, differs } = was ? afterWriting(link.section as RecordSection, was.item, is.item, pending) : pending;
    return [{ ...link, resumeId: copyId, missed: [...new Set(missed)], differs: [...differs] }];
  });
  await tx.recordLink.createMany({ data: copies });
  await markLinkedItems(tx, [copyId]);
}

/** What the source followed after it was read: the copy has missed it. */
async function missedSince(
  tx: Db,
  source: Copy["source"],
  read: ResumeData,
  links: readonly RecordLink[],
): Promise<Map<string, string[]>> {
  const missed = new Map<string, string[]>();
  const current = await tx.resume.findUnique({ where: { id: source.id }, select: { updatedAt: true, data: true } });
  if (!current || current.updatedAt.getTime() === source.updatedAt?.getTime()) return missed;
  const entries = await tx.recordEntry.findMany({ where: { id: { in: links.map(({ entryId }) => entryId) } } });
  const byId = new Map(entries.map((entry) => [entry.id, toWorded(entry)]));
  const [was, is] = [linkableItems(read), linkableItems(normaliseResumeData(current.data))];
  for (const { itemId, section, entryId, wordingId } of links) {
    const [before, now, entry] = [was.get(itemId)?.item, is.get(itemId)?.item, byId.get(entryId)];
    if (!before || !now || !entry) continue;
    const text = textOf(entry, wordingId);
    const fields = recordFields(section as RecordSection).filter(
      (field) => isSameField(field, now, text) && !isSameField(field, before, text),
    );
    missed.set(itemId, fields);
  }
  return missed;
}
