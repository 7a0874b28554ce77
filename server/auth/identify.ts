import { noteSeen } from "@/server/account/last-seen";
import type { Db } from "@/server/db/client";
import { findApiKey, type Permission } from "./api-keys";
import { auth, configuredOrigins } from "./auth";
import { isForeign } from "./origin";
import { findAccessToken, isAccessToken } from "./programs/access-tokens";
import { appAddress } from "./programs/app-address";

/** Who sends a request, and with which credential. */
export type Caller =
  | { kind: "key"; userId: string; keyId: string; name: string; permissions: readonly Permission[] | null }
  | { kind: "session"; userId: string /** The cookie came with a request that a foreign page started. */; foreign: boolean }
  | {
      kind: "bearer";
      userId: string;
      /** The program that acts for the person, or null: a session token. */
      clientId: string | null;
      /** Of the program. */
      name: string | null /** Null: everything. */;
      permissions: readonly Permission[] | null;
    };

type HeaderReader = { get(name: string): string | null };

/**
 * Identifies the sender: `x-api-key`, then `Authorization: Bearer` (an API key, the access token of a program, or a session
 * token), then the session cookie. An invalid credential falls through to the next. Null: anonymous. Source: interface-details
 * 1.14.
 */
export async function identify(db: Db, headers: HeaderReader, now: number): Promise<Caller | null> {
  const caller = await callerOf(db, headers, now);
  if (caller) noteSeen(db, caller.userId, now);
  return caller;
}

async function callerOf(db: Db, headers: HeaderReader, now: number): Promise<Caller | null> {
  const token = /^bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1]?.trim();
  const isOfProgram = token !== undefined && isAccessToken(token);
  for (const key of [headers.get("x-api-key"), isOfProgram ? null : token]) {
    const holder = key ? await findApiKey(db, key, now) : null;
    if (holder) return { kind: "key", ...holder };
  }
  if (isOfProgram) {
    const access = await findAccessToken(db, token, appAddress(headers), now);
    if (access) return { kind: "bearer", ...access };
  } else if (token) {
    const userId = await sessionUser(new Headers({ authorization: `Bearer ${token}` }));
    if (userId) return { kind: "bearer", userId, clientId: null, name: null, permissions: null };
  }
  const cookie = headers.get("cookie");
  if (!cookie?.includes("session_token")) return null;
  const userId = await sessionUser(new Headers({ cookie }));
  return userId ? { kind: "session", userId, foreign: isForeign(headers, configuredOrigins()) } : null;
}

async function sessionUser(headers: Headers): Promise<string | null> {
  const session = await auth().api.getSession({ headers });
  if (!session || (session.user as { banned?: boolean | null }).banned) return null;
  return session.user.id;
}
