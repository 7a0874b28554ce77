import type { DocumentEntry, DocumentType } from "@/contracts/model/document";
import type { CoverLetter } from "@/server/platform/db/generated/client";

/** What resumes and letters have in common in lists. */
export type DocumentRow = Pick<CoverLetter, "id" | "name" | "tags" | "isLocked" | "trashedAt" | "createdAt" | "updatedAt"> & {
  type: DocumentType;
  applicationId: string | null;
  company: string | null;
  role: string | null;
};

/** A row as the API returns it. */
export const toEntry = ({
  trashedAt,
  createdAt,
  updatedAt,
  applicationId,
  company,
  role,
  ...row
}: DocumentRow): DocumentEntry => ({
  ...row,
  application: applicationId === null || company === null ? null : { id: applicationId, company, role: role ?? "" },
  trashedAt: trashedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
