import {
  LETTER_DOCUMENT_FORMAT,
  type LetterDocument,
  type LetterDocumentInput,
  type LetterState,
} from "@/contracts/model/letter";
import { saveLetterState } from "@/domain/letters/save";
import type { CleanOptions } from "@/domain/normalise/clean-texts";

/** A letter as a document of its own. Give it the style as it is read, so that linked values are in it. */
export function exportLetterDocument(letter: LetterState): LetterDocument {
  const { name, recipient, content, greeting, signOff, layout, recipientName, recipientCompany, letterDate, style } = letter;
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
  };
}

/** The letter of a document, ready to store. Imported letters are linked to nothing. */
export function importLetterDocument(document: LetterDocumentInput, options: CleanOptions = {}): LetterState {
  const { format: _format, version: _version, ...state } = document;
  return saveLetterState(state, options);
}
