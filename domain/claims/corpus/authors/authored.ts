/** What an invented sentence gets wrong. */
export const INVENTIONS = [
  "number",
  "date",
  "skill",
  "employer",
  "title",
  "degree",
  "superlative",
  "causality",
  "binding",
  "negation",
  "wish",
  "scope",
] as const;
export type Invention = (typeof INVENTIONS)[number];

/** A made-up person's own words, with sentences that they support and sentences that claim more, by what is wrong with them. */
export type Authored = {
  /** Who writes, or how: plain sentences, terse bullets, a flowery letter, a translation of a source in another language, paragraphs. */
  author: string;
  source: string;
  supported: string[];
  invented: Partial<Record<Invention, string[]>>;
};
