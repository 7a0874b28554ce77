import {
  LETTER_DOCUMENT_FORMAT,
  type LetterDocument,
  type LetterDocumentInput,
  type LetterState,
} from "@/contracts/model/letter";
import { saveLetterState } from "@/domain/letters/save";
import type { CleanOptions } from "@/domain/normalise/clean-texts";

/** A letter as a standalone document. The style must be resolved, so that linked values are included. */
export function exportLetterDocument(letter: LetterState): LetterDocument {
  const { name, recipient, content, greeting, signOff, layout, recipientName, recipientCompany, letterDate, details, style } =
    letter;
  return {
    format: LETTER_DOCUMENT_FORMAT,
    version: 1,
    name,
    recipient,
    content,
    greeting,
    signOff,
    style,
    layout,
    recipientName,
    recipientCompany,
    letterDate,
    ...(details && { details }),
  };
}

/** The letter of a document, ready to store. Imported letters have no links. */
export function importLetterDocument(document: LetterDocumentInput, options: CleanOptions = {}): LetterState {
  const { format: _format, version: _version, ...state } = document;
  return saveLetterState(state, options);
}
