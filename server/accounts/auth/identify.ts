import { hash } from "node:crypto";
import { noteSeen } from "@/server/accounts/auth/last-seen";
import type { Db } from "@/server/platform/db/client";
import type { Caller } from "@/server/platform/request/caller";
import { findApiKey } from "./api-keys";
import { auth, configuredOrigins } from "./auth";
import { isForeign } from "./origin";
import { findAccessToken, isAccessToken } from "./programs/access-tokens";
import { type Audience, appAddress } from "./programs/app-address";
import { TrustedCredentials } from "./trusted-credentials";

type HeaderReader = { get(name: string): string | null };

/**
 * Identifies the sender: `x-api-key`, then `Authorization: Bearer` (an API key, the access token of a program, or a session
 * token), then the session cookie. An invalid credential falls through to the next. Null: anonymous. Source: interface-details
 * 1.14. `audience` is what is called: a token that was requested for something else is not valid there.
 */
export async function identify(db: Db, headers: HeaderReader, now: number, audience: Audience = "api"): Promise<Caller | null> {
  const caller = await callerOf(db, headers, now, audience);
  if (caller) noteSeen(db, caller.userId, now);
  return caller;
}

async function callerOf(db: Db, headers: HeaderReader, now: number, audience: Audience): Promise<Caller | null> {
  const token = /^bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1]?.trim();
  const isOfProgram = token !== undefined && isAccessToken(token);
  for (const key of [headers.get("x-api-key"), isOfProgram ? null : token]) {
    const holder = key ? await findApiKey(db, key, now) : null;
    if (holder) return { kind: "key", ...holder };
  }
  if (isOfProgram) {
    const access = await findAccessToken(db, token, { app: appAddress(headers), audience }, now);
    if (access) return { kind: "bearer", ...access };
  } else if (token) {
    const userId = await sessionUser({ authorization: `Bearer ${token}` }, now);
    if (userId) return { kind: "bearer", userId, clientId: null, name: null, permissions: null };
  }
  const cookie = headers.get("cookie");
  if (!cookie?.includes("session_token")) return null;
  const userId = await sessionUser({ cookie }, now);
  return userId ? { kind: "session", userId, foreign: isForeign(headers, configuredOrigins()) } : null;
}

const sessions = new TrustedCredentials<{ userId: string; expiresAt: number }>("session");

/** The person of a session. The library reads the session and its user by two queries; here they are trusted for some seconds. */
async function sessionUser(credential: { cookie: string } | { authorization: string }, now: number): Promise<string | null> {
  const key = hash("sha256", JSON.stringify(credential), "base64url");
  const known = sessions.find(key, now);
  if (known?.isTrusted) return known.value.userId;
  const found = await auth().api.getSession({ headers: new Headers(credential) });
  if (!found || (found.user as { banned?: boolean | null }).banned) return null;
  const { userId, expiresAt } = found.session;
  sessions.trust(key, { userId, expiresAt: new Date(expiresAt).getTime() }, now);
  return userId;
}
