import { hotQuery, sql } from "./statement";

/** Whether the database answers. FIGURE */
export async function probeDatabase(): Promise<void> {
  await hotQuery(sql`select 1`);
}
