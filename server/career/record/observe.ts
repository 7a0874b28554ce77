import type { ObservedEntry, RecordObservations } from "@/contracts/model/career/observations";
import { entryNames } from "@/domain/record/entry-names";
import { type Observed, overlappingJobs, spellings } from "@/domain/record/observations";
import type { Db } from "@/server/platform/db/client";
import { toStored } from "./rows";

const named = ({ id, section, data }: Observed): ObservedEntry => ({ id, section, name: nameOf({ id, section, data }) });

function nameOf(entry: Observed): string {
  const { main, beside } = entryNames(entry);
  return [main, beside].filter((part) => part !== "").join(", ");
}

/** What may be worth a look in an owner's record. Writes nothing. */
export async function observeRecord(db: Db, ownerId: string, now: Date): Promise<RecordObservations> {
  const rows = await db.recordEntry.findMany({ where: { userId: ownerId }, orderBy: { id: "asc" } });
  const entries = rows.map(toStored);
  const resumes = await db.resume.count({ where: { userId: ownerId, trashedAt: null } });
  const links = await db.recordLink.findMany({
    where: { userId: ownerId, resume: { trashedAt: null } },
    select: { entryId: true, resumeId: true },
    distinct: ["entryId", "resumeId"],
  });
  const uses = new Map<string, number>();
  for (const { entryId } of links) uses.set(entryId, (uses.get(entryId) ?? 0) + 1);
  const usedBy = (count: number) => entries.filter(({ id }) => (uses.get(id) ?? 0) === count);
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
  return {
    overlaps: overlappingJobs(entries, today).map((pair) => ({ entries: pair.map(named) })),
    spellings: spellings(entries).map(({ names, entries: of }) => ({ names, entries: of.map(named) })),
    unused: usedBy(0).map(named),
    everywhere: resumes < 2 ? [] : usedBy(resumes).map(named),
  };
}
