import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import type { Letter, LetterDocument, LetterDocumentInput, LetterState, LetterStyle } from "@/contracts/model/letter";
import type { LetterLayout } from "@/contracts/model/letter-choices";
import type { LetterDetails } from "@/contracts/model/letter-details";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { localDay } from "@/domain/career/local-time";
import { defaultLetterStyle } from "@/domain/letters/default-style";
import { exportLetterDocument, importLetterDocument } from "@/domain/letters/document";
import { changeLetterDesign, styleFromResume } from "@/domain/letters/links";
import { saveLetterState } from "@/domain/letters/save";
import { copyName } from "@/domain/names";
import { withStoredPictureOf } from "@/server/accounts/files/inline-picture";
import { giveDocument } from "@/server/documents/application-links";
import { findApplication } from "@/server/documents/find-application";
import { insertLetter } from "@/server/documents/letter-store/write";
import { readRow } from "@/server/documents/resumes/read";
import { toResume } from "@/server/documents/resumes/rows";
import { type Db, transaction } from "@/server/platform/db/client";
import { isId } from "@/server/platform/ids";
import { rowsOf } from "@/server/platform/paging";
import { readLetterRow, withResumes } from "./read";
import { ROW, stateOf, toLetter } from "./rows";

type ListInput = {
  search?: string | undefined;
  resumeId?: string | undefined;
  applicationId?: string | undefined;
  limit: number;
  offset: number;
};

/** The owner's letters outside Trash, last edited first. A filter that is not a valid id matches nothing. */
export async function listLetters(db: Db, ownerId: string, input: ListInput): Promise<{ items: Letter[]; total: number }> {
  const { search, resumeId, applicationId } = input;
  if ([resumeId, applicationId].some((id) => id !== undefined && !isId(id))) return { items: [], total: 0 };
  const where = {
    userId: ownerId,
    trashedAt: null,
    ...(search && { name: { contains: search.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" as const } }),
    ...(resumeId !== undefined && { sourceResumeId: resumeId }),
    ...(applicationId !== undefined && { sourceApplicationId: applicationId }),
  };
  // All have the same null in `trashedAt`; PostgreSQL takes the order from the index only when the query repeats it.
  const orderBy = [{ trashedAt: "asc" as const }, { updatedAt: "desc" as const }, { id: "desc" as const }];
  const rows = await db.coverLetter.findMany({ where, select: ROW, orderBy, ...rowsOf(input) });
  return { items: (await withResumes(db, ownerId, rows)).map(toLetter), total: await db.coverLetter.count({ where }) };
}

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
  details?: LetterDetails | undefined;
};

/** Creates a letter. With a resume its sender is linked to it and, unless a template is given, its design too. */
export async function createLetter(db: Db, ownerId: string, input: CreateInput, now: Date): Promise<Letter> {
  const application = input.applicationId === undefined ? null : await findApplication(db, ownerId, input.applicationId);
  const select = { name: true, notificationSetting: { select: { timezone: true } } } as const;
  const owner = await db.user.findUnique({ where: { id: ownerId }, select });
  const resume = input.resumeId === undefined ? null : toResume(await readRow(db, ownerId, input.resumeId));
  const base = resume ? styleFromResume(resume.data) : await ownStyle(db, ownerId, owner?.name ?? "");
  const letter = saveLetterState({
    name: input.name,
    recipient: input.recipient,
    content: input.content,
    greeting: input.greeting ?? null,
    signOff: input.signOff ?? null,
    layout: input.layout ?? (input.recipient.trim() === "" ? "structured" : "freeform"),
    recipientName: input.recipientName ?? application?.contacts[0]?.name.slice(0, LIMITS.letter.recipientName) ?? "",
    recipientCompany: input.recipientCompany ?? application?.company.slice(0, LIMITS.letter.recipientCompany) ?? "",
    letterDate: input.letterDate === undefined ? localDay(now, owner?.notificationSetting?.timezone ?? "UTC") : input.letterDate,
    details: input.details,
    style: input.template ? changeLetterDesign(base, { template: input.template }) : base,
  });
  return insertAndRead(db, ownerId, letter, {
    sourceResumeId: resume?.id ?? null,
    sourceApplicationId: application?.id ?? null,
    senderLinked: resume !== null,
    designLinked: resume !== null && input.template === undefined,
  });
}

const withPaper = z.object({ metadata: z.object({ page: z.object({ format: z.enum(["a4", "letter"]) }) }) });

/**
 * The style of a letter without a resume: with the sender of the career record, if it has one, and on the paper of the resume that its owner
 * edited last, as paper follows the country.
 */
async function ownStyle(db: Db, ownerId: string, name: string): Promise<LetterStyle> {
  const standard = defaultLetterStyle(name);
  const recorded = await db.recordEntry.findFirst({ where: { userId: ownerId, section: "basics" }, select: { data: true } });
  // The record has everything of a resume's basics but the headline.
  const style = recorded ? { ...standard, basics: { ...standard.basics, ...(recorded.data as object) } } : standard;
  const where = { userId: ownerId, trashedAt: null };
  const last = await db.resume.findFirst({ where, orderBy: [{ updatedAt: "desc" }, { id: "desc" }], select: { data: true } });
  const paper = withPaper.safeParse(last?.data);
  // Where there is no resume, or one of free length, a letter is A4.
  if (!paper.success) return style;
  const { format } = paper.data.metadata.page;
  return { ...style, metadata: { ...style.metadata, page: { ...style.metadata.page, format } } };
}

async function insertAndRead(
  db: Db,
  ownerId: string,
  letter: LetterState,
  links: Parameters<typeof insertLetter>[3],
): Promise<Letter> {
  return transaction(db, async (tx) => {
    const id = await insertLetter(tx, ownerId, letter, links);
    const { sourceApplicationId: applicationId } = links ?? {};
    if (applicationId) await giveDocument(tx, ownerId, { applicationId, type: "letter", id }, "keep");
    return toLetter(await readLetterRow(tx, ownerId, id));
  });
}

/** A copy with its own history; it keeps the original's links. */
export async function duplicateLetter(db: Db, ownerId: string, id: string, name: string | undefined): Promise<Letter> {
  const row = await readLetterRow(db, ownerId, id);
  const copy = { ...stateOf(row), name: name ?? copyName(row.name) };
  const { sourceResumeId, senderLinked, designLinked } = row;
  return insertAndRead(db, ownerId, copy, { sourceResumeId, senderLinked, designLinked });
}

/** Creates a letter from an exported document, without links. */
export const importLetter = (db: Db, ownerId: string, document: LetterDocumentInput): Promise<Letter> =>
  withStoredPictureOf(db, ownerId, document.style, (style) =>
    insertAndRead(db, ownerId, importLetterDocument({ ...document, style }), {}),
  );

/** The letter as a document that can be imported without loss. */
export async function exportLetter(db: Db, ownerId: string, id: string): Promise<LetterDocument> {
  return exportLetterDocument(stateOf(await readLetterRow(db, ownerId, id)));
}
