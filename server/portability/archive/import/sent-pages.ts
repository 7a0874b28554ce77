import { fileType } from "@/server/accounts/files/file-type";
import { findApplication } from "@/server/documents/find-application";
import { keepPages } from "@/server/job-search/applications/sent-copies";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";

/**
 * Keeps the pages of an archive as those that were sent with an application. Throws NOT_FOUND if nothing was sent, BAD_REQUEST for what
 * is no PDF and for an application that did not come from an archive.
 */
export async function importSentPages(
  db: Db,
  ownerId: string,
  { applicationId, kind, file }: { applicationId: string; kind: "resume" | "letter"; file: File },
): Promise<void> {
  const { id } = await findApplication(db, ownerId, applicationId);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (fileType(bytes).type !== "application/pdf") throw failure("BAD_REQUEST", { message: "This is not a PDF." });
  const isImported = (await db.archivedThing.count({ where: { userId: ownerId, localId: id, kind: "application" } })) > 0;
  if (!isImported) throw failure("BAD_REQUEST", { message: "This application was not imported from an archive." });
  const row = await db.submission.findUnique({ where: { applicationId_kind: { applicationId: id, kind } } });
  if (!row) throw failure("NOT_FOUND", { message: "Nothing of this kind was sent with this application." });
  if (row.pdfPath === null) await keepPages(db, { id: row.id, userId: ownerId, printedBy: row.engine }, bytes);
}
