import type { EntryWithLinks, RecordEntry } from "@/contracts/model/career/record";
import { grouped } from "@/domain/record/grouped";
import { linkableItems } from "@/domain/record/linked-items";
import { storedResume } from "@/domain/record/stored-resume";
import { searchWords } from "@/domain/search/search-text";
import type { Db } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { findEntry } from "./find";
import { resumesOf } from "./linked-resumes";
import { toEntry, toLink, toStored } from "./rows";

type ListInput = Paging & { section?: string | undefined; query?: string | undefined };

/** The owner's entries, most recently changed first. */
export async function listRecord(
  db: Db,
  ownerId: string,
  { section, query = "", ...paging }: ListInput,
): Promise<{ entries: RecordEntry[]; total: number }> {
  const where: Prisma.RecordEntryWhereInput = {
    userId: ownerId,
    ...(section !== undefined && { section }),
    AND: searchWords(query).map((word) => ({ searchText: { contains: escaped(word) } })),
  };
  const page = pageOf(paging);
  const rows = await db.recordEntry.findMany({ where, orderBy: [{ updatedAt: "desc" }, { id: "desc" }], ...rowsOf(page) });
  const uses = await usesOfAll(db, ownerId, rows.length);
  const entries = rows.map((row) => toEntry(toStored(row), uses.get(row.id) ?? 0));
  return { entries, total: page.paging ? await db.recordEntry.count({ where }) : entries.length };
}

/** Prisma passes wildcards of `like` on as they are. */
const escaped = (word: string) => word.replace(/[\\%_]/g, "\\$&");

async function usesOfAll(db: Db, ownerId: string, entries: number): Promise<Map<string, number>> {
  if (entries === 0) return new Map();
  const counts = await db.recordLink.groupBy({ by: ["entryId"], where: { userId: ownerId }, _count: { _all: true } });
  return new Map(counts.map(({ entryId, _count }) => [entryId, _count._all]));
}

/** An entry with its links, those of the resume that was edited last first. Throws NOT_FOUND. */
export async function readEntry(db: Db, ownerId: string, id: string): Promise<EntryWithLinks> {
  const entry = await findEntry(db, ownerId, id);
  const links = await db.recordLink.findMany({ where: { entryId: entry.id, userId: ownerId }, orderBy: { itemId: "asc" } });
  const byResume = grouped(links, ({ resumeId }) => resumeId);
  const found: { at: number; link: EntryWithLinks["links"][number] }[] = [];
  for await (const row of resumesOf(db, ownerId, [...byResume.keys()])) {
    const items = linkableItems(storedResume(row.data));
    for (const link of byResume.get(row.id) ?? []) {
      const item = items.get(link.itemId);
      if (item) found.push({ at: row.updatedAt.getTime(), link: toLink(link, entry, item, row.name) });
    }
  }
  return { ...toEntry(entry, links.length), links: found.sort((a, b) => b.at - a.at).map(({ link }) => link) };
}
