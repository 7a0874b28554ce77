import type { Db } from "@/server/platform/db/client";
import { KEY_GRACE_SECONDS } from "./programs/signing-keys";

/** Retention of an account's recent activity. */
export const ACTIVITY_DAYS = 180;

const UNUSED_PROGRAM_DAYS = 30;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Removes rows that are no longer needed: a few statements, every ten minutes on every instance. */
export async function tidyAccess(db: Db, now: number): Promise<void> {
  const before = (milliseconds: number) => ({ lt: new Date(now - milliseconds) });
  await db.endedAccess.deleteMany({ where: { at: before(HOUR_MS) } });
  await db.growingDelay.deleteMany({ where: { lastAt: before(2 * DAY_MS) } });
  await db.usedCode.deleteMany({ where: { usedAt: before(HOUR_MS) } });
  await db.knownDevice.deleteMany({ where: { lastUsedAt: before(400 * DAY_MS) } });
  await db.oauthRefreshToken.deleteMany({ where: { expiresAt: before(0) } });
  await db.jwks.deleteMany({ where: { expiresAt: before(KEY_GRACE_SECONDS * 1000) } });
  // Programs that registered and were allowed nothing. Anyone can register one.
  await db.oauthClient.deleteMany({ where: { consents: { none: {} }, createdAt: before(UNUSED_PROGRAM_DAYS * DAY_MS) } });
  await db.accountEvent.deleteMany({ where: { at: before(ACTIVITY_DAYS * DAY_MS) } });
}
