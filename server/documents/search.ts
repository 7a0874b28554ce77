import type { DocumentFound, DocumentType } from "@/contracts/model/document";
import type { ResumeData } from "@/contracts/model/resume/data";
import { letterToPlainText } from "@/domain/exports/letter";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { foundLine } from "@/domain/search/found-line";
import { searchText, searchWords } from "@/domain/search/search-text";
import { visibleText } from "@/domain/sections/visible-text";
import type { Db } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/failures";
import { Prisma } from "@/server/db/generated/client";
import { withResumes } from "./letters/read";
import { ROW, stateOf } from "./letters/rows";

/** Documents whose text is taken in one step: other requests are served between two. */
const STEP = 25;
/** So many steps at most are made for one search; the next one goes on. */
const MAX_STEPS = 200;

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
 * kept as searching compares it (`document_text`), taken anew when it was edited since.
 */
export async function searchDocuments(db: Db, ownerId: string, query: string, limit: number): Promise<DocumentFound[]> {
  const words = searchWords(query);
  if (words.length === 0) return [];
  for (let step = 0; step < MAX_STEPS && (await takeTexts(db, ownerId)); step++);
  const rows = await db.$queryRaw<Found[]>`
    select d.type, d.id, d.name, d."updatedAt", t.lines from (${live(ownerId)}) d
      join document_text t on t."documentId" = d.id
    where not exists (select from unnest(${words}::text[]) word where strpos(t.text, word) = 0)
    order by d."updatedAt" desc, d.id desc limit ${limit}::int`;
  return rows.map(({ updatedAt, lines, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
    line: foundLine(lines.split("\n"), words),
  }));
}

/** Takes the texts of some documents that have none, or an old one. Whether there may be more. */
async function takeTexts(db: Db, ownerId: string): Promise<boolean> {
  const stale = await db.$queryRaw<Stale[]>`
    select d.type, d.id, d."updatedAt", d.named from (${live(ownerId)}) d left join document_text t on t."documentId" = d.id
    where t."documentId" is null or t."takenFrom" <> d."updatedAt" or t.named <> d.named limit ${STEP}::int`;
  if (stale.length === 0) return false;
  const lines = await linesOf(db, ownerId, stale);
  const taken = stale.map((row) => ({ ...row, lines: lines.get(row.id) ?? "" }));
  const column = <Value>(pick: (row: (typeof taken)[number]) => Value) => taken.map(pick);
  const insert = db.$executeRaw`
    insert into document_text ("documentId", "userId", "resumeId", "letterId", named, "takenFrom", lines, text)
    select d.id, ${ownerId}::uuid, case when type = 'resume' then d.id end, case when type = 'letter' then d.id end,
      named, "takenFrom", lines, text
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ type }) => type)}::text[], ${column(({ named }) => named)}::text[],
      ${column(({ updatedAt }) => updatedAt)}::timestamptz[], ${column((row) => row.lines)}::text[],
      ${column((row) => searchText(`${row.named}\n${row.lines}`))}::text[]) d(id, type, named, "takenFrom", lines, text)
    on conflict ("documentId") do update set named = excluded.named, "takenFrom" = excluded."takenFrom", lines = excluded.lines,
      text = excluded.text`;
  // A document that was deleted meanwhile is not there for the next step, which takes the others.
  await insert.catch((error: unknown) => {
    if (!isForeignKeyViolation(error, /^document_text_/)) throw error;
  });
  return stale.length === STEP;
}

/** The printed lines of documents by id. */
async function linesOf(db: Db, userId: string, documents: readonly Stale[]): Promise<Map<string, string>> {
  const idsOf = (wanted: DocumentType) => documents.filter(({ type }) => type === wanted).map(({ id }) => id);
  const [resumes, letters] = await Promise.all([
    db.resume.findMany({ where: { id: { in: idsOf("resume") }, userId }, select: { id: true, data: true } }),
    db.coverLetter.findMany({ where: { id: { in: idsOf("letter") }, userId }, select: ROW }),
  ]);
  const rows = await withResumes(db, userId, letters);
  return new Map([
    ...resumes.map(({ id, data }) => [id, resumeLines(normaliseResumeData(data))] as const),
    ...rows.map((row) => [row.id, letterToPlainText(stateOf(row))] as const),
  ]);
}

const resumeLines = (data: ResumeData) => [data.basics.name, ...visibleText(data)].join("\n");
