import type { PageBreaks } from "@/contracts/model/resume/design-choices";

// How the pages of a resume are divided is a key at the root of its data, where unknown keys are preserved, so that it goes wherever the
// data goes.

/** The generation of the rules that divide pages. A resume whose owner last saw an older one may have moved. */
export const COMPOSITION = 6;

const KEY = "pageBreaks";

/** The value of the key for each earlier generation, beginning with the first. */
const VALUES: readonly unknown[] = ["earlier", "earlier-2", "earlier-3", "earlier-4", "earlier-5"];

/** The generation of the rules that divide the pages of this data. */
export function compositionIn(data: object): number {
  const place = VALUES.indexOf((data as Record<string, unknown>)[KEY]);
  return place < 0 ? COMPOSITION : place + 1;
}

export const pageBreaksOf = (data: object): PageBreaks => (compositionIn(data) < COMPOSITION ? "earlier" : "improved");

/**
 * Sets it in the data. Improved breaks are the absence of the key. Earlier ones are those of that generation, by default the one before
 * today's.
 */
export function assignPageBreaks(data: object, breaks: PageBreaks, generation = COMPOSITION - 1): void {
  if (breaks === "earlier") Reflect.set(data, KEY, VALUES[generation - 1]);
  else Reflect.deleteProperty(data, KEY);
}

/** A copy of the data with that setting. */
export function withPageBreaks<Data extends object>(data: Data, breaks: PageBreaks, generation?: number): Data {
  const copy = { ...data };
  assignPageBreaks(copy, breaks, generation);
  return copy;
}

/** A copy of the data, divided by the same rules as `source`. */
export const withPageBreaksOf = <Data extends object>(data: Data, source: object): Data =>
  withPageBreaks(data, pageBreaksOf(source), compositionIn(source));
