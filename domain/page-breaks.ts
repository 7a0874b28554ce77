/**
 * How the pages of a resume are divided: `improved` as the current rules do it, `earlier` as the rules did before columns and lists
 * were balanced. It is a key at the root of the data, where unknown keys are preserved, so that it goes wherever the data goes.
 */
export const PAGE_BREAKS = ["improved", "earlier"] as const;
export type PageBreaks = (typeof PAGE_BREAKS)[number];

const KEY = "pageBreaks";

export const pageBreaksOf = (data: object): PageBreaks =>
  (data as Record<string, unknown>)[KEY] === "earlier" ? "earlier" : "improved";

/** The data with that setting. The improved breaks are the absence of the key. */
export function withPageBreaks<Data extends object>(data: Data, breaks: PageBreaks): Data {
  const { [KEY]: _, ...rest } = data as Record<string, unknown>;
  return (breaks === "earlier" ? { ...rest, [KEY]: "earlier" } : rest) as Data;
}
