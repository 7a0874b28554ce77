import { createTranslator } from "use-intl/core";
import { LIMITS } from "@/contracts/limits";
import type { DocumentType } from "@/contracts/model/document";
import type { Language } from "@/contracts/model/languages";
import { noonOf, sortTimeline } from "@/domain/applications/timeline";
import { mailLanguage } from "@/domain/languages";
import { loadMessages } from "@/messages/load";
import type { ApplicationLinks, DocumentLink, WhenPresent } from "@/server/documents/application-links";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { newId } from "@/server/platform/ids";
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

/** Notes the day on which a link was first opened, in the owner's language. A full timeline stays as it is. */
async function recordOpened(
  tx: Db,
  ownerId: string,
  { applicationId, label, day }: { applicationId: string; label: string; day: string },
): Promise<void> {
  const user = await tx.user.findUnique({ where: { id: ownerId }, select: { language: true } });
  const t = await linkTexts(mailLanguage(user?.language ?? null));
  await changeApplication(
    tx,
    ownerId,
    applicationId,
    ({ activity }) =>
      activity.length >= LIMITS.application.activity
        ? {}
        : { activity: sortTimeline([{ id: newId(), at: noonOf(day), type: "note", text: t("opened", { label }) }, ...activity]) },
    new Date(),
  );
}

const linkTexts = async (locale: Language) =>
  createTranslator({ locale, messages: await loadMessages(locale), namespace: "applications.links" });

/** What documents use to link themselves to applications; offered at start. */
export const applicationLinks: ApplicationLinks = { give: giveDocument, recordOpened, takeBack: takeDocumentBack };
