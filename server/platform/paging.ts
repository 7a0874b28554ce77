import { LIMITS } from "@/contracts/limits";

export type Paging = { limit?: number | undefined; offset?: number | undefined };

/** The page of a list query. A null limit means all; `offset` alone sets `limit` to 20. Source: interface-details, Pagination. */
export function pageOf({ limit, offset }: Paging): { limit: number | null; offset: number; paging: boolean } {
  if (limit === undefined && offset === undefined) return { limit: null, offset: 0, paging: false };
  return { limit: limit ?? LIMITS.page.defaultWithOffset, offset: offset ?? 0, paging: true };
}

/** Prisma uses 32-bit offsets, and no account has that many rows. */
const MAX_SKIPPED = 2_147_483_647;

/** A page as Prisma arguments. */
export const rowsOf = ({ limit, offset }: { limit: number | null; offset: number }) => ({
  ...(limit !== null && { take: limit }),
  skip: Math.min(offset, MAX_SKIPPED),
});

/** Sets `X-Total-Count`, and `X-Limit` and `X-Offset` if a page was requested. */
export function setPagingHeaders(answer: Headers, total: number, input: Paging) {
  const { limit, offset, paging } = pageOf(input);
  answer.set("x-total-count", String(total));
  if (!paging) return;
  answer.set("x-limit", String(limit));
  answer.set("x-offset", String(offset));
}

/** The page of a list that is in memory, with the headers of a paged response. */
export function answerPage<Entry>(answer: Headers, entries: Entry[], input: Paging): Entry[] {
  setPagingHeaders(answer, entries.length, input);
  const { limit, offset } = pageOf(input);
  return limit === null ? entries : entries.slice(offset, offset + limit);
}
