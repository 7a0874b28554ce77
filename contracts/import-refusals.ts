/**
 * Why a file was not read. `recognised` beside it says what the file is. A reader that refuses a file for a reason of its own adds a line
 * here; `tsc` asks for its sentence in the messages.
 */
export const IMPORT_REFUSALS = [
  /** Neither a resume nor anything else we know. */
  "unknown",
  /** A password is needed to open it. */
  "encrypted",
  /** It is what it says, but broken. */
  "damaged",
  /** A PDF with a resume's data inside, which is broken. */
  "data-damaged",
  /** No text layer: a scan, or text drawn as pictures. */
  "pictures-only",
  /** There is text, but far too little for a resume. */
  "no-text",
  "too-many-pages",
  /** Reading took too long or too much memory. */
  "too-slow",
  /** Something we know that is not a resume, or not in the selected format. */
  "other-format",
] as const;

export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];
