import type { ConceptKind } from "./concepts";
import type { Occurrence } from "./source-index";

/** Words of a text that a source must have, and where the sources have them. */
export type Unit = {
  start: number;
  /** As the text has it, normalised. */
  text?: string;
  end: number;
  clause: number;
  kind: ConceptKind;
  isCapital: boolean;
  isNegated: boolean;
  /** Whether the lexicon knows it, or its script writes only things so. */
  isKnown: boolean;
  /** Whether all its concepts are something done. */
  isVerb?: boolean;
  /** Whether it names someone by what they are. */
  isPerson?: boolean;
  /** Whether any work has it, such as a team or an office. */
  isGeneral?: boolean;
  found: Occurrence[];
  /** The names of its concepts. */
  concepts?: readonly string[];
  /** Whether a source has the very word. */
  isExact?: boolean;
  /** Whether it is neutral, and the sources only wish for it or deny it. */
  isUnreal?: boolean;
  /** Whether it is neutral: it claims nothing, but a source says it. */
  isWeak?: boolean;
};

/** Whether another form of a word supports nothing of this kind: "managed" is no manager. */
export const isHard = (kind: ConceptKind) =>
  kind === "title" || kind === "trade" || kind === "lead" || kind === "degree" || kind === "superlative";
