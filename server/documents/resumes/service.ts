import { LIMITS } from "@/contracts/limits";
import type { Resume, ResumeEntry } from "@/contracts/model/resume/resume";
import { defaultResumeData } from "@/domain/default-resume";
import { copyName, nameOfImport } from "@/domain/names";
import { sampleResumeData } from "@/domain/sample/resume";
import { isSlug, slugFromName } from "@/domain/slug/slug";
import { type Db, db, first, fragment, sql } from "@/server/db/sql";
import { resumeVersionStore } from "@/server/documents/versions/stores";
import { failure } from "@/server/errors";
import { knownId } from "@/server/ids";
import { type Paging, pageOf } from "@/server/paging";
import { changeResume, type ResumeFields, refuseLocked } from "./change";
import { hasLetterSections, incomingData, keepLetterSections } from "./incoming";
import { LIST_COLUMNS, type ResumeRow, ROW_COLUMNS, toResume, withData } from "./rows";
import { nextFreeSlug } from "./slugs";
import { announce } from "./updates";
import { insertResume } from "./write";

type ListInput = Paging & { tags?: string[] | undefined; sort: "lastUpdatedAt" | "createdAt" | "name" };

/** Each order as an index has it, so that a page costs the same in a library of ten and of twenty thousand. */
const ORDERS = {
  lastUpdatedAt: fragment(`"updatedAt" desc, id desc`),
  createdAt: fragment(`"createdAt", id desc`),
  name: fragment(`lower(name), id desc`),
} as const;

/** The owner's resumes outside Trash, without data. */
export async function listResumes(ownerId: string, input: ListInput): Promise<{ entries: ResumeEntry[]; total: number }> {
  const { limit, offset, paging } = pageOf(input);
  const tags = input.tags ?? [];
  // Without tags to look for, the index alone answers; the condition would fetch every row.
  const hasTags = tags.length > 0 ? fragment("tags @>") : fragment("'{}'::text[] =");
  const entries = await db.query<ResumeEntry>(
    sql`select ${LIST_COLUMNS} from resume where "userId" = ${ownerId} and "trashedAt" is null and ${hasTags} ${tags}::text[]
        order by ${ORDERS[input.sort]} limit ${limit} offset ${offset}`,
  );
  if (!paging) return { entries, total: entries.length };
  const row = await first<{ total: number }>(
    db,
    sql`select count(*) as total from resume where "userId" = ${ownerId} and "trashedAt" is null and ${hasTags} ${tags}::text[]`,
  );
  return { entries, total: row?.total ?? 0 };
}

/** Every tag of the owner's live resumes, sorted. */
export async function listResumeTags(ownerId: string): Promise<string[]> {
  const rows = await db.query<{ tag: string }>(
    sql`select distinct unnest(tags) as tag from resume where "userId" = ${ownerId} and "trashedAt" is null order by tag`,
  );
  return rows.map((row) => row.tag);
}

/** A resume of its owner, one in Trash included. Throws NOT_FOUND. */
export async function readResume(ownerId: string, id: string): Promise<Resume> {
  return toResume(await readRow(db, ownerId, id));
}

export async function readRow(on: Db, ownerId: string, id: string): Promise<ResumeRow> {
  const row = await first<ResumeRow>(
    on,
    sql`select ${ROW_COLUMNS} from resume where id = ${knownId(id)} and "userId" = ${ownerId}`,
  );
  if (!row) throw failure("NOT_FOUND");
  return row;
}

type CreateInput = {
  name: string;
  slug?: string | undefined;
  tags: string[];
  autoName?: boolean | undefined;
  withSampleData: boolean;
};

