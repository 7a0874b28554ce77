import { endOtherSessions } from "@/server/accounts/auth/end-access";
import { endAccessHere } from "@/server/accounts/auth/ended-access";
import type { PresentSession } from "@/server/accounts/auth/session-of";
import { hashSessionToken } from "@/server/accounts/auth/stored-identifier";
import type { Db } from "@/server/platform/db/client";
import { type AuthCall, refusal } from "./call";

/**
 * The list of sessions names them by what is stored of their tokens, because the tokens themselves are not stored. The sign-in service
 * would take these names for tokens, so these actions are ours.
 */
const ENDINGS: Record<string, (db: Db, call: AuthCall, session: PresentSession) => Promise<Response>> = {
  "/revoke-session": async (db, { body }, { userId }) => {
    const { token } = body;
    if (typeof token !== "string") return refusal(400, "BAD_REQUEST", "The token of the session is missing.");
    await db.session.deleteMany({ where: { userId, token: { in: [token, hashSessionToken(token)] } } });
    return ended(userId);
  },
  "/revoke-other-sessions": async (db, _call, { userId, token }) => {
    await endOtherSessions(db, userId, token);
    return ended(userId);
  },
};

function ended(userId: string): Response {
  endAccessHere(userId, null);
  return Response.json({ status: true }, { headers: { "cache-control": "no-store" } });
}

/** Ends sessions at the request of a signed-in user. Null: the request is of another kind. */
export async function endSessions(db: Db, call: AuthCall): Promise<Response | null> {
  const end = call.method === "POST" ? ENDINGS[call.path] : undefined;
  if (!end) return null;
  const session = await call.session();
  return session ? end(db, call, session) : refusal(401, "UNAUTHORIZED", "Sign in to continue.");
}

/** The list of sessions, in which the one of this browser has its token: the browser knows it and looks for it. */
export async function withOwnToken(call: AuthCall, response: Response): Promise<Response> {
  const session = call.path === "/list-sessions" && response.ok ? await call.session() : null;
  if (!session) return response;
  const stored = hashSessionToken(session.token);
  const listed = (await response.json()) as { token: string }[];
  const named = listed.map((entry) => (entry.token === stored ? { ...entry, token: session.token } : entry));
  return Response.json(named, { headers: response.headers });
}
