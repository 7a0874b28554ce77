import type { DraftItem } from "@/domain/imports/draft";
import type { Line } from "@/domain/imports/pdf/layout/lines";

/**
 * How sure the reader is of the fields of an item, 0 to 1, by their path within it: “position”, “roles/0/dates”. It is decided where the
 * field is decided. The steps are checked against the corpus: `npm run proof -- imports` prints how often fields of each step are right.
 */
export type Sureness = Record<string, number>;

/** An item as it was read, and what is known about the reading. */
export interface ReadItem {
  fields: DraftItem;
  sureness: Sureness;
  /** Where it is. */
  lines: readonly Line[];
}

export const SURE = {
  /** A form that nothing else has: an email address. */
  certain: 0.99,
  /** Words of the field itself say what it is. */
  byWords: 0.97,
  /** All entries of the section together say so. */
  byAlignment: 0.95,
  /** A usual place, and nothing speaks against it. */
  usual: 0.9,
  /** Some evidence, from the words or the look of other entries. */
  likely: 0.8,
  /** Neither words nor look decided: it is in the usual place. */
  byDefault: 0.55,
  /** There is text that could not be separated. */
  doubtful: 0.45,
} as const;

/** The least sure of several decisions that a field depends on. */
export const leastOf = (...sureness: number[]): number => Math.min(...sureness);
