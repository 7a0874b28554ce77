import { recordActivity } from "@/server/accounts/auth/activity";
import { notifyOwner } from "@/server/accounts/auth/notices";
import { sendsMail } from "@/server/platform/adapters/mail/mail";
import type { Db } from "@/server/platform/db/client";
import { attempt, attemptsUnder } from "@/server/platform/limits/growing-delay";
import { logWarning } from "@/server/platform/log";
import { accountKey, type Target } from "./attempts";

type Sender = { client: string; userAgent: string };

/** This many failures in a row are unlikely to be typing mistakes. */
const MANY_FAILURES = 10;
const DAY_SECONDS = 86_400;
/** At most one mail a day. */
const DAILY = { free: 1, firstDelaySeconds: DAY_SECONDS, maxDelaySeconds: DAY_SECONDS, forgetAfterSeconds: DAY_SECONDS };

/**
 * Writes a failed sign-in to the log and to the account's activity, and notifies the owner when there are many. Runs in the
 * background: response times must not reveal whether the account exists.
 */
export function noteFailure(db: Db, { client, userAgent }: Sender, { userId, method }: Target): void {
  // fail2ban looks for the first two fields in this order.
  logWarning("sign-in-failed", "Sign-in failed", { address: client, userId, method });
  if (userId === null) return;
  recordActivity(db, userId, "sign-in-failed", { client, userAgent });
  if (sendsMail()) void warnOwner(db, userId).catch(() => {});
}

async function warnOwner(db: Db, userId: string): Promise<void> {
  if ((await attemptsUnder(db, accountKey(userId))) < MANY_FAILURES) return;
  if ((await attempt(db, `sign-in:warned:${userId}`, DAILY)) === null) notifyOwner(db, userId, "many-failures");
}
