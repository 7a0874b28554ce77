import type { PageBreaks } from "@/contracts/model/resume/design-choices";

// How the pages of a resume are divided is a key at the root of its data, where unknown keys are preserved, so that it goes wherever the
// data goes.

/** The generation of the rules that divide pages. A resume whose owner last saw an older one may have moved. */
export const COMPOSITION = 2;

const KEY = "pageBreaks";

export const pageBreaksOf = (data: object): PageBreaks =>
  (data as Record<string, unknown>)[KEY] === "earlier" ? "earlier" : "improved";

/** Sets it in the data. Improved breaks are the absence of the key. */
export function assignPageBreaks(data: object, breaks: PageBreaks): void {
  if (breaks === "earlier") Reflect.set(data, KEY, breaks);
  else Reflect.deleteProperty(data, KEY);
}

/** A copy of the data with that setting. */
export function withPageBreaks<Data extends object>(data: Data, breaks: PageBreaks): Data {
  const copy = { ...data };
  assignPageBreaks(copy, breaks);
  return copy;
}
