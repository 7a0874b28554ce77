import { placeOf } from "@/components/kit/page-preview/glyph-places";
import { markText } from "@/components/kit/page-preview/text-marks";

const LETTER = /[\p{L}\p{N}]/u;

/** Where a term occurs in a text, whole words only, ignoring case. */
export function termPlaces(text: string, term: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  const [lower, needle] = [text.toLowerCase(), term.toLowerCase()];
  // Lower case of a few letters has another length; then places would be wrong.
  if (needle === "" || lower.length !== text.length) return places;
  for (let start = lower.indexOf(needle); start >= 0; start = lower.indexOf(needle, start + needle.length)) {
    let end = start + needle.length;
    // An English plural belongs to its word.
    if (lower[end] === "s" && !LETTER.test(lower[end + 1] ?? "")) end += 1;
    if (!LETTER.test(lower[start - 1] ?? "") && !LETTER.test(lower[end] ?? "")) places.push({ start, end });
  }
  return places;
}

/** Where any of the terms occur, each place once. */
function placesOf(text: string, terms: readonly string[]) {
  const places = terms
    .flatMap((term) => termPlaces(text, term))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  return places.filter((place) => {
    const isNew = place.end > end;
    end = Math.max(end, place.end);
    return isNew;
  });
}

/** Lays a tint over every place of the terms on the pages; earlier ones are taken away. */
export function markTerms(pages: readonly HTMLElement[], words: readonly string[]): void {
  // Where “game” and “Games” are the same place, one tint is enough.
  const terms = [...new Set(words.map((word) => word.toLowerCase()))];
  markText(pages, "term", "success", (page) =>
    terms.length === 0
      ? []
      : [...page.querySelectorAll("text")].flatMap(({ firstChild: node }) => {
          const text = node?.nodeValue ?? "";
          return node ? placesOf(text, terms).map(({ start, end }) => placeOf(node, start, end)) : [];
        }),
  );
}
