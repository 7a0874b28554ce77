import type { ResumeData } from "@/contracts/model/resume/data";
import type { Resume, ResumeEntry } from "@/contracts/model/resume/resume";
import { normaliseResumeData } from "@/domain/normalise/resume";
import type { Prisma } from "@/server/platform/db/generated/client";

/** The columns of a resume for lists. */
export const LISTED = {
  id: true,
  name: true,
  slug: true,
  tags: true,
  isPublic: true,
  showDownloadButtons: true,
  isLocked: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.ResumeSelect;

/** The columns of a resume without its data. */
export const HEAD = {
  ...LISTED,
  userId: true,
  autoName: true,
  passwordHash: true,
  applicationId: true,
  linkedItems: true,
  trashedAt: true,
} as const satisfies Prisma.ResumeSelect;

export const ROW = { ...HEAD, data: true } as const satisfies Prisma.ResumeSelect;

export type ResumeHead = Prisma.ResumeGetPayload<{ select: typeof HEAD }>;
export type ResumeRow = Omit<Prisma.ResumeGetPayload<{ select: typeof ROW }>, "data"> & { data: unknown };

/** A row as lists return it. */
export function toEntry(row: Prisma.ResumeGetPayload<{ select: typeof LISTED }>): ResumeEntry {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** A row as the API returns it, with its data upgraded (dates filled in, missing fields added). */
export function toResume(row: ResumeRow): Resume {
  return withData(row, normaliseResumeData(row.data));
}

export function withData(row: ResumeHead, data: ResumeData): Resume {
  const { id, name, slug, tags, isPublic, showDownloadButtons, isLocked, passwordHash, applicationId, createdAt, updatedAt } =
    row;
  // Nothing in Trash is shared; the flag is only stored for a later restore.
  return {
    id,
    name,
    slug,
    tags,
    isPublic: isPublic && row.trashedAt === null,
    showDownloadButtons,
    isLocked,
    data,
    hasPassword: passwordHash !== null,
    applicationId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
