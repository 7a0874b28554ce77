/** What a person's program does in a round of work with a generated client, and what came of it. */
export type Round = {
  /** Names of the resumes that have both tags. */
  listed: string[];
  headline: string;
  contentType: string;
  /** The first characters of the PDF. */
  pdf: string;
  /** The number of the operation that could not be applied, and its path, out of the typed error. */
  refused: { index: number; message: string };
  /** Names that are left after deleting. */
  left: string[];
};

export type Given = { baseUrl: string; apiKey: string; picture: Blob };

export const TAGS = ["design", "norway"];
export const HEADLINE = "Senior product designer";
