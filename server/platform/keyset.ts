import { readCursor, written } from "@/server/platform/cursor";

export type Page = { cursor?: string | undefined; limit: number };

/** Cursors of these lists never grow too old. */
const ALWAYS = new Date(0);

/**
 * A page of a list, the newest first, that continues after an entry instead of at a number, so that new entries shift nothing. Reads one
 * entry more than it returns, to know whether there is another page. Throws BAD_REQUEST for text that is no cursor.
 */
export function pageFrom<Column extends "at" | "createdAt">(column: Column, { cursor, limit }: Page) {
  const last = cursor ? readCursor(cursor, ALWAYS) : null;
  const after = last ? { OR: [{ [column]: { lt: last.at } }, { [column]: last.at, id: { lt: last.id } }] } : {};
  const split = <Row extends { id: string } & Record<Column, Date>>(rows: readonly Row[]) => {
    const entries = rows.slice(0, limit);
    const end = rows.length > limit ? entries.at(-1) : undefined;
    return { entries, cursor: end ? written({ at: end[column], id: end.id }) : null };
  };
  return { take: limit + 1, after, split };
}
