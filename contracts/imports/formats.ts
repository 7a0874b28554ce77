/**
 * What `format` of a file import may be. The format of a file is detected from its content; this is the format
 * that the sender expects. `AUTO` accepts every known format.
 */
export const IMPORT_FORMATS = [
  "REACTIVE_RESUME",
  "REACTIVE_RESUME_V4",
  "JSON_RESUME",
  "LINKEDIN",
  "PDF",
  "AUTO",
  "REACTIVE_RESUME_V3",
  "WORD",
  "OPENDOCUMENT",
  "TEXT",
  "MARKDOWN",
  "HTML",
  "EUROPASS",
  "RENDERCV",
] as const;

export type ImportFormat = (typeof IMPORT_FORMATS)[number];
/** The format of a file, detected from its content and not from its name. */
export type FileFormat = Exclude<ImportFormat, "AUTO">;

/** Kinds of files that cannot be read, and are named in the refusal. */
export const REFUSED_KINDS = [
  "OLD_WORD",
  "ENCRYPTED_OFFICE",
  "RICH_TEXT",
  "PAGES",
  "SPREADSHEET",
  "PRESENTATION",
  "PICTURE",
  "ARCHIVE",
  "JSON",
  "XML",
  "YAML",
  "EMPTY",
  "BINARY",
] as const;

export type RefusedKind = (typeof REFUSED_KINDS)[number];
