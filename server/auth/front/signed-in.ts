import { recordActivity } from "@/server/account/activity";
import { db, first, sql } from "@/server/db/sql";
import { logInfo } from "@/server/log";
import { notifyOwner } from "../notices";
import type { AuthCall } from "./call";
import { sessionSetBy } from "./cookies";
import { rememberDevice } from "./devices";

const SIGN_IN =
  /^\/(sign-in\/|sign-up\/|callback\/|oauth2\/callback\/|two-factor\/verify-|passkey\/verify-authentication$|verify-email$)/;

/** Whether an act may sign a browser in. */
export const isSignIn = (call: AuthCall): boolean => SIGN_IN.test(call.path);

/** What follows when a browser was signed in: it is remembered, the owner sees it, and hears of it when the browser is new. */
export async function afterSignIn(call: AuthCall, response: Response): Promise<Response> {
  const token = sessionSetBy(response);
  const before = await call.session();
  // Nobody was signed in: a code is asked for, a site refused, or the session is the one from before.
  if (!token || token === before?.token) return response;
  const session = await first<{ userId: string }>(db, sql`select "userId" from session where token = ${token}`);
  if (!session) return response;
  const { userId } = session;
  if (call.path === "/verify-email" && !before) return withoutSession(token, response);
  if (call.path === "/passkey/verify-authentication" && before?.userId === userId)
    await db.query(sql`delete from session where token = ${before.token}`);
  const { isNew, cookie } = await rememberDevice(userId, call.headers);
  const isSignUp = call.path.startsWith("/sign-up/");
  const kind = isSignUp ? "sign-up" : "sign-in";
  logInfo(kind, isSignUp ? "Signed up" : "Signed in", { address: call.client, userId, method: methodOf(call.path) });
  recordActivity(userId, kind, call);
  if (isNew && !isSignUp) notifyOwner(userId, "new-device");
  return withCookie(response, cookie);
}

function methodOf(path: string): string {
  if (path.startsWith("/passkey/")) return "passkey";
  if (path.startsWith("/two-factor/")) return "code";
  return /callback/.test(path) ? "site" : "password";
}

function withCookie(response: Response, cookie: string): Response {
  const headers = new Headers(response.headers);
  headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, headers });
}

/** A link from a mail confirms an address and signs nobody in: that would go around the second factor. */
async function withoutSession(token: string, response: Response): Promise<Response> {
  await db.query(sql`delete from session where token = ${token}`);
  const headers = new Headers(response.headers);
  headers.delete("set-cookie");
  headers.delete("set-auth-token");
  return new Response(response.body, { status: response.status, headers });
}
