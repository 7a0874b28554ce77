import type { ClaimKind } from "@/contracts/model/ai/claim";

/** A text that says what a person has done: a resume, a fact, a letter. Never a posting. */
export type ClaimSource = { id: string; text: string };

/** Something a text says that a source must say too. */
export type Found = {
  kind: ClaimKind;
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Whether a source says it. */
  isIn: (source: ClaimSource) => boolean;
};
