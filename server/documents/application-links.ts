import type { DocumentType } from "@/contracts/model/document";
import type { Db } from "@/server/platform/db/client";
import { singleton } from "@/server/platform/singleton";

// Applications are on a floor above documents and record what was sent with them. The tracker offers what documents need of it at start.

export type DocumentLink = { applicationId: string; type: DocumentType; id: string };

/**
 * What happens to a document that the application already has: it stays, it is replaced, or it is replaced only while the application is
 * still saved.
 */
export type WhenPresent = "keep" | "replace" | "replace-saved";

export type ApplicationLinks = {
  give: (tx: Db, ownerId: string, link: DocumentLink, how: WhenPresent) => Promise<void>;
  recordOpened: (tx: Db, ownerId: string, opened: { applicationId: string; label: string; day: string }) => Promise<void>;
  takeBack: (tx: Db, ownerId: string, link: DocumentLink) => Promise<void>;
};

const offered = () => singleton<{ links: ApplicationLinks | null }>("application-links", () => ({ links: null }));

export function offerApplicationLinks(links: ApplicationLinks): void {
  offered().links = links;
}

function links(): ApplicationLinks {
  const { links } = offered();
  if (!links) throw new Error("The tracker has not offered its links yet.");
  return links;
}

/**
 * Makes a document the resume or letter of an application, and records it where the company has it already. Runs in the transaction
 * that links the document. Throws NOT_FOUND, and BAD_REQUEST where what was sent would be replaced.
 */
export const giveDocument: ApplicationLinks["give"] = (...link) => links().give(...link);

/** Notes in the timeline of an application on which day a link that was made for it was first opened. Throws NOT_FOUND. */
export const recordOpened: ApplicationLinks["recordOpened"] = (...opened) => links().recordOpened(...opened);

/** Takes a document back from an application, unless it was sent with it: then the record stays. */
export const takeDocumentBack: ApplicationLinks["takeBack"] = (...link) => links().takeBack(...link);
