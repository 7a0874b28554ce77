import type { ResumeData } from "@/contracts/model/resume/data";
import { normaliseResumeData } from "@/domain/normalise/resume";
import type { RecordSection } from "@/domain/record/fields";
import { afterWriting, isPending, type Pending } from "@/domain/record/follow";
import { type LinkedItem, linkableItems, nameOfItem, splitByPresence } from "@/domain/record/linked-items";
import type { Db } from "@/server/platform/db/client";

type Linked = { id: string; linkedItems: readonly string[]; data: unknown };

/**
 * Brings the links of a resume in line with what is being written: a link ends with its item, and what a link waits for ends where somebody
 * wrote the field. Which fields are overridden follows from the texts, so that nothing else is to be done. Returns the new `linkedItems`. Runs
 * in the transaction of the write, with the resume's row locked.
 */
export async function settleLinks(tx: Db, resume: Linked, after: ResumeData): Promise<string[]> {
  const { present, gone } = splitByPresence(resume.linkedItems, after);
  if (gone.length > 0)
    await tx.recordLink.deleteMany({ where: { resumeId: resume.id, itemId: { in: gone.map(({ itemId }) => itemId) } } });
  const waiting = present.filter(({ isPending }) => isPending);
  const settled = waiting.length === 0 ? new Map<string, boolean>() : await settlePending(tx, resume, after, waiting);
  return present.map((linked) => nameOfItem({ ...linked, isPending: settled.get(linked.itemId) ?? false }));
}

/** Whether each of these links still waits for something. */
async function settlePending(
  tx: Db,
  resume: Linked,
  after: ResumeData,
  waiting: readonly LinkedItem[],
): Promise<Map<string, boolean>> {
  const itemIds = waiting.map(({ itemId }) => itemId);
  const links = await tx.recordLink.findMany({ where: { resumeId: resume.id, itemId: { in: itemIds } } });
  const [was, is] = [linkableItems(normaliseResumeData(resume.data)), linkableItems(after)];
  const settled = new Map<string, boolean>();
  for (const { itemId, section, missed, differs } of links) {
    const next = stillPending(section as RecordSection, was.get(itemId)?.item, is.get(itemId)?.item, { missed, differs });
    settled.set(itemId, isPending(next));
    if (next.missed.length === missed.length && next.differs.length === differs.length) continue;
    await tx.recordLink.updateMany({
      where: { resumeId: resume.id, itemId },
      data: { missed: [...next.missed], differs: [...next.differs] },
    });
  }
  return settled;
}

type Item = Readonly<Record<string, unknown>> | undefined;

const stillPending = (section: RecordSection, before: Item, after: Item, pending: Pending): Pending =>
  before && after ? afterWriting(section, before, after, pending) : pending;

/** After a restore of a version, everything that differs is the document's own. */
export async function endMissed(tx: Db, { id, linkedItems }: Omit<Linked, "data">): Promise<void> {
  if (linkedItems.some((name) => name.startsWith("!")))
    await tx.recordLink.updateMany({ where: { resumeId: id }, data: { missed: [] } });
}
