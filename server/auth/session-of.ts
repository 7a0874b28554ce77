import type { Db } from "@/server/db/client";
import { auth } from "./auth";

/** A session as the database has it now, never as a cookie remembers it. */
export type PresentSession = {
  token: string;
  userId: string;
  createdAt: number;
  /** Signing in asks for a code after the password. */
  hasTwoFactor: boolean;
  /** It can be confirmed by a password. */
  hasPassword: boolean;
  user: { name: string; email: string; username: string | null };
};

/** So long after signing in or confirming, grave acts are not asked about again. */
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

/** Whether a session began, or was confirmed, lately enough for a grave act. */
export const isFresh = ({ createdAt }: Pick<PresentSession, "createdAt">, now: number): boolean => now - createdAt < FRESH_MS;
