import { hotQuery, sql } from "./statement";

/**
 * Bytes of the whole database, indexes and what is not cleaned up yet included.
 *
 * Hand-written, because only PostgreSQL's own function knows; it looks at the sizes of files and takes 4 ms.
 */
export async function databaseBytes(): Promise<number> {
  const [row] = await hotQuery<{ bytes: number }>(sql`select pg_database_size(current_database()) as bytes`);
  return row?.bytes ?? 0;
}
