import type { DocumentType } from "@/contracts/model/document";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { type ApplicationFields, changeApplication } from "./change";
import type { ApplicationRow } from "./rows";

const documentOf = (row: ApplicationRow, type: DocumentType) => (type === "resume" ? row.resumeId : row.coverLetterId);
const sentOf = (row: ApplicationRow, type: DocumentType) =>
  type === "resume" ? row.sentResumeVersionId : row.sentCoverLetterVersionId;
const fieldOf = (type: DocumentType, id: string | null): ApplicationFields =>
  type === "resume" ? { resumeId: id } : { coverLetterId: id };

/** What becomes of a document that the application has already: it stays, it is replaced, or it is given only to an application that is still saved. */
type How = "keep" | "replace" | "replace-saved";

/**
 * Makes a document the resume or letter of an application, and records it where the company has it already. Runs in the transaction
 * that links the document. Throws NOT_FOUND, and BAD_REQUEST where what was sent would be replaced.
 */
export async function giveDocument(
  tx: Db,
  ownerId: string,
  { applicationId, type, id }: { applicationId: string; type: DocumentType; id: string },
  how: How,
): Promise<void> {
  await changeApplication(
    tx,
    ownerId,
    applicationId,
    (row) => {
      const present = documentOf(row, type);
      if (present === id || (present !== null && how === "keep")) return {};
      if (how === "replace-saved" && row.status !== "saved") return {};
      if (sentOf(row, type) === null) return fieldOf(type, id);
      if (how !== "replace") return {};
      throw failure("BAD_REQUEST", { message: "What was sent with this application is recorded and cannot be replaced." });
    },
    new Date(),
  );
}

/** Takes a document back from an application, unless it was sent with it: then the record stays. */
export async function takeDocumentBack(
  tx: Db,
  ownerId: string,
  { applicationId, type, id }: { applicationId: string; type: DocumentType; id: string },
): Promise<void> {
  await changeApplication(
    tx,
    ownerId,
    applicationId,
    (row) => (documentOf(row, type) === id && sentOf(row, type) === null ? fieldOf(type, null) : {}),
    new Date(),
  );
}

/**
 * Takes documents that are deleted for good from their applications, which keep what was sent. Those restored meanwhile stay linked. An
 * application that loses one counts as changed, by as little as leaves it at its place in the list.
 */
export async function forgetDocuments(
  tx: Db,
  ownerId: string,
  { resume, letter }: Record<DocumentType, string[]>,
): Promise<void> {
  // By hand: one statement for however many, and the next moment of each row.
  await tx.$executeRaw`
    update application a set "updatedAt" = a."updatedAt" + interval '1 millisecond',
      "resumeId" = case when r.id is null then a."resumeId" end, "coverLetterId" = case when l.id is null then a."coverLetterId" end
    from application b
      left join resume r on r.id = b."resumeId" and r.id = any(${resume}::uuid[]) and r."trashedAt" is not null
      left join cover_letter l on l.id = b."coverLetterId" and l.id = any(${letter}::uuid[]) and l."trashedAt" is not null
    where a.id = b.id and a."userId" = ${ownerId}::uuid and (r.id is not null or l.id is not null)`;
}
