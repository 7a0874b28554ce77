import { db, sql } from "@/server/db/sql";

/** How long an account's recent activity is kept. */
export const ACTIVITY_DAYS = 180;

/** Removes rows that nothing asks for any more: a few statements, every ten minutes on every instance. */
export async function tidyAccess(): Promise<void> {
  await db.query(sql`delete from ended_access where at < now() - interval '1 hour'`);
  await db.query(sql`delete from growing_delay where "lastAt" < now() - interval '2 days'`);
  await db.query(sql`delete from used_code where "usedAt" < now() - interval '1 hour'`);
  await db.query(sql`delete from known_device where "lastUsedAt" < now() - interval '400 days'`);
  await db.query(sql`delete from account_event where at < now() - make_interval(days => ${ACTIVITY_DAYS})`);
}
