import type { DocumentCard, DocumentKind, ReadDocument, SaveRequest } from "@/components/features/editor/document-kind";
import { watchLetter } from "@/components/features/editor/letter/watch-letter";
import { sameText } from "@/components/features/editor/saving/same-text";
import { addressOf } from "@/components/kit/api/address";
import { api } from "@/components/kit/api/client";
import type { Letter, LetterState } from "@/contracts/model/letter";

/** A letter as edited: its texts, sender and design, and which of them are linked to a resume. */
export type LetterDraft = Omit<LetterState, "name"> & Pick<Letter, "sourceResumeId" | "senderLinked" | "designLinked">;

/** A letter, as the editor opens it. A save is based on the revision of the one before. */
export const LETTER_KIND: DocumentKind<LetterDraft, DocumentCard> = {
  name: "letter",
  read: async (id) => readLetter(await api.coverLetters.read({ id })),
  write: async (id, request) => readLetter(await api.coverLetters.update({ id, ...updateOf(request) })),
  merger: async () => (await import("@/domain/merge/letter")).mergeLetters,
  leaving: (id, request) => ({
    address: addressOf(({ coverLetters }) => coverLetters.update, { id }),
    method: "PUT",
    body: updateOf(request),
  }),
  rename: (id, name) => api.documents.rename({ type: "letter", id, name }),
  async copy(_id, draft, name) {
    const { sourceResumeId, senderLinked, designLinked, style, ...texts } = draft;
    const { id, revision } = await api.coverLetters.importDocument({ document: { ...texts, name, style: { ...style } } });
    if (sourceResumeId !== null && (senderLinked || designLinked)) {
      const links = { resumeId: sourceResumeId, senderLinked, designLinked };
      await api.coverLetters.update({ id, expectedRevision: revision, ...links });
    }
    return `/letters/${id}`;
  },
  isNews: (stored, here) =>
    Number(stored.basedOn) > Number(here.basedOn) ||
    (stored.basedOn === here.basedOn && !sameText(followed(stored.document), followed(here.document))),
  watch: watchLetter,
  own({ style: { basics, picture, metadata, ...style }, ...letter }) {
    const sender = letter.senderLinked ? null : { basics, picture };
    return { ...letter, style: { ...style, sender, metadata: letter.designLinked ? null : metadata } };
  },
  refreshed(current, stored) {
    if (current.sourceResumeId !== stored.sourceResumeId) return current;
    const { basics, picture, metadata } = stored.style;
    const sender = current.senderLinked && stored.senderLinked ? { basics, picture } : {};
    const design = current.designLinked && stored.designLinked ? { metadata } : {};
    return { ...current, style: { ...current.style, ...sender, ...design } };
  },
  metadataOf: (draft) => draft.style.metadata,
  printable: (draft, name) => ({ kind: "letter", document: { ...draft, name } }),
};

/** The linked values of a letter. */
function followed({ senderLinked, designLinked, style: { basics, picture, metadata } }: LetterDraft): unknown {
  return [senderLinked ? [basics, picture] : null, designLinked ? metadata : null];
}

/** Everything that belongs to the letter itself; linked parts are only named by their links. */
function updateOf({ document, basedOn, sessionId }: SaveRequest<LetterDraft>) {
  const { style, sourceResumeId, senderLinked, designLinked, ...texts } = document;
  const { template, page, design, typography, stylesheet } = style.metadata;
  return {
    expectedRevision: Number(basedOn),
    sessionId,
    ...texts,
    // Left out it would stay what it was: an undone step removes it.
    details: texts.details ?? null,
    ...(sourceResumeId === null ? { resumeId: null } : { resumeId: sourceResumeId, senderLinked, designLinked }),
    ...(senderLinked ? {} : { basics: { ...style.basics }, picture: { ...style.picture } }),
    ...(designLinked ? {} : { template, metadata: { page, design, typography, stylesheet } }),
  };
}

/** A letter of the API as the editor takes it in. */
export function readLetter(letter: Letter): ReadDocument<LetterDraft, DocumentCard> {
  const { id, name, isLocked, updatedAt, revision } = letter;
  const { layout, recipient, content, greeting, signOff, recipientName, recipientCompany, letterDate, details, style } = letter;
  const { sourceResumeId, senderLinked, designLinked } = letter;
  return {
    card: { id, name, isLocked },
    document: {
      layout,
      recipient,
      content,
      greeting,
      signOff,
      recipientName,
      recipientCompany,
      letterDate,
      ...(details && { details }),
      style,
      sourceResumeId,
      senderLinked,
      designLinked,
    },
    savedAt: updatedAt,
    basedOn: String(revision),
  };
}
