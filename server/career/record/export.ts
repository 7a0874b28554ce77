import type { Db } from "@/server/platform/db/client";
import { listLinks } from "./links";
import { toEntry, toStored } from "./rows";

/** Entries of an account by id, from after the given one, with what an import needs besides. */
export async function exportedEntries(db: Db, ownerId: string, after: string, take: number) {
  const rows = await db.recordEntry.findMany({ where: { userId: ownerId, id: { gt: after } }, orderBy: { id: "asc" }, take });
  return rows.map((row) => {
    const stored = toStored(row);
    const { uses: _, ...entry } = toEntry(stored, 0);
    const wordings = entry.wordings.map((wording, index) => ({
      ...wording,
      staleFields: stored.wordings[index]?.staleFields ?? [],
    }));
    return { ...entry, wordings };
  });
}

/** The links of the next resumes; `id` is that of the resume. */
export async function exportedLinks(db: Db, ownerId: string, after: string, take: number) {
  const where = { userId: ownerId, resumeId: { gt: after } };
  const next = await db.recordLink.findMany({
    where,
    orderBy: { resumeId: "asc" },
    distinct: ["resumeId"],
    select: { resumeId: true },
    take,
  });
  const links = [];
  for (const { resumeId } of next) {
    const stored = new Map((await db.recordLink.findMany({ where: { resumeId } })).map((link) => [link.itemId, link]));
    for (const link of await listLinks(db, ownerId, resumeId)) {
      const { missed = [], differs = [], section = "" } = stored.get(link.itemId) ?? {};
      links.push({ id: resumeId, ...link, section, missed, differs });
    }
  }
  return links;
}

/** Which resumes belong together as languages of one; `id` is that of the resume. */
export async function exportedLanguages(db: Db, ownerId: string, after: string, take: number) {
  const where = { userId: ownerId, resumeId: { gt: after } };
  const rows = await db.resumeLanguage.findMany({ where, orderBy: { resumeId: "asc" }, take });
  return rows.map(({ resumeId, groupId }) => ({ id: resumeId, resumeId, groupId }));
}
