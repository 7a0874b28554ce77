import { db, sql } from "@/server/db/sql";
import { type AuthCall, refusal } from "./call";

/** A code that was claimed; it is given back when it turns out to be wrong. */
export type ClaimedCode = { release: () => Promise<void> };

/** A code is valid for its half minute and those beside it; after this it may come up again by chance. */
const FORGET = "2 minutes";

/**
 * Claims a code of an authenticator app before it is checked, so that of two requests with the same code one is refused, also when they
 * arrive together: a code that somebody reads along works once.
 */
export async function claimCode(call: AuthCall, userId: string | null): Promise<ClaimedCode | Response | null> {
  const { code } = call.body;
  if (call.path !== "/two-factor/verify-totp" || userId === null || typeof code !== "string" || code.length > 20) return null;
  const [claimed] = await db.query(
    sql`insert into used_code ("userId", code) values (${userId}, ${code})
        on conflict ("userId", code) do update set "usedAt" = now() where used_code."usedAt" < now() - ${FORGET}::interval
        returning code`,
  );
  if (!claimed) return refusal(401, "CODE_ALREADY_USED", "This code was already used. Wait for the next one.");
  return {
    release: async () => {
      await db.query(sql`delete from used_code where "userId" = ${userId} and code = ${code}`);
    },
  };
}
