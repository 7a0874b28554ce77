/**
 * Why a file was rejected. `recognised` beside it is the detected format. A reader that needs another reason adds a line here; `tsc` then
 * requires its sentence in the messages.
 */
export const IMPORT_REFUSALS = [
  /** Neither a resume nor anything else we know. */
  "unknown",
  /** A password is needed to open it. */
  "encrypted",
  /** The format is as declared, but the file is corrupt. */
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
