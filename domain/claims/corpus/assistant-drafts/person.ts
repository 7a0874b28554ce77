import { type Authored, INVENTIONS, type Invention } from "../authors/authored";

/** What an invented sentence gets wrong here: as elsewhere, or it adds an ordinary detail that no source mentions. */
export const DRAFT_INVENTIONS = [...INVENTIONS, "addition"] as const;
export type DraftInvention = Invention | "addition";

/** A made-up person of some trade, with what an assistant drafts for them. */
export type Person = Authored & {
  /** Ordinary details of the trade that the source does not mention. */
  additions: string[];
  /** Honest: everything it says of the person is in the source. */
  letter: string;
  /** Honest sentences with one or two inventions among them. */
  paragraph: [text: string, invention: DraftInvention | null][];
};
