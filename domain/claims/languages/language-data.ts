/** Languages whose sentences are checked word by word, with measured results: docs/claims.md. */
export const MEASURED_LANGUAGES = ["en", "de", "fr", "es", "ar", "ja"] as const;
/** Those whose grammar is known: of the others, ordinary words are not checked. */
export const CHECKED_LANGUAGES = [...MEASURED_LANGUAGES, "pt", "it", "nl", "pl", "uk", "tr"] as const;
export type CheckedLanguage = (typeof CHECKED_LANGUAGES)[number];

/** What the check knows of a language. Patterns match folded text: lower case, without accents. */
export type LanguageData = {
  /** Words that claim nothing by themselves: grammar, phrases of letters, soft adjectives, verbs that fit any work. */
  neutral: string;
  /** A clause ends before these. */
  clauseBreak: RegExp;
  /** Negates the thing that follows it, as “no”; a verb and what belongs to it, as “not”; the whole clause. */
  negatesThing: RegExp;
  negatesVerb: RegExp | null;
  negatesClause: RegExp | null;
  /** Looks like a negation and is none. */
  noNegation: RegExp | null;
  /** The clause is a wish or a plan. */
  wish: RegExp;
  /** What follows causes or is caused by the rest. */
  cause: RegExp;
  /** The title or team that follows is someone else's. */
  under: RegExp;
  employed: RegExp;
  /** Speaks of the person who writes; of the reader. */
  first: RegExp;
  second: RegExp;
  /** The most of its kind. */
  superlative: RegExp;
  /** Alone, every, whole: how much of the work was the person's. */
  scope: RegExp;
  /** Months by their names, January first. */
  months: string[];
  now: RegExp;
};
