import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { TableDescription } from "./format";
import { quoted } from "./own-schema";

const NEWLINE = 10;
/** Small enough that some of them fit into memory, large enough to compress well. */
const PIECE_BYTES = 1024 * 1024;

export const columnsOf = ({ columns }: TableDescription) => columns.map(quoted).join(", ");

/** The rows of a table in PostgreSQL's text format, in pieces of whole rows. */
export async function* tableRows(client: pg.ClientBase, table: TableDescription): AsyncGenerator<Buffer> {
  const source = client.query(copyTo(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`));
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    const end = size < PIECE_BYTES ? -1 : chunk.lastIndexOf(NEWLINE);
    if (end < 0) continue;
    const all = Buffer.concat(waiting);
    const cut = all.length - chunk.length + end + 1;
    yield all.subarray(0, cut);
    waiting = cut < all.length ? [Buffer.from(all.subarray(cut))] : [];
    size = all.length - cut;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
