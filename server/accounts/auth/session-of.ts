import type { Db } from "@/server/platform/db/client";
import { auth } from "./auth";

/** A session as stored in the database now, never from a cookie cache. */
export type PresentSession = {
  token: string;
  userId: string;
  createdAt: number;
  /** Signing in requires a code after the password. */
  hasTwoFactor: boolean;
  /** The session can be confirmed with a password. */
  hasPassword: boolean;
  user: { name: string; email: string; username: string | null };
};

/** How long after signing in or confirming, sensitive actions need no confirmation. */
const FRESH_MS = 600_000;

/** The session that the headers carry, by cookie or bearer token, or null. */
export async function sessionOf(db: Db, headers: Headers): Promise<PresentSession | null> {
  const relevant = new Headers();
  for (const name of ["cookie", "authorization"]) {
    const value = headers.get(name);
    if (value) relevant.set(name, value);
  }
  const found = await auth().api.getSession({ headers: relevant, query: { disableCookieCache: true, disableRefresh: true } });
  if (!found) return null;
  const { session, user } = found;
  const password = await db.account.findFirst({
    where: { userId: user.id, providerId: "credential", password: { not: null } },
    select: { id: true },
  });
  return {
    token: session.token,
    userId: user.id,
    createdAt: new Date(session.createdAt).getTime(),
    hasTwoFactor: user.twoFactorEnabled === true,
    hasPassword: password !== null,
    user: { name: user.name, email: user.email, username: user.username ?? null },
  };
}

/** Whether a session began, or was confirmed, recently enough for a sensitive action. */
export const isFresh = ({ createdAt }: Pick<PresentSession, "createdAt">, now: number): boolean => now - createdAt < FRESH_MS;
