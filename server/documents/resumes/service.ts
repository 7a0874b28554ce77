import { LIMITS } from "@/contracts/limits";
import type { Resume, ResumeEntry } from "@/contracts/model/resume/resume";
import { defaultResumeData } from "@/domain/default-resume";
import { copyName, jobCopyName, nameOfImport } from "@/domain/names";
import { COMPOSITION } from "@/domain/page-breaks";
import { sampleResumeData } from "@/domain/sample/resume";
import { isSlug, slugFromName } from "@/domain/slug/slug";
import { withStoredPictureOf } from "@/server/accounts/files/inline-picture";
import { giveDocument } from "@/server/documents/application-links";
import { countDocuments } from "@/server/documents/counts";
import { refuseTooLarge } from "@/server/documents/document-size";
import { findApplication } from "@/server/documents/find-application";
import { copyLinks } from "@/server/documents/record-links/copy";
import type { Db } from "@/server/platform/db/client";
import { Prisma, type PrismaClient } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { changeResume, type ResumeFields, refuseLocked } from "./change";
import { writtenData } from "./data-columns";
import { rememberFile } from "./imported-files";
import { compositionOf } from "./page-breaks";
import { hasLetterSections, incomingData, keepLetterSections } from "./parse-incoming";
import { findResume, readRow } from "./read";
import { LISTED, type ResumeRow, toEntry, toResume } from "./rows";
import { nextFreeSlug } from "./slugs";
import { announce } from "./updates";
import { refuseMoved } from "./version-guard";
import { resumeVersionStore } from "./version-table";
import { insertResume } from "./write";

type ListInput = Paging & { tags?: string[] | undefined; sort: "lastUpdatedAt" | "createdAt" | "name" };

/**
 * Each order matches an index, so that a page costs the same in a library of ten and of twenty thousand. All have null in
 * `trashedAt`; PostgreSQL takes the order from the index only when the query repeats it.
 */
const ORDERS = {
  lastUpdatedAt: [{ trashedAt: "asc" }, { updatedAt: "desc" }, { id: "desc" }],
  createdAt: [{ trashedAt: "asc" }, { createdAt: "asc" }, { id: "desc" }],
} satisfies Record<string, Prisma.ResumeOrderByWithRelationInput[]>;

/** The owner's resumes outside Trash, without data. */
export async function listResumes(
  db: Db,
  ownerId: string,
  { tags = [], sort, ...options }: ListInput,
): Promise<{ entries: ResumeEntry[]; total: number }> {
  const page = pageOf(options);
  // Without tags the index alone is enough; the condition would fetch every row.
  const where = { userId: ownerId, trashedAt: null, ...(tags.length > 0 && { tags: { hasEvery: tags } }) };
  const rows =
    sort === "name"
      ? await listByName(db, ownerId, tags, page)
      : await db.resume.findMany({ where, select: LISTED, orderBy: ORDERS[sort], ...rowsOf(page) });
  const entries = rows.map(toEntry);
  if (!page.paging) return { entries, total: entries.length };
  return { entries, total: tags.length > 0 ? await db.resume.count({ where }) : (await countDocuments(db, ownerId)).resume };
}

/** Raw SQL, because Prisma only orders by columns, and names are ordered case-insensitively. */
const listByName = (
  db: Db,
  ownerId: string,
  tags: readonly string[],
  { limit, offset }: ReturnType<typeof pageOf>,
): Promise<Prisma.ResumeGetPayload<{ select: typeof LISTED }>[]> => db.$queryRaw`
  select id, name, slug, tags, "isPublic", "showDownloadButtons", "isLocked", "createdAt", "updatedAt" from resume
  where "userId" = ${ownerId}::uuid and "trashedAt" is null ${tags.length > 0 ? Prisma.sql`and tags @> ${tags}::text[]` : Prisma.empty}
  order by lower(name), id desc limit ${limit}::int8 offset ${offset}::int8`;

/** Every tag of the owner's live resumes, sorted. */
export async function listResumeTags(db: Db, ownerId: string): Promise<string[]> {
  // Raw SQL that steps from tag to tag through the index: the cost depends on the number of tags, not resumes.
  const rows = await db.$queryRaw<{ tag: string }[]>`
    with recursive found as (
      (select tag from resume_tag where "userId" = ${ownerId}::uuid order by tag limit 1)
      union all
      select (select tag from resume_tag where "userId" = ${ownerId}::uuid and tag > found.tag order by tag limit 1)
      from found where found.tag is not null)
    select tag from found where tag is not null order by tag`;
  return rows.map((row) => row.tag);
}