/** Creates a resume with default or sample data, in the name of its owner. Answers its id. */
export async function createResume(ownerId: string, input: CreateInput): Promise<string> {
  refuseBadSlug(input.slug);
  const owner = await first<{ name: string }>(db, sql`select name from "user" where id = ${ownerId}`);
  const data = input.withSampleData ? sampleResumeData() : defaultResumeData({ name: owner?.name ?? "" });
  const { name, slug, tags, autoName = false } = input;
  const id = await insertResume(ownerId, { name, slug, tags: unique(tags), data, kind: "created", autoName });
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

/** Writes the given fields of a resume. A change of `data` leaves the session's `auto` version. */
export async function updateResume(ownerId: string, input: UpdateInput, now: number): Promise<Resume> {
  const incoming = input.data === undefined ? undefined : incomingData(input.data);
  const row = await changeResume(ownerId, input.id, async (current, tx) => {
    refuseLocked(current);
    refuseMoved(current, input.expectedUpdatedAt);
    if (input.slug !== undefined && input.slug !== current.slug) refuseBadSlug(input.slug);
    const fields = givenFields(input, current);
    if (!incoming) return fields;
    const data = await keepLetterSections(tx, ownerId, { id: current.id, name: fields.name ?? current.name }, incoming);
    const json = JSON.stringify(data);
    const changed = json !== JSON.stringify(current.data);
    if (changed) await resumeVersionStore.keepAuto(tx, current.id, json, input.sessionId, now, "auto");
    const name = followHeadline(current, fields, data.basics.headline);
    return { ...fields, ...(changed ? { data } : {}), ...(name ? { name } : {}) };
  });
  announce(ownerId, row.id, "update", row.updatedAt);
  return toResume(row);
}

function givenFields(input: UpdateInput, current: ResumeRow): ResumeFields {
  const fields: ResumeFields = {};
  if (input.name !== undefined) fields.name = input.name;
  // A name given by hand is kept from then on.
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

function refuseMoved(current: ResumeRow, expected: string | undefined) {
  if (expected === undefined || Date.parse(expected) === Date.parse(current.updatedAt)) return;
  throw failure("RESUME_VERSION_CONFLICT", { data: { updatedAt: current.updatedAt } });
}

export { refuseMoved };

/** Moves a resume to Trash. */
export async function trashResume(ownerId: string, id: string, now: number): Promise<void> {
  const row = await changeResume(ownerId, id, async (current) => {
    refuseLocked(current);
    return current.trashedAt ? null : { trashedAt: new Date(now).toISOString() };
  });
  announce(ownerId, row.id, "delete", row.updatedAt);
}

/** Locks or unlocks a resume. */
export async function lockResume(ownerId: string, id: string, isLocked: boolean): Promise<void> {
  const row = await changeResume(ownerId, id, async () => ({ isLocked }));
  announce(ownerId, row.id, "lock", row.updatedAt);
}

type CopyInput = { id: string; name?: string | undefined; slug?: string | undefined; tags?: string[] | undefined };

/** Makes a private, unlocked copy with its own history. Answers the new id. */
export async function duplicateResume(ownerId: string, input: CopyInput): Promise<string> {
  refuseBadSlug(input.slug);
  const row = await readRow(db, ownerId, input.id);
  const { data } = withData(row, toResume(row).data);
  const name = input.name ?? copyName(row.name);
  const id = await insertResume(ownerId, {
    name,
    slug: input.slug,
    tags: unique(input.tags ?? row.tags),
    data,
    kind: "created",
    showDownloadButtons: row.showDownloadButtons,
  });
  announce(ownerId, id, "create");
  return id;
}

type JobCopyInput = { resumeId: string; applicationId?: string | undefined; name?: string | undefined };

/** Copies a resume to fit it to one application. Throws NOT_FOUND for an application that is not the owner's. */
export async function copyForJob(ownerId: string, input: JobCopyInput): Promise<string> {
  const row = await readRow(db, ownerId, input.resumeId);
  // This release keeps no applications yet, so there is none whose id could be given.
  if (input.applicationId !== undefined) throw failure("NOT_FOUND", { message: "This application does not exist." });
  return duplicateResume(ownerId, { id: row.id, name: input.name });
}

/** Makes a resume from data of this or an earlier version. It is named after the person, else the headline. */
export async function importResume(ownerId: string, value: unknown): Promise<string> {
  const incoming = incomingData(value);
  const name = nameOfImport(incoming);
  const keepLetters = async (tx: Db, resumeId: string) => {
    const data = await keepLetterSections(tx, ownerId, { id: resumeId, name }, incoming);
    await tx.query(sql`update resume set data = ${JSON.stringify(data)} where id = ${resumeId}`);
  };
  const resume = { name, tags: [], data: incoming, kind: "import" as const };
  const id = await insertResume(ownerId, resume, hasLetterSections(incoming) ? keepLetters : undefined);
  announce(ownerId, id, "create");
  return id;
}

type SlugStatus = { status: "available" | "current" | "invalid" | "taken"; takenBy?: string; suggestion?: string };

/** Whether a resume could have an address, and a free one close to it if not. */
export async function checkSlug(ownerId: string, resumeId: string, slug: string): Promise<SlugStatus> {
  const row = await readRow(db, ownerId, resumeId);
  if (slug === row.slug) return { status: "current" };
  if (!isSlug(slug)) return { status: "invalid", suggestion: await nextFreeSlug(db, ownerId, slugFromName(slug), 1, row.id) };
  const holder = await first<{ name: string }>(db, sql`select name from resume where "userId" = ${ownerId} and slug = ${slug}`);
  if (!holder) return { status: "available" };
  return { status: "taken", takenBy: holder.name, suggestion: await nextFreeSlug(db, ownerId, slug, 2, row.id) };
}

function refuseBadSlug(slug: string | undefined) {
  if (slug !== undefined && !isSlug(slug)) throw failure("INVALID_SLUG");
}

const unique = (tags: readonly string[]) => [...new Set(tags)];
