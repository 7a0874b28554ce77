import type { Letter, LetterDocument, LetterDocumentInput, LetterLayout, LetterState } from "@/contracts/model/letter";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { exportLetterDocument, importLetterDocument } from "@/domain/letters/document";
import { changeLetterDesign, defaultLetterStyle, styleFromResume } from "@/domain/letters/links";
import { saveLetterState } from "@/domain/letters/save";
import { copyName } from "@/domain/names";
import { type Db, db, first, sql, transaction } from "@/server/db/sql";
import { toResume } from "@/server/documents/resumes/rows";
import { readRow } from "@/server/documents/resumes/service";
import { failure } from "@/server/errors";
import { knownId } from "@/server/ids";
import { readLetterRow } from "./change";
import { LETTER_COLUMNS, LETTER_TABLES, type LetterRow, stateOf, toLetter } from "./rows";
import { insertLetter } from "./write";

type ListInput = {
  search?: string | undefined;
  resumeId?: string | undefined;
  applicationId?: string | undefined;
  limit: number;
  offset: number;
};

/** Letters of the owner outside Trash, newest edit first. */
export async function listLetters(ownerId: string, input: ListInput): Promise<{ items: Letter[]; total: number }> {
  const search = `%${(input.search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const resumeId = input.resumeId === undefined ? null : knownIdOrNone(input.resumeId);
  const applicationId = input.applicationId === undefined ? null : knownIdOrNone(input.applicationId);
  const rows = await db.query<LetterRow & { total: number }>(
    sql`select ${LETTER_COLUMNS}, count(*) over () as total from ${LETTER_TABLES}
        where l."userId" = ${ownerId} and l."trashedAt" is null and l.name ilike ${search}
          and (${resumeId}::uuid is null or l."sourceResumeId" = ${resumeId}::uuid) and (${applicationId}::uuid is null or l."sourceApplicationId" = ${applicationId}::uuid)
        order by l."updatedAt" desc, l.id desc limit ${input.limit} offset ${input.offset}`,
  );
  const total = rows[0]?.total ?? (input.offset > 0 ? (await listLetters(ownerId, { ...input, limit: 1, offset: 0 })).total : 0);
  return { items: rows.map(({ total: _total, ...row }) => toLetter(row)), total };
}

/** A filter with text that is no id matches nothing. */
function knownIdOrNone(id: string): string {
  try {
    return knownId(id);
  } catch {
    return "00000000-0000-0000-0000-000000000000";
  }
}

/** Letters of the owner, Trash included, by id, from after the given one. */
export async function lettersAfter(ownerId: string, after: string, limit: number): Promise<Letter[]> {
  const rows = await db.query<LetterRow>(
    sql`select ${LETTER_COLUMNS} from ${LETTER_TABLES} where l."userId" = ${ownerId} and l.id > ${after} order by l.id limit ${limit}`,
  );
  return rows.map(toLetter);
}

/** A letter of its owner, one in Trash included. Throws NOT_FOUND. */
export const readLetter = async (ownerId: string, id: string): Promise<Letter> => toLetter(await readLetterRow(db, ownerId, id));

type CreateInput = {
  name: string;
  recipient: string;
  content: string;
  greeting?: string | null | undefined;
  signOff?: string | null | undefined;
  resumeId?: string | undefined;
  applicationId?: string | undefined;
  template?: TemplateName | undefined;
  layout?: LetterLayout | undefined;
  recipientName?: string | undefined;
  recipientCompany?: string | undefined;
  letterDate?: string | null | undefined;
};

/** Writes a new letter. With a resume its sender, and without a template also its design, follow that resume. */
export async function createLetter(ownerId: string, input: CreateInput): Promise<Letter> {
  // This release keeps no applications yet, so there is none whose id could be given.
  if (input.applicationId !== undefined) throw failure("NOT_FOUND", { message: "This application does not exist." });
  const owner = await first<{ name: string }>(db, sql`select name from "user" where id = ${ownerId}`);
  const resume = input.resumeId === undefined ? null : toResume(await readRow(db, ownerId, input.resumeId));
  const base = resume ? styleFromResume(resume.data) : defaultLetterStyle(owner?.name ?? "");
  const letter = saveLetterState({
    name: input.name,
    recipient: input.recipient,
    content: input.content,
    greeting: input.greeting ?? null,
    signOff: input.signOff ?? null,
    layout: input.layout ?? (input.recipient.trim() === "" ? "structured" : "freeform"),
    recipientName: input.recipientName ?? "",
    recipientCompany: input.recipientCompany ?? "",
    letterDate: input.letterDate ?? null,
    style: input.template ? changeLetterDesign(base, { template: input.template }) : base,
  });
  return insertAndRead(ownerId, letter, {
    sourceResumeId: resume?.id ?? null,
    senderLinked: resume !== null,
    designLinked: resume !== null && input.template === undefined,
  });
}

async function insertAndRead(ownerId: string, letter: LetterState, links: Parameters<typeof insertLetter>[3]): Promise<Letter> {
  return transaction(async (tx: Db) =>
    toLetter(await readLetterRow(tx, ownerId, await insertLetter(tx, ownerId, letter, links))),
  );
}

/** A copy with its own history; it keeps the links of the original. */
export async function duplicateLetter(ownerId: string, id: string, name: string | undefined): Promise<Letter> {
  const row = await readLetterRow(db, ownerId, id);
  const copy = { ...stateOf(row), name: name ?? copyName(row.name) };
  const { sourceResumeId, senderLinked, designLinked } = row;
  return insertAndRead(ownerId, copy, { sourceResumeId, senderLinked, designLinked });
}

/** Creates a letter from an exported document. It is linked to nothing. */
export const importLetter = (ownerId: string, document: LetterDocumentInput): Promise<Letter> =>
  insertAndRead(ownerId, importLetterDocument(document), {});

/** The letter as a document that imports again without loss. */
export async function exportLetter(ownerId: string, id: string): Promise<LetterDocument> {
  return exportLetterDocument(stateOf(await readLetterRow(db, ownerId, id)));
}
