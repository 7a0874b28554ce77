import type { ProposalPart } from "@/contracts/model/assistant/part";
import type { DocumentType } from "@/contracts/model/document";
import type { LetterState } from "@/contracts/model/letter";
import type { LetterDetails } from "@/contracts/model/letter-details";
import type { ResumeData } from "@/contracts/model/resume/data";
import { letterSource, resumeSource } from "@/domain/ai/own-words";
import type { ClaimSource } from "@/domain/claims/claim";
import { withResumes } from "@/server/documents/letters/read";
import { ROW as LETTER_ROW, stateOf } from "@/server/documents/letters/rows";
import { ROW as RESUME_ROW, toResume } from "@/server/documents/resumes/rows";
import type { Db } from "@/server/platform/db/client";
import { isId } from "@/server/platform/ids";

/** Fields of a letter that edits may change. */
export const LETTER_FIELDS = [
  "recipient",
  "content",
  "greeting",
  "signOff",
  "recipientName",
  "recipientCompany",
  "letterDate",
  "layout",
] as const satisfies (keyof LetterState)[];

/** What edits see of a letter. The sender's address is the person's own, as in a resume. */
export type LetterFields = Pick<LetterState, (typeof LETTER_FIELDS)[number]> & { details: Omit<LetterDetails, "senderAddress"> };

/** A document as edits see it. */
export type EditableDocument = {
  id: string;
  name: string;
  isLocked: boolean;
  /** Its text, as the user's own words. */
  source: ClaimSource;
  base: ProposalPart["base"];
} & ({ kind: "resume"; value: ResumeData } | { kind: "letter"; value: LetterFields; state: LetterState });

/** A document of its owner outside Trash, or null. */
export const readEditable = async (db: Db, ownerId: string, kind: DocumentType, id: string): Promise<EditableDocument | null> =>
  !isId(id) ? null : kind === "resume" ? readResume(db, ownerId, id) : readLetter(db, ownerId, id);

async function readResume(db: Db, ownerId: string, id: string): Promise<EditableDocument | null> {
  const row = await db.resume.findFirst({ where: { id, userId: ownerId, trashedAt: null }, select: RESUME_ROW });
  if (!row) return null;
  const { data: value } = toResume(row);
  const { name, isLocked, updatedAt } = row;
  const base = { updatedAt: updatedAt.toISOString(), revision: null };
  return { kind: "resume", id, name, isLocked, value, source: resumeSource(value), base };
}

async function readLetter(db: Db, ownerId: string, id: string): Promise<EditableDocument | null> {
  const stored = await db.coverLetter.findFirst({ where: { id, userId: ownerId, trashedAt: null }, select: LETTER_ROW });
  const [row] = await withResumes(db, ownerId, stored ? [stored] : []);
  if (!row) return null;
  const state = stateOf(row);
  const { name, isLocked, revision } = row;
  const base = { updatedAt: null, revision };
  return { kind: "letter", id, name, isLocked, value: fieldsOf(state), state, source: letterSource(state), base };
}

export function fieldsOf(state: LetterState): LetterFields {
  const { senderAddress: _own, ...details } = state.details ?? {};
  const fields = Object.fromEntries(LETTER_FIELDS.map((field) => [field, state[field]])) as Omit<LetterFields, "details">;
  return { ...fields, details };
}
