import type { ClaimKind } from "@/contracts/model/ai/claim";

/** A text about a person's achievements: a resume, a fact, a letter. Never a posting. */
export type ClaimSource = {
  id: string;
  text: string;
  /** Whether an empty line ends an entry. Otherwise a line with a period begins one. */
  isGrouped?: boolean;
};

/** A statement of a text that needs a source. */
export type Found = {
  kind: ClaimKind;
  /** Its position in the text. */
  start: number;
  end: number;
  /** Whether a source supports it. */
  isIn: (source: ClaimSource) => boolean;
};
