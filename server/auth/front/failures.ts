import { recordActivity } from "@/server/account/activity";
import { sendsMail } from "@/server/adapters/mail/mail";
import type { Db } from "@/server/db/client";
import { attempt, attemptsUnder } from "@/server/limits/growing-delay";
import { logWarning } from "@/server/log";
import { notifyOwner } from "../notices";
import { accountKey, type Target } from "./attempts";

type Sender = { client: string; userAgent: string };

/** So many failures in a row are no longer the owner's own mistyping. */
const MANY_FAILURES = 10;
const DAY_SECONDS = 86_400;
/** At most one mail a day. */
const DAILY = { free: 1, firstDelaySeconds: DAY_SECONDS, maxDelaySeconds: DAY_SECONDS, forgetAfterSeconds: DAY_SECONDS };

/**
 * Writes a failed sign-in to the log and to the account's activity, and tells the owner when there are many. Nobody waits for it: how
 * long an answer takes must not tell whether there is such an account.
 */
export function noteFailure(db: Db, { client, userAgent }: Sender, { userId, method }: Target): void {
  // The two first fields in this order are what fail2ban looks for.
  logWarning("sign-in-failed", "Sign-in failed", { address: client, userId, method });
  if (userId === null) return;
  recordActivity(db, userId, "sign-in-failed", { client, userAgent });
  if (sendsMail()) void warnOwner(db, userId).catch(() => {});
}

async function warnOwner(db: Db, userId: string): Promise<void> {
  if ((await attemptsUnder(db, accountKey(userId))) < MANY_FAILURES) return;
  if ((await attempt(db, `sign-in:warned:${userId}`, DAILY)) === null) notifyOwner(db, userId, "many-failures");
}
