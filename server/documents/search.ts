import { setImmediate } from "node:timers/promises";
import type { DocumentFound, DocumentType } from "@/contracts/model/document";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { foundLine } from "@/domain/search/found-line";
import { searchWords } from "@/domain/search/search-text";
import { runTask } from "@/server/documents/tasks/run-task";
import type { SearchTexts } from "@/server/documents/tasks/tasks";
import type { Db } from "@/server/platform/db/client";
import { isForeignKeyViolation } from "@/server/platform/db/failures";
import { Prisma } from "@/server/platform/db/generated/client";
import { singleton } from "@/server/platform/singleton";
import { withResumes } from "./letters/read";
import { ROW, stateOf } from "./letters/rows";

/** Documents that are found to be stale at a time. Their texts are read one by one. */
const STEP = 25;
/** How long one search reads the texts of changed documents. It then searches what there is, and the next one continues. */
const BUDGET_MS = 5_000;
/** Resumes up to this size are read together. */
const SMALL_BYTES = 64_000;
/** Looking for the words in a text of more characters takes more than a millisecond. */
const LONG_TEXT = 20_000;

type Found = { id: string; type: DocumentType; name: string; updatedAt: Date; lines: string };
/** A document whose text is not taken yet, or older than the document. `named` is its name and its tags. */
type Stale = { id: string; type: DocumentType; updatedAt: Date; named: string };

/** Live documents of the owner. */
const live = (ownerId: string) => Prisma.sql`
  select 'resume' as type, id, name, tags, "updatedAt", name || E'\n' || array_to_string(tags, E'\n') as named from resume
    where "userId" = ${ownerId}::uuid and "trashedAt" is null
  union all
  select 'letter', id, name, tags, "updatedAt", name || E'\n' || array_to_string(tags, E'\n') from cover_letter
    where "userId" = ${ownerId}::uuid and "trashedAt" is null`;

/**
 * The owner's live documents that hold every word of the query in their name, tags or text, last edited first. The text of a document is
 * stored in searchable form (`document_text`) and updated if it was edited since.
 */
export async function searchDocuments(
  db: Db,
  ownerId: string,
  query: string,
  limit: number,
  budgetMs: number = BUDGET_MS,
): Promise<DocumentFound[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  await readChanged(db, ownerId, budgetMs);
  const rows = await db.$queryRaw<Found[]>`
    select d.type, d.id, d.name, d."updatedAt", t.lines from (${live(ownerId)}) d
      join document_text t on t."documentId" = d.id
    where not exists (select from unnest(${words}::text[]) word where strpos(t.text, word) = 0)
    order by d."updatedAt" desc, d.id desc limit ${limit}::int`;
  const found: DocumentFound[] = [];
  for (const { updatedAt, lines, ...row } of rows) {
    found.push({ ...row, updatedAt: updatedAt.toISOString(), line: foundLine(lines.split("\n"), words) });
    if (lines.length > LONG_TEXT) await setImmediate();
  }
  return found;
}

const readings = () => singleton("search-readings", () => new Map<string, Promise<void>>());

/** Reads what has changed, within the time. Searches of one person at the same moment do not read the same texts. */
async function readChanged(db: Db, ownerId: string, budgetMs: number): Promise<void> {
  const until = performance.now() + budgetMs;
  const read = async () => {
    while (performance.now() < until && (await takeTexts(db, ownerId, until)));
  };
  const before = readings().get(ownerId) ?? Promise.resolve();
  const mine = before.then(read, read);
  readings().set(ownerId, mine);
  try {
    await mine;
  } finally {
    if (readings().get(ownerId) === mine) readings().delete(ownerId);
  }
}

/** Reads the texts of some documents that have none, or an old one, one after the other until the time is up. Whether there may be more. */
async function takeTexts(db: Db, ownerId: string, until: number): Promise<boolean> {
  const stale = await db.$queryRaw<Stale[]>`
    select d.type, d.id, d."updatedAt", d.named from (${live(ownerId)}) d left join document_text t on t."documentId" = d.id
    where t."documentId" is null or t."takenFrom" <> d."updatedAt" or t.named <> d.named limit ${STEP}::int`;
  const small = await smallResumes(db, ownerId, stale);
  const taken: (Stale & SearchTexts)[] = [];
  for (const row of stale) {
    taken.push({ ...row, ...(await textsOf(db, ownerId, row, small)) });
    if (performance.now() >= until) break;
    // Others are served between two documents.
    await setImmediate();
  }
  await store(db, ownerId, taken);
  return taken.length === STEP;
}

async function store(db: Db, ownerId: string, taken: readonly (Stale & SearchTexts)[]): Promise<void> {
  const column = <Value>(pick: (row: (typeof taken)[number]) => Value) => taken.map(pick);
  const insert = db.$executeRaw`
    insert into document_text ("documentId", "userId", "resumeId", "letterId", named, "takenFrom", lines, text)
    select d.id, ${ownerId}::uuid, case when type = 'resume' then d.id end, case when type = 'letter' then d.id end,
      named, "takenFrom", lines, text
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ type }) => type)}::text[], ${column(({ named }) => named)}::text[],
      ${column(({ updatedAt }) => updatedAt)}::timestamptz[], ${column(({ lines }) => lines)}::text[],
      ${column(({ text }) => text)}::text[]) d(id, type, named, "takenFrom", lines, text)
    on conflict ("documentId") do update set named = excluded.named, "takenFrom" = excluded."takenFrom", lines = excluded.lines,
      text = excluded.text`;
  // A document that was deleted in the meantime is missing in the next step, which takes the others.
  await insert.catch((error: unknown) => {
    if (!isForeignKeyViolation(error, /^document_text_/)) throw error;
  });
}

/** Resumes that are small enough to be read together. Parsing a large one takes milliseconds. */
async function smallResumes(db: Db, ownerId: string, documents: readonly Stale[]): Promise<ReadonlyMap<string, unknown>> {
  const ids = documents.filter(({ type }) => type === "resume").map(({ id }) => id);
  const rows = await db.$queryRaw<{ id: string; data: unknown }[]>`
    select id, data from resume
    where id = any(${ids}::uuid[]) and "userId" = ${ownerId}::uuid and octet_length(data::text) <= ${SMALL_BYTES}::int`;
  return new Map(rows.map(({ id, data }) => [id, data]));
}

/** The printed lines of a document, and what searching compares. A document that was deleted in the meantime has none. */
async function textsOf(
  db: Db,
  ownerId: string,
  { id, type, named }: Stale,
  small: ReadonlyMap<string, unknown>,
): Promise<SearchTexts> {
  if (type === "resume") {
    if (small.has(id)) return runTask("resumeTexts", { data: normaliseResumeData(small.get(id)), named });
    const row = await db.resume.findFirst({ where: { id, userId: ownerId }, select: { data: true } });
    return row ? runTask("resumeTexts", { data: normaliseResumeData(row.data), named }) : NO_TEXTS;
  }
  const [row] = await withResumes(db, ownerId, await db.coverLetter.findMany({ where: { id, userId: ownerId }, select: ROW }));
  return row ? runTask("letterTexts", { letter: stateOf(row), named }) : NO_TEXTS;
}

const NO_TEXTS: SearchTexts = { lines: "", text: "" };
