/** What a reader left out or could not read. A reader that needs another warning adds a line; `tsc` then requires its sentences. */
export const IMPORT_WARNINGS = [
  "macros-left-out",
  "hidden-left-out",
  /** Pictures of a document other than the portrait. */
  "pictures-left-out",
  /** The Europass data inside a PDF is broken, so its pages were read. */
  "europass-damaged",
  /** A quotation mark in a row of a table is not closed. */
  "row-unclosed",
  /** A value of a file with named fields has no place in a resume. */
  "value-left-out",
  /** More such values than are named. */
  "more-left-out",
] as const;
