import { signUpRules } from "@/server/accounts/sign-ups/sign-ups";
import type { Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { singleton } from "@/server/platform/singleton";

export async function flags(db: Db) {
  const { DISABLE_EMAIL_AUTH, SHOW_SPONSORS, SMTP_URL } = env();
  return {
    disableSignups: (await signUpRules(db)).mode === "closed",
    disableEmailAuth: DISABLE_EMAIL_AUTH,
    showSponsors: SHOW_SPONSORS,
    smtpEnabled: SMTP_URL !== undefined,
  };
}

type Counts = { users: number; resumes: number; cachedAt: number | null };

const CACHE_MS = 60_000;

/** Totals of the instance, counted at most once a minute. */
export async function instanceStatistics(db: Db, now: number): Promise<Counts> {
  const cache = singleton<{ counts: Counts | null }>("instance-statistics", () => ({ counts: null }));
  if (cache.counts?.cachedAt && now - cache.counts.cachedAt < CACHE_MS) return cache.counts;
  const [users, resumes] = await Promise.all([db.user.count(), db.resume.count({ where: { trashedAt: null } })]);
  cache.counts = { users, resumes, cachedAt: now };
  return cache.counts;
}
