import type { ArchivedResume } from "@/contracts/model/archive";
import { isSlug } from "@/domain/slug/slug";
import type { PrismaClient } from "@/server/db/generated/client";
import { hasLetterSections, incomingData, keepLetterSections } from "@/server/documents/resumes/incoming";
import { announce } from "@/server/documents/resumes/updates";
import { insertResume } from "@/server/documents/resumes/write";
import { writtenData } from "@/server/documents/resumes/written-data";
import { once } from "./once";
import { type Imported, linkedId, remember } from "./origins";

/** Adds a resume of an archive with its times, Trash, lock and sharing. */
export const importArchivedResume = (db: PrismaClient, ownerId: string, resume: ArchivedResume): Promise<Imported> =>
  once(db, ownerId, "resume", resume, async () => {
    const data = incomingData(resume.data);
    const { name, tags, showDownloadButtons } = resume;
    const slug = await wantedSlug(db, ownerId, resume.slug);
    const id = await insertResume(
      db,
      ownerId,
      { name, slug, tags, showDownloadButtons, data, kind: "import" },
      async (tx, newId) => {
        const kept = hasLetterSections(data) ? await keepLetterSections(tx, ownerId, { id: newId, name }, data) : data;
        await tx.resume.updateMany({
          where: { id: newId },
          data: {
            ...writtenData(kept),
            isLocked: resume.isLocked,
            // The password is not in the archive, and what it protected must not be open.
            isPublic: resume.isPublic && !resume.hasPassword,
            applicationId: await linkedId(tx, ownerId, "application", resume.applicationId),
            trashedAt: resume.trashedAt && new Date(resume.trashedAt),
            createdAt: new Date(resume.createdAt),
            updatedAt: new Date(resume.updatedAt),
          },
        });
        const origin = {
          kind: "resume",
          originId: resume.id,
          localId: newId,
          applicationOriginId: resume.applicationId,
        } as const;
        await remember(tx, ownerId, origin);
      },
    );
    announce(ownerId, id, "create");
    return id;
  });

/** The address of the archive, if it is free here. */
async function wantedSlug(db: PrismaClient, userId: string, slug: string): Promise<string | undefined> {
  if (!isSlug(slug)) return undefined;
  return (await db.resume.count({ where: { userId, slug } })) > 0 ? undefined : slug;
}
