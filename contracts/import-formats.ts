/** What `format` of a file import may be. A file is recognised by its content; the format says what the sender expects it to be. */
export const IMPORT_FORMATS = ["REACTIVE_RESUME", "REACTIVE_RESUME_V4", "JSON_RESUME", "LINKEDIN", "PDF"] as const;

export type ImportFormat = (typeof IMPORT_FORMATS)[number];
