/** A person's own words, with sentences that they support and sentences that claim more. Every person and company is made up. */
export type Entry = { source: string; supported: string[]; invented: string[] };

export type Pair = { source: string; text: string; isInvented: boolean };

/** Each sentence with its source is one labelled pair. */
export const pairsOf = (entries: readonly Entry[]): Pair[] =>
  entries.flatMap(({ source, supported, invented }) => [
    ...supported.map((text) => ({ source, text, isInvented: false })),
    ...invented.map((text) => ({ source, text, isInvented: true })),
  ]);
