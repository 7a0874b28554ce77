/** Why a field is to be checked. */
export const IMPORT_DOUBTS = [
  /** Neither the words nor the look of the document decided that the text belongs in this field. */
  "undecided",
  /** The text does not look like what belongs in this field. */
  "unlike-field",
  /** The text seems to lack its beginning or its end. */
  "incomplete",
  /** The text seems to be two texts without a space between them. */
  "joined",
  /** The text holds what looks like a part of another entry or section. */
  "other-entry",
  /** The other entries of the section are written in another way. */
  "unlike-others",
  /** The other entries of the section have this field. */
  "missing",
  /** The dates are out of order, less exact than others, or without an end, or the entry shows several. */
  "odd-dates",
  /** Words beside it in the file are in no field. */
  "words-left",
  /** Several texts of the section look wrong, so that it was probably divided wrongly. */
  "odd-section",
] as const;
export type ImportDoubt = (typeof IMPORT_DOUBTS)[number];
