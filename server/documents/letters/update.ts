import type { Letter, LetterDesignChange, LetterState } from "@/contracts/model/letter";
import type { LetterLayout } from "@/contracts/model/letter-choices";
import type { LetterDetails } from "@/contracts/model/letter-details";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { changeLetterDesign, styleFromResume } from "@/domain/letters/links";
import { normaliseLetterDetails, saveLetterState } from "@/domain/letters/save";
import { withStoredPictureOf } from "@/server/accounts/files/inline-picture";
import { giveDocument, takeDocumentBack } from "@/server/documents/application-links";
import { asWritten, refuseTooLarge } from "@/server/documents/document-size";
import { findApplication } from "@/server/documents/find-application";
import { letterVersionStore } from "@/server/documents/letter-store/version-table";
import { findResume, readRow } from "@/server/documents/resumes/read";
import { toResume } from "@/server/documents/resumes/rows";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { changeLetter, type LetterFields, refuseLockedLetter } from "./change";
import { type LetterRow, stateOf, styleOf, toLetter } from "./rows";

type UpdateInput = {
  id: string;
  expectedRevision: number;
  name?: string | undefined;
  recipient?: string | undefined;
  content?: string | undefined;
  greeting?: string | null | undefined;
  signOff?: string | null | undefined;
  template?: TemplateName | undefined;
  metadata?: LetterDesignChange | undefined;
  basics?: Record<string, unknown> | undefined;
  picture?: Record<string, unknown> | undefined;
  recipientName?: string | undefined;
  recipientCompany?: string | undefined;
  letterDate?: string | null | undefined;
  details?: LetterDetails | null | undefined;
  layout?: LetterLayout | undefined;
  resumeId?: string | null | undefined;
  applicationId?: string | null | undefined;
  senderLinked?: boolean | undefined;
  designLinked?: boolean | undefined;
  sessionId?: string | undefined;
};

/**
 * Writes the given fields of a letter. Throws CONFLICT if it has changed, DOCUMENT_LOCKED, NOT_FOUND for another user's resume.
 */
export const updateLetter = (db: Db, ownerId: string, input: UpdateInput, now: number): Promise<Letter> =>
  withStoredPictureOf(db, ownerId, input, (values) => writeUpdate(db, ownerId, values, now));

async function writeUpdate(db: Db, ownerId: string, input: UpdateInput, now: number): Promise<Letter> {
  const application = input.applicationId ? (await findApplication(db, ownerId, input.applicationId)).id : input.applicationId;
  const row = await changeLetter(db, ownerId, input.id, async (current, tx) => {
    refuseMoved(current, input.expectedRevision);
    refuseLockedLetter(current);
    const links = await linkFields(tx, ownerId, current, input);
    const shown = links.shown ?? styleOf(current);
    const designed = input.template !== undefined || input.metadata !== undefined;
    const isSenderWritten = input.basics !== undefined || input.picture !== undefined;
    const looks = designed ? changeLetterDesign(shown, input) : shown;
    const style = { ...looks, basics: input.basics ?? looks.basics, picture: input.picture ?? looks.picture };
    const details = input.details === undefined ? normaliseLetterDetails(current.details) : input.details;
    const state = saveLetterState({ ...stateOf(current), ...written(input), details: details ?? undefined, style });
    const fields: LetterFields = { ...state, details: state.details ?? null, ...links.fields };
    if (designed) fields.designLinked = false;
    if (isSenderWritten) fields.senderLinked = false;
    if (application !== undefined) await moveToApplication(tx, ownerId, current, application);
    if (application !== undefined) fields.sourceApplicationId = application;
    const json = JSON.stringify(state);
    refuseTooLarge({ json, data: state }, () => asWritten(stateOf(current)));
    await letterVersionStore.keepAuto(tx, current.id, json, input.sessionId, now);
    return fields;
  });
  return toLetter(row);
}

/** The letter becomes the other application's, in place of the one that was; where that was sent, it stays (BAD_REQUEST). */
async function moveToApplication(tx: Db, ownerId: string, { id, sourceApplicationId }: LetterRow, next: string | null) {
  if (sourceApplicationId && sourceApplicationId !== next)
    await takeDocumentBack(tx, ownerId, { applicationId: sourceApplicationId, type: "letter", id });
  if (next) await giveDocument(tx, ownerId, { applicationId: next, type: "letter", id }, "replace");
}

