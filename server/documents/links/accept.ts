import { letterStateSchema } from "@/contracts/model/letter";
import { resumeDataInputSchema } from "@/contracts/model/resume/data";
import type { ShareComment } from "@/contracts/model/share-link";
import { saveLetterState } from "@/domain/letters/save";
import { withSuggestion } from "@/domain/share-links/accept";
import { type Anchor, currentWords, findQuote, wordsOf } from "@/domain/share-links/places";
import { asWritten, refuseTooLarge } from "@/server/documents/document-size";
import { letterVersionStore } from "@/server/documents/letter-store/version-table";
import { changeLetter, refuseLockedLetter } from "@/server/documents/letters/change";
import { stateOf } from "@/server/documents/letters/rows";
import { changeResume, refuseLocked } from "@/server/documents/resumes/change";
import { cleaning, incomingData, keepLetterSections } from "@/server/documents/resumes/parse-incoming";
import { toResume } from "@/server/documents/resumes/rows";
import { announce } from "@/server/documents/resumes/updates";
import { resumeVersionStore } from "@/server/documents/resumes/version-table";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { findOwnComment, type OfComment, ownView } from "./review";
import { COMMENT } from "./rows";

type Suggested = { id: string; anchor: unknown; quote: string; suggestion: string };

/**
 * Accepts a comment. Its suggestion replaces the quote in the document as it is now, with the comment's state in one transaction, so that
 * accepting twice at once changes the document once. Throws NOT_FOUND, CONFLICT where the quote is gone, RESUME_LOCKED and DOCUMENT_LOCKED.
 */
export async function acceptComment(db: Db, ownerId: string, of: OfComment): Promise<ShareComment> {
  const comment = await findOwnComment(db, ownerId, of);
  const { suggestion } = comment;
  if (suggestion === null) await db.shareComment.updateMany({ where: { id: comment.id }, data: { state: "accepted" } });
  else if (of.type === "resume") await changeInResume(db, ownerId, of.id, { ...comment, suggestion });
  else await changeInLetter(db, ownerId, of.id, { ...comment, suggestion });
  const row = await db.shareComment.findUnique({ where: { id: comment.id }, select: COMMENT });
  if (!row) throw failure("NOT_FOUND");
  return ownView(db, comment, row);
}

async function changeInResume(db: Db, ownerId: string, id: string, { id: commentId }: Suggested): Promise<void> {
  let isChanged = false;
  const row = await changeResume(db, ownerId, id, async (current, tx) => {
    isChanged = false;
    const comment = await takeOpen(tx, commentId);
    if (!comment) return null;
    refuseLocked(current);
    const before = toResume(current).data;
    const next = suggested("resume", before, comment);
    // The period of a job is no longer in step with its dates, which the save reads from it.
    const checked = resumeDataInputSchema.safeParse(next);
    if (!checked.success) throw tooLong();
    const data = await keepLetterSections(tx, ownerId, current, await incomingData(checked.data));
    const json = JSON.stringify(data);
    refuseTooLarge({ json, data }, () => asWritten(current.data));
    await resumeVersionStore.add(tx, current.id, { kind: "auto", json });
    isChanged = true;
    return { data };
  });
  if (isChanged) announce(ownerId, row.id, "update", row.updatedAt);
}

async function changeInLetter(db: Db, ownerId: string, id: string, { id: commentId }: Suggested): Promise<void> {
  await changeLetter(db, ownerId, id, async (current, tx) => {
    const comment = await takeOpen(tx, commentId);
    if (!comment) return null;
    refuseLockedLetter(current);
    const before = stateOf(current);
    const checked = letterStateSchema.safeParse(suggested("letter", before, comment));
    if (!checked.success) throw tooLong();
    const { style: _style, ...state } = saveLetterState(checked.data, cleaning());
    const json = JSON.stringify({ ...state, style: before.style });
    refuseTooLarge({ json, data: { ...state, style: before.style } }, () => asWritten(before));
    await letterVersionStore.add(tx, current.id, { kind: "auto", json });
    return { ...state, details: state.details ?? null };
  });
}

/** Marks the comment as accepted; null if it is already, or if it has no suggestion any more. */
async function takeOpen(tx: Db, id: string): Promise<Suggested | null> {
  const [row] = await tx.shareComment.updateManyAndReturn({
    where: { id, state: { not: "accepted" } },
    data: { state: "accepted" },
    select: { id: true, anchor: true, quote: true, suggestion: true },
  });
  return row && row.suggestion !== null ? { ...row, suggestion: row.suggestion } : null;
}

function suggested<Document extends object>(type: OfComment["type"], document: Document, comment: Suggested): Document {
  const words = wordsOf(type, document);
  const anchor = comment.anchor as Anchor;
  const found = findQuote(words, { anchor, quote: comment.quote });
  if (found) return withSuggestion(document, found, comment.suggestion);
  throw failure("CONFLICT", {
    message: "The words of this comment are no longer in the document. Nothing was changed.",
    data: { current: currentWords(words, anchor) },
  });
}

const tooLong = () =>
  failure("BAD_REQUEST", { message: "With this suggestion the text would be too long. Nothing was changed." });
