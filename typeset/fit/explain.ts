import type { FitChange } from "@/typeset/fit/changes";
import type { FitResult } from "@/typeset/fit/fit";
import { FIT_FLOORS } from "@/typeset/fit/fit-steps";

const NAMES: Record<string, string> = {
  "/page/gapY": "vertical gap",
  "/page/marginY": "top and bottom margin",
  "/page/marginX": "side margin",
  "/typography/body/lineHeight": "line height",
  "/typography/heading/lineHeight": "line height of headings",
  "/typography/body/fontSize": "font size",
  "/typography/heading/fontSize": "font size of headings",
};

const counted = (pages: number) => `${pages} ${pages === 1 ? "page" : "pages"}`;
const percent = (share: number) => `${Math.round(share * 100)} %`;
const listed = (changes: readonly FitChange[]) =>
  changes.map(({ path, from, to }) => `${NAMES[path] ?? path} ${from} → ${to}`).join(", ");

/**
 * One or two sentences in English about what was done and why not more. `layoutPages` is the number of pages in the person's
 * layout.
 */
export function explainFit(result: FitResult, changes: readonly FitChange[], layoutPages: number): string {
  const { outcome, before, after, fewestPages = after.pages } = result;
  if (outcome === "fits")
    return `The document went from ${counted(before.pages)} to ${counted(after.pages)}: ${listed(changes)}.`;
  if (outcome === "filled")
    return `The last page was ${percent(before.lastPageFill)} full and is now ${percent(after.lastPageFill)} full: ${listed(changes)}.`;
  if (outcome === "sparse")
    return `Even with the loosest settings, the last page is only ${percent(after.lastPageFill)} full${changes.length > 0 ? ` (${listed(changes)})` : ""}. Add text to fill it.`;
  if (outcome === "as-it-is")
    return `Nothing to change: ${counted(before.pages)}, the last one ${percent(before.lastPageFill)} full.`;
  const bounds = `${FIT_FLOORS.fontSizePt} pt, line height ${FIT_FLOORS.lineHeight} and margins of 8 mm`;
  const laidOut =
    fewestPages === layoutPages && layoutPages > 1
      ? ` The layout itself has ${counted(layoutPages)}: move their sections to fewer pages.`
      : " Shorten the text.";
  return `Even at the smallest settings (${bounds}), the document takes ${counted(fewestPages)}.${laidOut}`;
}