type CreateInput = {
  name: string;
  slug?: string | undefined;
  tags: string[];
  autoName?: boolean | undefined;
  withSampleData: boolean;
};

/** Creates a resume with default or sample data and the owner's name. Returns its id. */
export async function createResume(db: PrismaClient, ownerId: string, input: CreateInput): Promise<string> {
  refuseBadSlug(input.slug);
  const owner = await db.user.findUnique({ where: { id: ownerId }, select: { name: true } });
  const data = input.withSampleData ? sampleResumeData() : defaultResumeData({ name: owner?.name ?? "" });
  const { name, slug, tags, autoName = false } = input;
  const id = await insertResume(db, ownerId, { name, slug, tags: unique(tags), data, kind: "created", autoName });
  announce(ownerId, id, "create");
  return id;
}

type UpdateInput = {
  id: string;
  name?: string | undefined;
  slug?: string | undefined;
  tags?: string[] | undefined;
  data?: unknown;
  isPublic?: boolean | undefined;
  showDownloadButtons?: boolean | undefined;
  sessionId?: string | undefined;
  expectedUpdatedAt?: string | undefined;
};

/** Writes the given fields of a resume. A change of `data` creates or updates the session's `auto` version. */
export const updateResume = (db: Db, ownerId: string, input: UpdateInput, now: number): Promise<Resume> =>
  withStoredPictureOf(db, ownerId, input.data, (data) => writeUpdate(db, ownerId, { ...input, data }, now));

async function writeUpdate(db: Db, ownerId: string, input: UpdateInput, now: number): Promise<Resume> {
  const incoming = input.data === undefined ? undefined : await incomingData(input.data);
  const row = await changeResume(db, ownerId, input.id, async (current, tx) => {
    refuseLocked(current);
    refuseMoved(current, input.expectedUpdatedAt);
    if (input.slug !== undefined && input.slug !== current.slug) refuseBadSlug(input.slug);
    const fields = providedFields(input, current);
    if (!incoming) return fields;
    const data = await keepLetterSections(tx, ownerId, { id: current.id, name: fields.name ?? current.name }, incoming);
    const json = JSON.stringify(data);
    const stored = JSON.stringify(current.data);
    const changed = json !== stored;
    if (changed) refuseTooLarge({ json, data }, () => ({ json: stored, data: current.data }));
    if (changed) await resumeVersionStore.keepAuto(tx, current.id, json, input.sessionId, now);
    const name = followHeadline(current, fields, data.basics.headline);
    return { ...fields, ...(changed ? { data } : {}), ...(name ? { name } : {}) };
  });
  announce(ownerId, row.id, "update", row.updatedAt);
  return toResume(row);
}

function providedFields(input: UpdateInput, current: ResumeRow): ResumeFields {
  const fields: ResumeFields = {};
  if (input.name !== undefined) fields.name = input.name;
  // A name set by the person is no longer changed automatically.
  if (input.name !== undefined && input.name !== current.name) fields.autoName = false;
  if (input.slug !== undefined) fields.slug = input.slug;
  if (input.tags !== undefined) fields.tags = unique(input.tags);
  if (input.isPublic !== undefined) fields.isPublic = input.isPublic;
  if (input.showDownloadButtons !== undefined) fields.showDownloadButtons = input.showDownloadButtons;
  return fields;
}

function followHeadline(current: ResumeRow, fields: ResumeFields, headline: string): string | null {
  const follows = current.autoName && fields.name === undefined && headline.trim() !== "";
  return follows ? headline.trim().slice(0, LIMITS.name.max) : null;
}

/** Moves a resume to Trash. */
export async function trashResume(db: Db, ownerId: string, id: string, now: number): Promise<void> {
  const row = await changeResume(db, ownerId, id, async (current) => {
    refuseLocked(current);
    return current.trashedAt ? null : { trashedAt: new Date(now) };
  });
  announce(ownerId, row.id, "delete", row.updatedAt);
}

/** Locks or unlocks a resume. */
export async function lockResume(db: Db, ownerId: string, id: string, isLocked: boolean): Promise<void> {
  const row = await changeResume(db, ownerId, id, async () => ({ isLocked }));
  announce(ownerId, row.id, "lock", row.updatedAt);
}

type CopyInput = { id: string; name?: string | undefined; slug?: string | undefined; tags?: string[] | undefined };

