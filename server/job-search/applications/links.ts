import type { DocumentType } from "@/contracts/model/document";
import type { ApplicationLinks, DocumentLink, WhenPresent } from "@/server/documents/application-links";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { type ApplicationFields, changeApplication } from "./change";
import type { ApplicationRow } from "./rows";

const documentOf = (row: ApplicationRow, type: DocumentType) => (type === "resume" ? row.resumeId : row.coverLetterId);
const sentOf = (row: ApplicationRow, type: DocumentType) =>
  type === "resume" ? row.sentResumeVersionId : row.sentCoverLetterVersionId;
const fieldOf = (type: DocumentType, id: string | null): ApplicationFields =>
  type === "resume" ? { resumeId: id } : { coverLetterId: id };

/**
 * Makes a document the resume or letter of an application, and records it where the company has it already. Runs in the transaction
 * that links the document. Throws NOT_FOUND, and BAD_REQUEST where what was sent would be replaced.
 */
async function giveDocument(tx: Db, ownerId: string, { applicationId, type, id }: DocumentLink, how: WhenPresent): Promise<void> {
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
async function takeDocumentBack(tx: Db, ownerId: string, { applicationId, type, id }: DocumentLink): Promise<void> {
  await changeApplication(
    tx,
    ownerId,
    applicationId,
    (row) => (documentOf(row, type) === id && sentOf(row, type) === null ? fieldOf(type, null) : {}),
    new Date(),
  );
}

/** What documents use to link themselves to applications; offered at start. */
export const applicationLinks: ApplicationLinks = { give: giveDocument, takeBack: takeDocumentBack };
