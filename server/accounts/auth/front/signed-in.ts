import { recordActivity } from "@/server/accounts/auth/activity";
import { notifyOwner } from "@/server/accounts/auth/notices";
import { hashSessionToken } from "@/server/accounts/auth/stored-identifier";
import type { Db } from "@/server/platform/db/client";
import { logInfo } from "@/server/platform/log";
import type { AuthCall } from "./call";
import { sessionSetBy } from "./cookies";
import { rememberDevice } from "./devices";

const SIGN_IN = /^\/(sign-in\/|sign-up\/|callback\/|oauth2\/callback\/|two-factor\/verify-|passkey\/verify-authentication$)/;

/** Whether an action may sign a browser in. */
export const isSignIn = (call: AuthCall): boolean => SIGN_IN.test(call.path);

/** After a sign-in: remembers the browser, records the activity, and notifies the owner if the browser is new. */
export async function afterSignIn(db: Db, call: AuthCall, response: Response): Promise<Response> {
  const token = sessionSetBy(response);
  const before = await call.session();
  // No one was signed in: a code is required, a provider declined, or the session is the earlier one.
  if (!token || token === before?.token) return response;
  const session = await db.session.findUnique({ where: { token: hashSessionToken(token) }, select: { userId: true } });
  if (!session) return response;
  const { userId } = session;
  if (call.path === "/passkey/verify-authentication" && before?.userId === userId)
    await db.session.deleteMany({ where: { token: hashSessionToken(before.token) } });
  // What is pushed to the person who was signed in here before is not for this one.
  if (before && before.userId !== userId)
    await db.pushDevice.deleteMany({ where: { session: { token: hashSessionToken(before.token) } } });
  const { isNew, cookie } = await rememberDevice(db, userId, call.headers);
  const isSignUp = call.path.startsWith("/sign-up/");
  const kind = isSignUp ? "sign-up" : "sign-in";
  logInfo(kind, isSignUp ? "Signed up" : "Signed in", { address: call.client, userId, method: methodOf(call.path) });
  recordActivity(db, userId, kind, call);
  if (isNew && !isSignUp) notifyOwner(db, userId, "new-device");
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
