/**
 * What `format` of a file import may be. A file is recognised by its content; the format says what the sender expects it to be. `AUTO`
 * takes whatever is recognised.
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
/** A format that a file has, whatever its name says. */
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
