/** What a new document can start from. `/documents?new=<start>` opens the dialog with it. */
export const STARTS = ["blank", "sample", "file", "copy", "record", "letter"] as const;
export type Start = (typeof STARTS)[number];