/** Makes a private, unlocked copy with its own history. Returns the new id. */
export async function duplicateResume(
  db: PrismaClient,
  ownerId: string,
  input: CopyInput,
  applicationId?: string,
): Promise<string> {
  refuseBadSlug(input.slug);
  const row = await readRow(db, ownerId, input.id);
  const { data } = toResume(row);
  const name = input.name ?? copyName(row.name);
  const copy = {
    name,
    slug: input.slug,
    tags: unique(input.tags ?? row.tags),
    data,
    kind: "created" as const,
    showDownloadButtons: row.showDownloadButtons,
    applicationId: applicationId ?? null,
  };
  const composition = await compositionOf(db, ownerId, row.id);
  const give = async (tx: Db, newId: string) => {
    await tx.resume.updateMany({ where: { id: newId }, data: { composition } });
    await copyLinks(tx, ownerId, { source: row, copyId: newId, before: data, after: data });
    if (applicationId) await giveDocument(tx, ownerId, { applicationId, type: "resume", id: newId }, "replace-saved");
  };
  const needsMore = applicationId !== undefined || row.linkedItems.length > 0 || composition < COMPOSITION;
  const id = await insertResume(db, ownerId, copy, needsMore ? give : undefined);
  announce(ownerId, id, "create");
  return id;
}

type JobCopyInput = { resumeId: string; applicationId?: string | undefined; name?: string | undefined };

/** Copies a resume to tailor it to an application. Throws NOT_FOUND for another user's application. */
export async function copyForJob(db: PrismaClient, ownerId: string, input: JobCopyInput): Promise<string> {
  const id = await findResume(db, ownerId, input.resumeId);
  if (input.applicationId === undefined) return duplicateResume(db, ownerId, { id, name: input.name });
  const { id: applicationId, company } = await findApplication(db, ownerId, input.applicationId);
  const name = input.name ?? jobCopyName((await readRow(db, ownerId, id)).name, company);
  return duplicateResume(db, ownerId, { id, name }, applicationId);
}

/**
 * Creates a resume from data of this or an earlier version, named after the person or else the headline. `fileHash` is that of the file
 * it was read from.
 */
export const importResume = (db: PrismaClient, ownerId: string, value: unknown, fileHash?: string): Promise<string> =>
  withStoredPictureOf(db, ownerId, value, (data) => insertImport(db, ownerId, data, fileHash));

async function insertImport(db: PrismaClient, ownerId: string, value: unknown, fileHash?: string): Promise<string> {
  const incoming = await incomingData(value);
  const name = nameOfImport(incoming);
  const keepLetters = async (tx: Db, resumeId: string) => {
    const data = await keepLetterSections(tx, ownerId, { id: resumeId, name }, incoming);
    await tx.resume.updateMany({ where: { id: resumeId }, data: writtenData(data) });
  };
  const also = async (tx: Db, resumeId: string) => {
    if (hasLetterSections(incoming)) await keepLetters(tx, resumeId);
    if (fileHash !== undefined) await rememberFile(tx, ownerId, resumeId, fileHash);
  };
  const resume = { name, tags: [], data: incoming, kind: "import" as const };
  const needsMore = hasLetterSections(incoming) || fileHash !== undefined;
  const id = await insertResume(db, ownerId, resume, needsMore ? also : undefined);
  announce(ownerId, id, "create");
  return id;
}

type SlugStatus = { status: "available" | "current" | "invalid" | "taken"; takenBy?: string; suggestion?: string };

/** Whether a resume can have an address, and if not, a similar free one. */
export async function checkSlug(db: Db, ownerId: string, resumeId: string, slug: string): Promise<SlugStatus> {
  const row = await readRow(db, ownerId, resumeId);
  if (slug === row.slug) return { status: "current" };
  if (!isSlug(slug)) return { status: "invalid", suggestion: await nextFreeSlug(db, ownerId, slugFromName(slug), 1, row.id) };
  const holder = await db.resume.findFirst({ where: { userId: ownerId, slug }, select: { name: true } });
  if (!holder) return { status: "available" };
  return { status: "taken", takenBy: holder.name, suggestion: await nextFreeSlug(db, ownerId, slug, 2, row.id) };
}

function refuseBadSlug(slug: string | undefined) {
  if (slug !== undefined && !isSlug(slug)) throw failure("INVALID_SLUG");
}

const unique = (tags: readonly string[]) => [...new Set(tags)];
