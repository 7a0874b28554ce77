import type { CommentPlace } from "@/contracts/model/share-link";
import { type Anchor, pointerNow, type Words, wordsOf } from "@/domain/share-links/places";
import { quoteRanges } from "@/domain/share-links/quotes";
import { failure } from "@/server/platform/errors";
import type { Shown } from "./shown";

/** The texts of a document as a link shows them. */
export const wordsShown = ({ type, document, source }: Shown): Words[] => wordsOf(type, document, source);

/** The columns of a comment's place. Throws BAD_REQUEST for a place that does not exist, and for a suggestion without words to replace. */
export function placeColumns(all: readonly Words[], { path, quote }: CommentPlace, suggestion: string | null) {
  const at = all.find(({ pointer }) => pointer === path);
  if (!at) throw failure("BAD_REQUEST", { message: "`place.path` leads to no text of this document." });
  if (quote.trim() !== "" && quoteRanges(at.words, quote).length === 0)
    throw failure("BAD_REQUEST", { message: "The text at `place.path` does not have the words of `place.quote`." });
  if (quote.trim() === "" && suggestion !== null)
    throw failure("BAD_REQUEST", { message: "A suggestion replaces the words of `place.quote`: quote some." });
  return { path, quote: quote.trim(), anchor: at.anchor };
}

/** Where the words of a stored comment are now. */
export const pathNow = (all: readonly Words[], row: { anchor: unknown; path: string }): string =>
  pointerNow(all, { ...row, anchor: row.anchor as Anchor });
