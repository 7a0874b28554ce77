/** The forms in which letters are laid out. `automatic` follows language and paper. */
export const LETTER_FORMS = [
  "automatic",
  "us-block",
  "uk",
  "french",
  "din-5008-a",
  "din-5008-b",
  "swiss",
  "japanese",
  "international",
] as const;
export type LetterForm = (typeof LETTER_FORMS)[number];
/** A form that is laid out: what `automatic` results in. */
export type PrintedForm = Exclude<LetterForm, "automatic">;
