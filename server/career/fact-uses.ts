import type { FactUse } from "@/contracts/model/career/fact-views";
import { placesSaying } from "@/domain/career/quoted-places";
import type { Db } from "@/server/platform/db/client";
import { missing } from "@/server/platform/errors";
import { isId } from "@/server/platform/ids";
import { toFact, toStory } from "./rows";

/** Where a fact of the owner is used: by its name, or in the words of a document. Throws NOT_FOUND. */
export async function listUses(db: Db, ownerId: string, id: string): Promise<FactUse[]> {
  const row = isId(id) ? await db.careerFact.findFirst({ where: { id, userId: ownerId, status: { not: "forgotten" } } }) : null;
  if (!row) throw missing("fact");
  const { text, revisions, source } = toFact(row);
  const sentences = [text, source.quote, ...revisions.map((revision) => revision.text).reverse()];
  const named = { where: { userId: ownerId, factIds: { has: id } }, orderBy: { updatedAt: "desc" as const } };
  const stories = (await db.careerStory.findMany(named)).map(toStory);
  const items = await db.careerArtifact.findMany(named);
  const none = { pointer: null, said: null };
  return [
    ...(await inDocuments(db, ownerId, sentences)),
    ...stories.map(({ id, data }) => ({ kind: "story" as const, id, name: data.title, url: "/career/stories", ...none })),
    ...items.map(({ id, title, applicationId }) => ({
      kind: "saved-item" as const,
      id,
      name: title,
      url: applicationId ? `/applications/${applicationId}/saved` : "/career/saved",
      ...none,
    })),
  ];
}

async function inDocuments(db: Db, ownerId: string, sentences: readonly string[]): Promise<FactUse[]> {
  const query = { where: { userId: ownerId, trashedAt: null }, orderBy: { updatedAt: "desc" as const } };
  const resumes = await db.resume.findMany({ ...query, select: { id: true, name: true, data: true } });
  const letters = await db.coverLetter.findMany({ ...query, select: { id: true, name: true, content: true } });
  return [
    ...resumes.flatMap(({ id, name, data }) =>
      placesSaying(data, sentences).map((place) => ({ kind: "resume" as const, id, name, url: `/resumes/${id}`, ...place })),
    ),
    ...letters.flatMap(({ id, name, content }) =>
      placesSaying({ content }, sentences).map((place) => ({
        kind: "letter" as const,
        id,
        name,
        url: `/letters/${id}`,
        ...place,
      })),
    ),
  ];
}
