import type { DocumentEntry, DocumentType } from "@/contracts/model/document";
import type { CoverLetter } from "@/server/db/generated/client";

/** What resumes and letters have in common in lists. */
export type DocumentRow = Pick<CoverLetter, "id" | "name" | "tags" | "isLocked" | "trashedAt" | "createdAt" | "updatedAt"> & {
  type: DocumentType;
};

/** A row as the API returns it. This release has no applications yet. */
export const toEntry = ({ trashedAt, createdAt, updatedAt, ...row }: DocumentRow): DocumentEntry => ({
  ...row,
  application: null,
  trashedAt: trashedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
