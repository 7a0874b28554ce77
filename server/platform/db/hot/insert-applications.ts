import type { Application } from "@/server/platform/db/generated/client";
import { hotQuery, sql } from "./statement";

/**
 * Inserts applications that are linked to nothing, all or none, in one statement. Every column is given: what is left out would be null.
 *
 * Hand-written, because a transaction of Prisma's takes three round trips and half of the processor time of adding an application (November
 * 2026, `npm run bench -- applications`, 16 connections).
 */
export async function insertApplications(rows: readonly Record<keyof Application, unknown>[]): Promise<void> {
  await hotQuery(
    sql`insert into application select row.* from json_populate_recordset(null::application, ${JSON.stringify(rows)}::json) row`,
  );
}
