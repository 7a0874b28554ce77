/** A part of a sentence that is true or not by itself. */
export type Clause = {
  start: number;
  end: number;
  sentence: number;
  isWish: boolean;
  /** Where something negates, and how many things behind it; all of the clause for `Infinity`. Some negate what is before, too. */
  negations: { at: number; things: number; isPostposed: boolean }[];
  /** Spans of words that are about someone else, such as “under the manager”. */
  under: [number, number][];
  hasFirst: boolean;
  hasSecond: boolean;
};

export type Word = {
  text: string;
  start: number;
  end: number;
  clause: number;
  isCapital: boolean;
  isJapanese: boolean;
  isNegated: boolean;
};
