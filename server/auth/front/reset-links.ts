import { db, first, sql } from "@/server/db/sql";
import type { AuthCall } from "./call";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whose password a link that was followed resets, or null when it is no longer good. */
export async function resetUserOf(call: AuthCall): Promise<string | null> {
  const token = call.body.token || call.url.searchParams.get("token");
  if (typeof token !== "string") return null;
  const row = await first<{ value: string }>(
    db,
    sql`select value from verification where identifier = ${`reset-password:${token}`} and "expiresAt" > now()`,
  );
  return row && UUID.test(row.value) ? row.value : null;
}