const TEXTS = [
  "name",
  "recipient",
  "content",
  "greeting",
  "signOff",
  "recipientName",
  "recipientCompany",
  "letterDate",
  "layout",
] as const;

/** Omitted keeps, a value sets, null clears. */
function written(input: UpdateInput): Partial<Pick<LetterState, (typeof TEXTS)[number]>> {
  return Object.fromEntries(TEXTS.filter((key) => input[key] !== undefined).map((key) => [key, input[key]]));
}

type LinkChange = {
  fields: LetterFields /** Sender and looks while the new links hold, when a resume was named. */;
  shown: ReturnType<typeof styleOf> | null;
};

/** Turning a link off keeps its values; turning one on requires a resume; `resumeId: null` turns both off. */
async function linkFields(tx: Db, ownerId: string, current: LetterRow, input: UpdateInput): Promise<LinkChange> {
  if (input.resumeId === null) {
    if (input.senderLinked || input.designLinked) throw noResume();
    return { fields: { sourceResumeId: null, senderLinked: false, designLinked: false }, shown: null };
  }
  const senderLinked = input.senderLinked ?? (input.resumeId ? true : current.senderLinked);
  const designLinked = input.designLinked ?? (input.resumeId ? true : current.designLinked);
  const sourceResumeId = input.resumeId ?? current.sourceResumeId;
  if ((input.senderLinked || input.designLinked) && sourceResumeId === null) throw noResume();
  // Only the owner's resumes may be named, even if no link uses them yet.
  if (input.resumeId && input.resumeId !== current.sourceResumeId) await findResume(tx, ownerId, input.resumeId);
  if (sourceResumeId === null || (!senderLinked && !designLinked))
    return { fields: { senderLinked, designLinked, ...(input.resumeId ? { sourceResumeId } : {}) }, shown: null };
  const resume = styleFromResume(toResume(await readRow(tx, ownerId, sourceResumeId)).data);
  const own = styleOf(current);
  const shown = {
    ...own,
    ...(senderLinked ? { basics: resume.basics, picture: resume.picture } : {}),
    ...(designLinked ? { metadata: resume.metadata } : {}),
  };
  return { fields: { sourceResumeId, senderLinked, designLinked }, shown };
}

const noResume = () => failure("BAD_REQUEST", { message: "Choose a resume to link the letter to first." });

export function refuseMoved(row: LetterRow, expectedRevision: number | undefined) {
  if (expectedRevision !== undefined && row.revision !== expectedRevision)
    throw failure("CONFLICT", { message: "The letter was changed elsewhere. Read it again, then repeat your change." });
}

/**
 * Copies the sender and style of a resume into the letter once. Its text, its template and its links stay: what is linked keeps coming
 * from the linked resume.
 */
export async function refreshStyle(
  db: Db,
  ownerId: string,
  input: { id: string; expectedRevision: number; resumeId: string },
  now: number,
): Promise<Letter> {
  const resume = toResume(await readRow(db, ownerId, input.resumeId));
  const row = await changeLetter(db, ownerId, input.id, async (current, tx) => {
    refuseMoved(current, input.expectedRevision);
    refuseLockedLetter(current);
    const own = styleOf(current);
    const { template } = own.metadata;
    const copied = changeLetterDesign(styleFromResume(resume.data, { sectionId: own.sectionId, itemId: own.itemId }), {
      template,
    });
    const style = styleOf({ ...current, style: copied });
    const [before, after] = [stateOf(current), { ...stateOf(current), style }];
    const json = JSON.stringify(after);
    refuseTooLarge({ json, data: after }, () => asWritten(before));
    await letterVersionStore.keepAuto(tx, current.id, json, undefined, now);
    return { style };
  });
  return toLetter(row);
}

/** Moves a letter to Trash. */
export async function trashLetter(
  db: Db,
  ownerId: string,
  input: { id: string; expectedRevision?: number | undefined },
  now: number,
): Promise<void> {
  await changeLetter(db, ownerId, input.id, async (current) => {
    refuseMoved(current, input.expectedRevision);
    refuseLockedLetter(current);
    return current.trashedAt ? null : { trashedAt: new Date(now) };
  });
}
