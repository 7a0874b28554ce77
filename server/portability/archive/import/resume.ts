import type { ArchivedResume } from "@/contracts/model/archive";
import { COMPOSITION } from "@/domain/page-breaks";
import { isSlug } from "@/domain/slug/slug";
import { writtenData } from "@/server/documents/resumes/data-columns";
import { hasLetterSections, incomingData, keepLetterSections } from "@/server/documents/resumes/parse-incoming";
import { announce } from "@/server/documents/resumes/updates";
import { insertResume } from "@/server/documents/resumes/write";
import { chosenView } from "@/server/documents/sharing/public-view";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { hasCode } from "@/server/platform/errors";
import { importLinks } from "./links";
import { pastMoment } from "./moments";
import { once } from "./once";
import { type Imported, linkedId, remember } from "./origins";

/** Adds a resume of an archive with its times, Trash, lock and sharing. */
export const importArchivedResume = (db: PrismaClient, ownerId: string, resume: ArchivedResume): Promise<Imported> =>
  once(db, ownerId, "resume", resume, async () => {
    const id = await insertAtAddress(db, ownerId, resume);
    announce(ownerId, id, "create");
    return id;
  });

async function insertAtAddress(db: PrismaClient, ownerId: string, resume: ArchivedResume): Promise<string> {
  const slug = await requestedSlug(db, ownerId, resume.slug);
  try {
    return await insert(db, ownerId, resume, slug);
  } catch (error) {
    // Someone took the address in the meantime, perhaps another window with the same archive.
    if (slug === undefined || !hasCode(error, "RESUME_SLUG_ALREADY_EXISTS")) throw error;
    return insert(db, ownerId, resume, undefined);
  }
}

async function insert(db: PrismaClient, ownerId: string, resume: ArchivedResume, slug: string | undefined): Promise<string> {
  const data = await incomingData(resume.data);
  const { name, tags, showDownloadButtons } = resume;
  return insertResume(db, ownerId, { name, slug, tags, showDownloadButtons, data, kind: "import" }, async (tx, id) => {
    const remaining = hasLetterSections(data) ? await keepLetterSections(tx, ownerId, { id, name }, data) : data;
    await tx.resume.updateMany({
      where: { id },
      data: {
        ...writtenData(remaining),
        isLocked: resume.isLocked,
        composition: Math.min(resume.composition, COMPOSITION),
        publicView: chosenView(resume.publicView),
        // The password is not in the archive, and what it protected must not be open.
        isPublic: resume.isPublic && !resume.hasPassword,
        applicationId: await linkedId(tx, ownerId, "application", resume.applicationId),
        trashedAt: resume.trashedAt && pastMoment(resume.trashedAt),
        createdAt: pastMoment(resume.createdAt),
        updatedAt: pastMoment(resume.updatedAt),
        movedAt: new Date(),
      },
    });
    await importLinks(tx, ownerId, { resumeId: id }, resume.shareLinks);
    const applicationOriginId = resume.applicationId;
    await remember(tx, ownerId, { kind: "resume", originId: resume.id, localId: id, applicationOriginId });
  });
}

/** The address of the archive, if it is free here. */
async function requestedSlug(db: PrismaClient, ownerId: string, slug: string): Promise<string | undefined> {
  if (!isSlug(slug)) return undefined;
  return (await db.resume.count({ where: { userId: ownerId, slug } })) > 0 ? undefined : slug;
}
