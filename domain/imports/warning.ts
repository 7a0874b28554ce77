/** Something a person should know about how their file was read. The interface has a sentence for each code. */
export interface ImportWarning {
  code: ImportWarningCode;
  params: Record<string, string | number>;
}

export const IMPORT_WARNINGS = [
  /** A row of a table of an archive cannot be read: `file`, `row`. */
  "ROW_UNREADABLE",
  /** A file of an archive cannot be read: `file`. */
  "FILE_UNREADABLE",
  /** A list was cut at its limit: `section`, `kept`, `found`. */
  "LIST_CUT",
  /** Macros of a Word document were left out. */
  "MACROS_LEFT_OUT",
  /** Hidden text, comments or deleted text of a document was left out. */
  "HIDDEN_LEFT_OUT",
  /** The file's pictures were left out: `count`. */
  "PICTURES_LEFT_OUT",
  /** The Europass data inside a PDF is damaged; what stands on the pages was read. */
  "EMBEDDED_UNREADABLE",
  /** A field of the file has no place in a resume: `path`. Its text is among the texts not placed. */
  "FIELD_UNPLACED",
] as const;

export type ImportWarningCode = (typeof IMPORT_WARNINGS)[number];
