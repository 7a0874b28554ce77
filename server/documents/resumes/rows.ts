import type { ResumeData } from "@/contracts/model/resume/data";
import type { Resume, ResumeEntry } from "@/contracts/model/resume/resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { fragment } from "@/server/db/sql";

/** A resume's row without its data. */
export type ResumeHead = ResumeEntry & {
  userId: string;
  hasPassword: boolean;
  autoName: boolean;
  applicationId: string | null;
  trashedAt: string | null;
};

export type ResumeRow = ResumeHead & { data: unknown };

export const LIST_COLUMNS = fragment(
  `id, name, slug, tags, "isPublic", "showDownloadButtons", "isLocked", "createdAt", "updatedAt"`,
);

export const ROW_COLUMNS = fragment(
  `id, "userId", name, slug, tags, "isPublic", "showDownloadButtons", "isLocked", "autoName", "passwordHash" is not null as "hasPassword", "applicationId", "trashedAt", "createdAt", "updatedAt", data`,
);

/** A row as the API answers it; its data is brought up to date on the way (dates filled, missing fields added). */
export function toResume(row: ResumeRow): Resume {
  return withData(row, normaliseResumeData(row.data));
}

export function withData(row: ResumeHead, data: ResumeData): Resume {
  const { id, name, slug, tags, isPublic, showDownloadButtons, isLocked, hasPassword, applicationId, createdAt, updatedAt } = row;
  // In Trash nothing is shared, whatever the flag remembers for a later restore.
  return {
    id,
    name,
    slug,
    tags,
    isPublic: isPublic && row.trashedAt === null,
    showDownloadButtons,
    isLocked,
    data,
    hasPassword,
    applicationId,
    createdAt,
    updatedAt,
  };
}
