import { contactSchema } from "@/contracts/model/application";
import { activityEntrySchema } from "@/contracts/model/application-activity";
import type { ArchivedApplication, ArchivedSent } from "@/contracts/model/archive";
import { picturePathOf } from "@/server/accounts/files/picture-path";
import { incomingData } from "@/server/documents/resumes/parse-incoming";
import { pack } from "@/server/documents/versions/packing";
import { asNewColumns } from "@/server/job-search/applications/change";
import type { ApplicationRow } from "@/server/job-search/applications/rows";
import { type Db, transaction } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { incomingLetterState } from "./letter-state";
import { moment, pastMoment } from "./moments";
import { once } from "./once";
import { type Imported, linkedId, localIdsOf, remember } from "./origins";

/**
 * Adds an application of an archive with its timeline and what was sent, and links the documents of the archive that are here. Files that
 * were attached are added afterwards.
 */
export async function importArchivedApplication(db: Db, ownerId: string, application: ArchivedApplication): Promise<Imported> {
  const imported = await once(db, ownerId, "application", application, () => add(db, ownerId, application));
  if (imported.outcome === "present") await linkLate(db, ownerId, imported.id, application);
  return imported;
}

const add = (db: Db, ownerId: string, application: ArchivedApplication): Promise<string> =>
  transaction(db, async (tx) => {
    const id = newId();
    const versions = await versionsOf(tx, ownerId, application);
    await tx.application.createMany({ data: [asNewColumns(await rowOf(tx, ownerId, id, application, versions))] });
    // One of each kind; another would be no state of this application.
    const sent = new Map(application.sent.map((one) => [one.kind, one]));
    for (const one of sent.values()) await addSent(tx, ownerId, id, one, versions);
    await remember(tx, ownerId, { kind: "application", originId: application.id, localId: id });
    await linkDocuments(tx, ownerId, application.id, id);
    return id;
  });

/** Links documents that an import which was interrupted brought only after their application. */
async function linkLate(db: Db, ownerId: string, id: string, { resumeId, coverLetterId }: ArchivedApplication): Promise<void> {
  const resume = await linkedId(db, ownerId, "resume", resumeId);
  const letter = await linkedId(db, ownerId, "letter", coverLetterId);
  if (resume) await db.application.updateMany({ where: { id, userId: ownerId, resumeId: null }, data: { resumeId: resume } });
  if (letter)
    await db.application.updateMany({ where: { id, userId: ownerId, coverLetterId: null }, data: { coverLetterId: letter } });
}

/** New ids for the versions that were sent: those here where they were imported, else ids that no longer refer to anything. */
async function versionsOf(tx: Db, ownerId: string, application: ArchivedApplication): Promise<Map<string, string>> {
  const origins = [
    application.sentResumeVersionId,
    application.sentCoverLetterVersionId,
    ...application.sent.map(({ versionId }) => versionId),
  ].filter((id) => id !== null);
  const rows = await tx.archivedThing.findMany({ where: { userId: ownerId, kind: "version", originId: { in: origins } } });
  const known = new Map(rows.map(({ originId, localId }) => [originId, localId]));
  return new Map(origins.map((id) => [id, known.get(id) ?? newId()]));
}

async function rowOf(
  tx: Db,
  ownerId: string,
  id: string,
  { sent: _, ...application }: ArchivedApplication,
  versions: ReadonlyMap<string, string>,
): Promise<ApplicationRow> {
  const isElsewhere = (url: string) => /^https?:/i.test(url);
  const hasResumeFile = isElsewhere(application.resumeFileUrl);
  const hasLetterFile = isElsewhere(application.coverLetterUrl);
  return {
    ...application,
    id,
    userId: ownerId,
    activity: application.activity.flatMap((entry) => activityEntrySchema.safeParse(entry).data ?? []),
    contacts: application.contacts.flatMap((contact) => contactSchema.safeParse(contact).data ?? []),
    resumeId: await linkedId(tx, ownerId, "resume", application.resumeId),
    coverLetterId: await linkedId(tx, ownerId, "letter", application.coverLetterId),
    sentResumeVersionId: versions.get(application.sentResumeVersionId ?? "") ?? null,
    sentCoverLetterVersionId: versions.get(application.sentCoverLetterVersionId ?? "") ?? null,
    resumeFileUrl: hasResumeFile ? application.resumeFileUrl : "",
    resumeFileName: hasResumeFile ? application.resumeFileName : "",
    coverLetterUrl: hasLetterFile ? application.coverLetterUrl : "",
    coverLetterName: hasLetterFile ? application.coverLetterName : "",
    postingCheckedAt: null,
    postingClosedAt: application.postingClosedAt === null ? null : pastMoment(application.postingClosedAt),
    stageEnteredAt: pastMoment(application.stageEnteredAt),
    appliedAt: !application.appliedAt ? null : pastMoment(application.appliedAt),
    deadline: application.deadline ? new Date(application.deadline) : null,
    followUpAt: application.followUpAt === null ? null : moment(application.followUpAt),
    createdAt: pastMoment(application.createdAt),
    updatedAt: pastMoment(application.updatedAt),
  };
}

async function addSent(
  tx: Db,
  ownerId: string,
  applicationId: string,
  { state, documentId, versionId, sentAt, ...sent }: ArchivedSent,
  versions: ReadonlyMap<string, string>,
): Promise<void> {
  const document = (await localIdsOf(tx, ownerId, sent.kind, [documentId])).get(documentId);
  const { json, picture } = await (sent.kind === "resume" ? resumeState(state) : letterState(state));
  const row = { ...sent, documentId: document ?? newId(), versionId: versions.get(versionId) ?? newId() };
  await tx.submission.createMany({
    data: [{ id: newId(), applicationId, ...row, packed: pack(json, null), picturePath: picture, sentAt: pastMoment(sentAt) }],
  });
}

async function resumeState(state: unknown) {
  const data = await incomingData(state);
  return { json: JSON.stringify(data), picture: picturePathOf(data.picture) };
}

function letterState(state: Record<string, unknown>) {
  const letter = incomingLetterState(state);
  return { json: JSON.stringify(letter), picture: picturePathOf(letter.style.picture) };
}

/** Documents that were made for this application were imported before it. */
async function linkDocuments(tx: Db, ownerId: string, applicationOriginId: string, applicationId: string): Promise<void> {
  const made = await tx.archivedThing.findMany({ where: { userId: ownerId, applicationOriginId }, select: { localId: true } });
  const where = { userId: ownerId, id: { in: made.map(({ localId }) => localId) } };
  await tx.resume.updateMany({ where: { ...where, applicationId: null }, data: { applicationId } });
  await tx.coverLetter.updateMany({
    where: { ...where, sourceApplicationId: null },
    data: { sourceApplicationId: applicationId },
  });
}
