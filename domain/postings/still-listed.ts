import type { BoardPosting } from "@/domain/postings/boards/board";

export type Listing = "listed" | "not-listed" | "unknown";

/**
 * Whether the JSON of a board's list still has a posting. Only a non-empty list is evidence that it has not: an empty one, an error and
 * anything unexpected count as unknown, because an outage must not mark a posting as closed.
 */
export function stillListed(posting: BoardPosting, answer: unknown): Listing {
  const ids = posting.listed(answer);
  if (ids === null || ids.length === 0) return "unknown";
  return ids.some((id) => id.toLowerCase() === posting.id.toLowerCase()) ? "listed" : "not-listed";
}
