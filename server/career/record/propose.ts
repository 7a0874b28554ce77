import { LIMITS } from "@/contracts/limits";
import type { RecordProposal } from "@/contracts/model/career/record";
import { grouped } from "@/domain/record/grouped";
import { linkableItems } from "@/domain/record/linked-items";
import { type FreeItem, type Group, proposeGroups } from "@/domain/record/proposals";
import { storedResume } from "@/domain/record/stored-resume";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { resumesOf } from "./linked-resumes";
import { toStored } from "./rows";

/** Groups the items of resumes that are not linked yet. Writes nothing. Throws NOT_FOUND for a resume that is not the owner's. */
export async function proposeLinks(db: Db, ownerId: string, resumeIds: string[] | undefined): Promise<RecordProposal[]> {
  const ids = resumeIds && [...new Set(resumeIds.map(knownId))];
  const where = { userId: ownerId, ...(ids ? { id: { in: ids } } : { trashedAt: null }) };
  const resumes = await db.resume.findMany({ where, select: { id: true, updatedAt: true } });
  if (ids && resumes.length < ids.length) throw failure("NOT_FOUND");
  const links = await db.recordLink.findMany({ where: { userId: ownerId }, select: { resumeId: true, itemId: true } });
  const linked = grouped(links, ({ resumeId }) => resumeId);
  const found = new Map<string, FreeItem[]>();
  for await (const row of resumesOf(
    db,
    ownerId,
    resumes.map(({ id }) => id),
  )) {
    const taken = new Set(linked.get(row.id)?.map(({ itemId }) => itemId));
    const items = [...linkableItems(storedResume(row.data))].filter(([itemId]) => !taken.has(itemId));
    found.set(
      row.id,
      items.map(([itemId, { section, item }]) => ({ resumeId: row.id, itemId, section, item })),
    );
  }
  const newestFirst = resumes.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const free = newestFirst.flatMap(({ id }) => found.get(id) ?? []);
  const entries = (await db.recordEntry.findMany({ where: { userId: ownerId } })).map(toStored);
  return proposeGroups(free, entries).flatMap(inParts);
}

/** A group with more items than can be accepted at once comes in parts, which become one entry because their text is the same. */
function inParts(group: Group): RecordProposal[] {
  const { groupItems } = LIMITS.record;
  const parts = Array.from({ length: Math.ceil(group.items.length / groupItems) }, (_, index) =>
    group.items.slice(index * groupItems, (index + 1) * groupItems),
  );
  return parts.map((items) => ({ ...group, data: { ...group.data }, items }));
}
