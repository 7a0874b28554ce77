/** The results of a round of work with a generated client. */
export type Round = {
  /** Names of the resumes that have both tags. */
  listed: string[];
  headline: string;
  contentType: string;
  /** The first characters of the PDF. */
  pdf: string;
  /** The index of the operation that could not be applied and the message, from the typed error. */
  refused: { index: number; message: string };
  /** Names that remain after deleting. */
  left: string[];
};

export type RoundInput = { baseUrl: string; apiKey: string; picture: Blob };

export const TAGS = ["design", "norway"];
export const HEADLINE = "Senior product designer";
