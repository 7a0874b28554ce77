import type { ComparedPiece } from "@/domain/compare/words";

/** A letter on the pages: the piece of text that contains it, and where. */
type Place = { node: Node; at: number };

/** The text of drawn pages, with the place of each of its characters; null for spaces that separate two pieces of text. */
export type PageText = { text: string; places: readonly (Place | null)[] };

const HYPHEN = /[-\u2010]$/;
const LOWER = /^\p{Ll}/u;

/** The text of the pages as it is drawn. Words that were divided at the end of a line are whole again. */
export function pageText(pages: readonly HTMLElement[]): PageText {
  let text = "";
  const places: (Place | null)[] = [];
  for (const { firstChild: node } of pages.flatMap((page) => [...page.querySelectorAll("text")])) {
    const piece = node?.nodeValue ?? "";
    if (!node || piece === "") continue;
    if (HYPHEN.test(text) && LOWER.test(piece)) {
      text = text.slice(0, -1);
      places.pop();
    } else if (text !== "") {
      text += " ";
      places.push(null);
    }
    text += piece;
    for (let at = 0; at < piece.length; at++) places.push({ node, at });
  }
  return { text, places };
}

/** The places of the text that only this side of a comparison has, as ranges within one piece of text each. */
export function changedRanges({ places }: PageText, pieces: readonly ComparedPiece[], side: "added" | "removed"): Range[] {
  const ranges: Range[] = [];
  let at = 0;
  for (const { kind, text } of pieces) {
    if (kind !== "same" && kind !== side) continue;
    if (kind === side && text.trim() !== "") ranges.push(...rangesOf(places.slice(at, at + text.length)));
    at += text.length;
  }
  return ranges;
}

function rangesOf(places: readonly (Place | null)[]): Range[] {
  const ranges: Range[] = [];
  for (const place of places) {
    if (!place) continue;
    let range = ranges.at(-1);
    if (range?.startContainer !== place.node) {
      range = document.createRange();
      range.setStart(place.node, place.at);
      ranges.push(range);
    }
    range.setEnd(place.node, place.at + 1);
  }
  return ranges;
}
