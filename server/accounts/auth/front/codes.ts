import type { Db } from "@/server/platform/db/client";
import { type AuthCall, refusal } from "./call";

/** A claimed code; it is released if it turns out to be wrong. */
export type ClaimedCode = { release: () => Promise<void> };

/** A code is valid for its half minute and the adjacent ones; later it may occur again by chance. */
const FORGET_SECONDS = 120;

/**
 * Claims a code of an authenticator app before it is checked, so that of two requests with the same code one is rejected even
 * when they arrive together: an intercepted code works only once.
 */
export async function claimCode(db: Db, call: AuthCall, userId: string | null): Promise<ClaimedCode | Response | null> {
  const { code } = call.body;
  if (call.path !== "/two-factor/verify-totp" || userId === null || typeof code !== "string" || code.length > 20) return null;
  // One statement, because Prisma's upsert cannot check the existing row: two requests would both see the code as unused.
  const claimed = await db.$executeRaw`insert into used_code ("userId", code) values (${userId}::uuid, ${code})
    on conflict ("userId", code) do update set "usedAt" = now()
    where used_code."usedAt" < now() - make_interval(secs => ${FORGET_SECONDS}::int)`;
  if (claimed === 0) return refusal(401, "CODE_ALREADY_USED", "This code was already used. Wait for the next one.");
  return {
    release: async () => {
      await db.usedCode.deleteMany({ where: { userId, code } });
    },
  };
}
