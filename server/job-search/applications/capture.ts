import type { ResumeData } from "@/contracts/model/resume/data";
import { SENT_STAGES } from "@/domain/applications/timeline";
import { picturePathOf } from "@/server/accounts/files/picture-path";
import { letterVersionStore } from "@/server/documents/letter-store/version-table";
import { readLetterRow } from "@/server/documents/letters/read";
import { stateOf } from "@/server/documents/letters/rows";
import { engineIdentity } from "@/server/documents/rendering/engine";
import { readRow as readResumeRow } from "@/server/documents/resumes/read";
import { toResume } from "@/server/documents/resumes/rows";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import { isSmall, runTask } from "@/server/documents/tasks/run-task";
import { pack } from "@/server/documents/versions/packing";
import { afterCommit, type Db, database } from "@/server/platform/db/client";
import { lockRows } from "@/server/platform/db/lock-rows";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
import { logError } from "@/server/platform/log";
import { PRODUCT_VERSION } from "@/server/platform/product-version";
import type { ApplicationRow } from "./rows";
import { printSoon } from "./sent-queue";

type Sendable = Pick<
  ApplicationRow,
  "id" | "company" | "status" | "resumeId" | "coverLetterId" | "sentResumeVersionId" | "sentCoverLetterVersionId"
>;

export type Captured = { sentResumeVersionId?: string; sentCheckScore?: number; sentCoverLetterVersionId?: string };

/**
 * Records resume and letter as they are, once the company has them: a `sent` version of each, named after the company, and a copy that
 * stays when the document is purged. Runs in the transaction that changes the application. Throws NOT_FOUND for a document in Trash.
 */
export async function captureSent(tx: Db, ownerId: string, application: Sendable, now: Date): Promise<Captured> {
  if (!SENT_STAGES.includes(application.status)) return {};
  const captured: Captured = {};
  if (application.resumeId && !application.sentResumeVersionId)
    Object.assign(captured, await captureResume(tx, ownerId, application, application.resumeId, now));
  if (application.coverLetterId && !application.sentCoverLetterVersionId)
    captured.sentCoverLetterVersionId = await captureLetter(tx, ownerId, application, application.coverLetterId);
  return captured;
}

async function captureResume(tx: Db, ownerId: string, application: Sendable, resumeId: string, now: Date) {
  // The row is locked, so that what is recorded is what the next change is based on.
  await lockRows(tx, "resume", [resumeId], { strength: "no key update" });
  const row = await readResumeRow(tx, ownerId, resumeId);
  if (row.trashedAt) throw failure("NOT_FOUND", { message: "The linked resume is in Trash." });
  const { data } = toResume(row);
  const json = JSON.stringify(data);
  const version = await resumeVersionStore.add(tx, row.id, { kind: "sent", json, name: application.company });
  await keepCopy(tx, application, {
    kind: "resume",
    documentId: row.id,
    versionId: version.id,
    name: row.name,
    template: data.metadata.template,
    picturePath: picturePathOf(data.picture),
    json,
  });
  if (isSmall(data)) return { sentResumeVersionId: version.id, sentCheckScore: await scoreOf(data, now) };
  // It waits for a process, and must not hold the connection during that time.
  afterCommit(tx, () => void scoreLater(application.id, version.id, data, now));
  return { sentResumeVersionId: version.id };
}

const scoreOf = async (data: ResumeData, now: Date): Promise<number> => (await runTask("checkResume", { data, now })).score;

/** Adds the score of what was sent. The smallest later moment of change: readers see it, and the order of the list stays. */
async function scoreLater(id: string, versionId: string, data: ResumeData, now: Date): Promise<void> {
  try {
    const score = await scoreOf(data, now);
    await database().$executeRaw`
      update application set "sentCheckScore" = ${score}, "updatedAt" = "updatedAt" + interval '1 millisecond'
      where id = ${id}::uuid and "sentResumeVersionId" = ${versionId}::uuid`;
  } catch (error) {
    logError("instance", "The score of a sent resume could not be computed.", error, { applicationId: id });
  }
}

async function captureLetter(tx: Db, ownerId: string, application: Sendable, letterId: string): Promise<string> {
  await lockRows(tx, "cover_letter", [letterId], { strength: "no key update" });
  const row = await readLetterRow(tx, ownerId, letterId);
  if (row.trashedAt) throw failure("NOT_FOUND", { message: "The linked letter is in Trash." });
  const state = stateOf(row);
  const json = JSON.stringify(state);
  const version = await letterVersionStore.add(tx, row.id, { kind: "sent", json, name: application.company });
  await keepCopy(tx, application, {
    kind: "letter",
    documentId: row.id,
    versionId: version.id,
    name: row.name,
    template: state.style.metadata.template,
    picturePath: picturePathOf(state.style.picture),
    json,
  });
  return version.id;
}

type Copy = {
  kind: "resume" | "letter";
  documentId: string;
  versionId: string;
  name: string;
  template: string;
  picturePath: string | null;
  json: string;
};

async function keepCopy(tx: Db, application: Sendable, { json, ...copy }: Copy): Promise<void> {
  const id = newId();
  const printing = { productVersion: PRODUCT_VERSION, engine: engineIdentity() };
  const row = { id, applicationId: application.id, ...copy, packed: pack(json, null), ...printing };
  await tx.submission.createMany({ data: [row] });
  // Typesetting takes long, and must block neither the response nor a connection.
  afterCommit(tx, () => printSoon([id]));
}
