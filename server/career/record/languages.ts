import type { PairedResume, ResumeLanguage } from "@/contracts/model/career/languages";
import { languageGap } from "@/domain/record/languages";
import { linkableItems } from "@/domain/record/linked-items";
import { storedResume } from "@/domain/record/stored-resume";
import { findResume } from "@/server/documents/resumes/read";
import type { Db } from "@/server/platform/db/client";
import { resumesOf } from "./linked-resumes";
import { toStored } from "./rows";

/** The owner's resumes outside Trash that have others in another language. Raw SQL: Prisma would read their whole data. */
export const listPaired = (db: Db, ownerId: string): Promise<PairedResume[]> => db.$queryRaw`
  select r.id::text as "resumeId", l."groupId"::text as "groupId", r.name as "resumeName",
    coalesce(r.data->'metadata'->'page'->>'locale', '') as language
  from resume_language l join resume r on r.id = l."resumeId"
  where l."userId" = ${ownerId}::uuid and r."trashedAt" is null and exists (
    select from resume_language o join resume other on other.id = o."resumeId"
    where o."groupId" = l."groupId" and o."userId" = l."userId" and o."resumeId" <> l."resumeId" and other."trashedAt" is null)
  order by l."groupId", r.id`;

/** A resume and its versions in other languages, with what each lacks; none for a resume without others. Throws NOT_FOUND. */
export async function listLanguages(db: Db, ownerId: string, named: string): Promise<ResumeLanguage[]> {
  const id = await findResume(db, ownerId, named);
  const ids = await groupOf(db, ownerId, id);
  if (ids.resumeIds.length < 2) return [];
  const links = await db.recordLink.findMany({ where: { resumeId: { in: ids.resumeIds }, userId: ownerId } });
  const rows = await db.recordEntry.findMany({
    where: { id: { in: [...new Set(links.map(({ entryId }) => entryId))] }, userId: ownerId },
  });
  const entries = new Map(rows.map((row) => [row.id, toStored(row)]));
  const byItem = new Map(links.map((link) => [`${link.resumeId} ${link.itemId}`, link]));
  const found: ResumeLanguage[] = [];
  for await (const row of resumesOf(db, ownerId, ids.resumeIds)) {
    const data = storedResume(row.data);
    const language = data.metadata.page.locale;
    const gaps = [...linkableItems(data).keys()].flatMap((itemId) => {
      const link = byItem.get(`${row.id} ${itemId}`);
      const entry = link && entries.get(link.entryId);
      const kind = entry ? languageGap(entry.section, entry, link.wordingId, language) : null;
      return link && kind ? [{ itemId, entryId: link.entryId, wordingId: link.wordingId, kind }] : [];
    });
    const { isLocked, name: resumeName } = row;
    found.push({
      ...{ resumeId: row.id, groupId: ids.groupId, resumeName, language, isLocked, gaps },
      isInTrash: row.trashedAt !== null,
    });
  }
  return found;
}

type Group = { groupId: string; resumeIds: string[] };

/** The resumes that belong together with one, itself among them. Without others, a group that is not stored. */
export async function groupOf(db: Db, ownerId: string, id: string): Promise<Group> {
  const own = await db.resumeLanguage.findFirst({ where: { resumeId: id, userId: ownerId } });
  if (!own) return { groupId: id, resumeIds: [id] };
  const { groupId } = own;
  const members = await db.resumeLanguage.findMany({ where: { groupId, userId: ownerId }, orderBy: { resumeId: "asc" } });
  return { groupId, resumeIds: members.map(({ resumeId }) => resumeId) };
}
