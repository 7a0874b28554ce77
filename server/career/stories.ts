import type { LetterParagraph, ListedStory, Story, StoryData } from "@/contracts/model/career/story";
import { findApplication } from "@/server/documents/find-application";
import { type Db, transaction } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";
import { lockOwned } from "@/server/platform/db/lock-rows";
import { missing } from "@/server/platform/errors";
import { isId, knownId, newId } from "@/server/platform/ids";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { toStory } from "./rows";
import { refuseUnusableFacts } from "./visible-facts";

type Scope = Paging & { applicationId?: string | undefined; all?: boolean | undefined };

/** Stories as they are listed, with the interviews in which each was used. */
export async function listStories(db: Db, ownerId: string, input: Scope): Promise<{ entries: ListedStory[]; total: number }> {
  const { entries, total } = await readStories(db, ownerId, input);
  const uses = await readUses(db, ownerId);
  return { entries: entries.map((story) => ({ ...story, askedAt: uses.get(story.id) ?? [] })), total };
}

/** Stories, most recently changed first: the shared ones, with an application also its own, with `all` every one. */
export async function readStories(
  db: Db,
  ownerId: string,
  { applicationId, all, ...paging }: Scope,
): Promise<{ entries: Story[]; total: number }> {
  const own = applicationId && isId(applicationId) ? [{ applicationId }] : [];
  const where = { userId: ownerId, ...(!all && { OR: [{ applicationId: null }, ...own] }) };
  const page = pageOf(paging);
  const orderBy = [{ updatedAt: "desc" as const }, { id: "desc" as const }];
  const rows = await db.careerStory.findMany({ where, orderBy, ...rowsOf(page) });
  return { entries: rows.map(toStory), total: page.paging ? await db.careerStory.count({ where }) : rows.length };
}

type StoryUse = ListedStory["askedAt"][number];

/** The interviews in which stories were used, newest first. Hand-written: saved items name their stories in a list. */
async function readUses(db: Db, ownerId: string): Promise<Map<string, StoryUse[]>> {
  const rows = await db.$queryRaw<{ id: string; company: string; at: Date }[]>`
    select unnest(i."storyIds") as id, a.company, i."createdAt" as at from career_artifact i
    join application a on a.id = i."applicationId" where i."userId" = ${ownerId}::uuid and cardinality(i."storyIds") > 0
    and (i.kind = 'debrief' or (i.kind = 'practice' and i.data->>'origin' = 'recalled')) order by i."createdAt" desc`;
  const uses = new Map<string, StoryUse[]>();
  for (const { id, company, at } of rows) uses.set(id, [...(uses.get(id) ?? []), { company, at: at.toISOString() }]);
  return uses;
}

/**
 * Adds a story, or replaces the one with the given id. Throws NOT_FOUND for the story or the application, BAD_REQUEST for facts that are not
 * active and visible where the story is.
 */
export function saveStory(db: Db, ownerId: string, input: StoryData & { id?: string | undefined }, now: Date): Promise<Story> {
  return transaction(db, async (tx) => {
    const { id, applicationId, factIds, paragraphs, ...texts } = input;
    const application = applicationId === null ? null : await findApplication(tx, ownerId, applicationId);
    const scope = application?.id ?? null;
    await refuseUnusableFacts(tx, ownerId, factIds, { applicationId: scope, which: "active" });
    const retained = paragraphs ?? (id ? await paragraphsOf(tx, ownerId, id) : []);
    const data = { ...texts, ...(retained.length > 0 && { paragraphs: retained }) };
    const fields = { applicationId: scope, data: asJson(data), factIds: [...new Set(factIds)], updatedAt: now };
    const saved = id ? { id: knownId(id), userId: ownerId } : { id: newId(), userId: ownerId };
    if (!id) await tx.careerStory.createMany({ data: [{ ...saved, ...fields, createdAt: now }] });
    else await tx.careerStory.updateMany({ where: saved, data: fields });
    const row = await tx.careerStory.findFirst({ where: saved });
    if (!row) throw missing("story");
    return toStory(row);
  });
}

/** What a story keeps for letters; the row stays locked, so that none is lost between two that are added. */
async function paragraphsOf(tx: Db, ownerId: string, id: string): Promise<LetterParagraph[]> {
  await lockOwned(tx, "career_story", id, ownerId);
  const row = await tx.careerStory.findFirst({ where: { id: knownId(id), userId: ownerId }, select: { data: true } });
  return (row?.data as StoryData | undefined)?.paragraphs ?? [];
}

/** Deletes a story, if it is there. */
export async function deleteStory(db: Db, ownerId: string, id: string): Promise<void> {
  await db.careerStory.deleteMany({ where: { id: knownId(id), userId: ownerId } });
}
