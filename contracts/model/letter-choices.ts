export const LETTER_LAYOUTS = ["freeform", "structured"] as const;
export type LetterLayout = (typeof LETTER_LAYOUTS)[number];

export const DEFAULT_LETTER_SECTION_ID = "library-cover-letter";
export const DEFAULT_LETTER_ITEM_ID = "library-cover-letter-item";
