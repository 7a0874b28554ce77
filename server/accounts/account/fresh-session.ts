import { auth } from "@/server/accounts/auth/auth";
import { isFresh, type PresentSession, sessionOf } from "@/server/accounts/auth/session-of";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import type { RequestContext } from "@/server/platform/request/context";

/** The session of the requesting browser, as stored in the database now. Throws if it has ended in the meantime. */
export async function presentSession(db: Db, context: RequestContext): Promise<PresentSession> {
  const session = await sessionOf(db, new Headers({ cookie: cookieHeader(context.cookies) }));
  if (!session) throw failure("UNAUTHORIZED");
  return session;
}

/** Throws unless the session began, or was confirmed, within the last ten minutes. */
export async function requireFreshSession(db: Db, context: RequestContext): Promise<void> {
  if (!isFresh(await presentSession(db, context), Date.now())) throw failure("SESSION_NOT_FRESH");
}

/** The session that a request is signed in with; null for keys and programs. */
export async function sessionIdOf({ caller, cookies, headers }: RequestContext): Promise<string | null> {
  if (!caller || caller.kind === "key" || (caller.kind === "bearer" && caller.clientId !== null)) return null;
  const credential: Record<string, string> =
    caller.kind === "bearer" ? { authorization: headers.get("authorization") ?? "" } : { cookie: cookieHeader(cookies) };
  const query = { disableCookieCache: true, disableRefresh: true };
  const found = await auth().api.getSession({ headers: new Headers(credential), query });
  if (!found) throw failure("UNAUTHORIZED");
  return found.session.id;
}

/** The cookies of a request, formatted as the header that carried them. */
export const cookieHeader = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
