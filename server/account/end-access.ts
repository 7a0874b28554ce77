import { endAccessHere } from "@/server/auth/ended-access";
import { type Db, db, sql } from "@/server/db/sql";

/** Ends every session of a user but the one with the token. Triggers tell the other instances. */
export async function endOtherSessions(userId: string, keptToken: string | null, on: Db = db): Promise<void> {
  await on.query(sql`delete from session where "userId" = ${userId} and token is distinct from ${keptToken}`);
  endAccessHere(userId, null);
}

/** Makes worthless: links to a new password, sign-ins that still owe a second code, and browsers that need not give one. */
export async function endProofs(userId: string, on: Db = db): Promise<void> {
  await on.query(
    sql`delete from verification where value = ${userId} and (identifier like 'reset-password:%' or identifier like '2fa-%' or identifier like 'trust-device-%')`,
  );
}

/** Revokes every API key of a user, and returns how many there were. */
export async function revokeApiKeys(userId: string, on: Db = db): Promise<number> {
  const revoked = await on.query(sql`delete from apikey where "referenceId" = ${userId} returning id`);
  endAccessHere(userId, null);
  return revoked.length;
}
