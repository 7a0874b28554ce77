/** Reasons in `data.reason` of a rejected upload. */
export const FONT_REFUSALS = [
  "NO_FONT",
  "COLLECTION",
  "VARIABLE",
  "EMBEDDING",
  "BUNDLED",
  "LATIN",
  "OUTLINES",
  "TABLES",
  "NAME",
  "DAMAGED",
  "TOO_LARGE",
  "TOO_MANY",
] as const;
export type FontRefusal = (typeof FONT_REFUSALS)[number];
