import type { FitChange } from "@/typeset/fit/changes";
import type { FitResult } from "@/typeset/fit/fit";
import { FIT_FLOORS } from "@/typeset/fit/levers";

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

/** One or two sentences in English that say what was done and why not more. `layoutPages` are the pages the person laid out. */
export function explainFit(result: FitResult, changes: readonly FitChange[], layoutPages: number): string {
  const { outcome, before, after, fewestPages = after.pages } = result;
  if (outcome === "fits") return `Went from ${counted(before.pages)} to ${counted(after.pages)}: ${listed(changes)}.`;
  if (outcome === "filled")
    return `The last page went from ${percent(before.lastPageFill)} to ${percent(after.lastPageFill)}: ${listed(changes)}.`;
  if (outcome === "sparse")
    return `Even the loosest setting leaves the last page ${percent(after.lastPageFill)} full${changes.length > 0 ? `: ${listed(changes)}` : ""}. It takes more text to fill it.`;
  if (outcome === "as-it-is")
    return `Nothing to do: ${counted(before.pages)}, the last one ${percent(before.lastPageFill)} full.`;
  const bounds = `${FIT_FLOORS.fontSizePt} pt, line height ${FIT_FLOORS.lineHeight} and margins of 8 mm`;
  const laidOut =
    fewestPages === layoutPages && layoutPages > 1
      ? ` The layout itself begins ${counted(layoutPages)}: move their sections together.`
      : " It takes less text to be shorter.";
  return `Even at the floors (${bounds}) it takes ${counted(fewestPages)}.${laidOut}`;
}
