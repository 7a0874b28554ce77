import { auth, configuredOrigins } from "@/server/accounts/auth/auth";
import { isForeign } from "@/server/accounts/auth/origin";
import { hasRoomToWrite } from "@/server/platform/data-folder/free-space";
import { type Db, database } from "@/server/platform/db/client";
import { refuse } from "@/server/platform/request/refuse";
import { signInToProve } from "./address-proof";
import { type Attempt, type Target, takeAttempt } from "./attempts";
import { type AuthCall, readCall, refusal, requestOf } from "./call";
import { claimCode } from "./codes";
import { deviceOf } from "./devices";
import { noteFailure } from "./failures";
import { refuseFields } from "./fields";
import { refuseStaleSession } from "./freshness";
import { afterSuccess, beforeAct } from "./outcome";
import { refuseForeignAddress } from "./own-addresses";
import { refuseWeakPassword } from "./password-strength";
import { decideConsent, isConsent } from "./programs/consent";
import { programRequest } from "./programs/programs";
import { endSessions, withOwnToken } from "./sessions";
import { signUpInTurn } from "./sign-up-turns";
import { silentSignUp } from "./silent-sign-up";
import { targetOf } from "./target";

/**
 * The entry to the sign-in service: everything below /api/auth passes through here. It adds what better-auth lacks: input limits,
 * confirmation of sensitive actions, rejection of weak passwords, throttling, single-use codes, and follow-up of each action.
 */
export async function account(request: Request, path: string): Promise<Response> {
  const answered = await programRequest(request, path.slice("/api/auth".length));
  if (answered) return answered;
  // Also without a cookie: another site must not be able to sign a person in to someone else's account.
  if (request.method !== "GET" && isForeign(request.headers, configuredOrigins())) return refuse("FORBIDDEN");
  if (request.method !== "GET" && !hasRoomToWrite()) return refuse("INSUFFICIENT_STORAGE");
  if (NOT_SERVED.has(path)) return refuse("NOT_FOUND");
  const db = database();
  const call = await readCall(db, request, path.slice("/api/auth".length));
  if (call instanceof Response) return call;
  const refused =
    refuseFields(call) ??
    refuseForeignAddress(call) ??
    (await signInToProve(db, call)) ??
    (await refuseStaleSession(call, Date.now())) ??
    (await refuseWeakPassword(db, call));
  if (refused) return refused;
  if (isConsent(call)) return decideConsent(call, () => act(db, call));
  const target = await targetOf(db, call);
  if (!target) return act(db, call);
  // A code that belongs to no account is not tried at all.
  if (target.method === "code" && target.userId === null) {
    noteFailure(db, call, target);
    return refusal(401, "INVALID_TWO_FACTOR_COOKIE", "Sign in again to continue.");
  }
  const taken = await takeAttempt(db, target, { client: call.client, device: deviceOf(call.headers) });
  return "seconds" in taken
    ? refuse("TOO_MANY_REQUESTS", { "retry-after": String(taken.seconds) })
    : actAsAttempt(db, call, target, taken);
}

/** Checks a password for any session without counting attempts; POST /auth/confirmations does so with limits. */
const NOT_SERVED: ReadonlySet<string> = new Set(["/api/auth/verify-password"]);

async function act(db: Db, call: AuthCall): Promise<Response> {
  const before = await beforeAct(db, call);
  const serve = () => ofService(call);
  const response =
    (await endSessions(db, call)) ?? (await (call.path === "/sign-up/email" ? signUpInTurn(call.client, serve) : serve()));
  return silentSignUp(db, call, response.status < 400 ? await afterSuccess(db, call, before, response) : response);
}

async function ofService(call: AuthCall): Promise<Response> {
  const response = await hideForeignPasskey(call, readable(await auth().handler(requestOf(call))));
  return withOwnToken(call, response);
}

/** better-auth returns 401 for another user's passkey and 404 for none; a signed-in person must see no difference. */
async function hideForeignPasskey(call: AuthCall, response: Response): Promise<Response> {
  const isRefused = response.status === 401 || response.status === 404;
  if (!isRefused || !/^\/passkey\/(delete|update)-passkey$/.test(call.path) || !(await call.session())) return response;
  return refusal(404, "PASSKEY_NOT_FOUND", "Passkey not found");
}

/** Runs an action that proves identity and settles the attempt: right, wrong, or not tried at all. */
async function actAsAttempt(db: Db, call: AuthCall, target: Target, attempt: Attempt): Promise<Response> {
  const code = await claimCode(db, call, target.userId);
  if (code instanceof Response) {
    noteFailure(db, call, target);
    return code;
  }
  const response = await act(db, call);
  if (response.status >= 400) await code?.release();
  const result = await resultOf(response, target);
  if (result === "wrong") noteFailure(db, call, target);
  else await attempt[result]();
  return response;
}

/** Error codes for wrong credentials. With any other, the password or code was right or was not checked. */
const WRONG = new Set([
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_USERNAME_OR_PASSWORD",
  "INVALID_PASSWORD",
  "INVALID_CODE",
  "INVALID_BACKUP_CODE",
]);

async function resultOf(response: Response, { method }: Target): Promise<"right" | "wrong" | "undone"> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { code, twoFactorRedirect } = (body ?? {}) as { code?: unknown; twoFactorRedirect?: unknown };
  if (response.status < 400) return twoFactorRedirect === true ? "undone" : "right";
  if (response.status === 429 || response.status >= 500) return "undone";
  return method === "passkey" || WRONG.has(String(code)) ? "wrong" : "undone";
}

/** Gives a response the form of the rest of the API if better-auth provides no error. */
function readable(response: Response): Response {
  if (response.status === 404 && !response.headers.get("content-type")?.includes("json")) return refuse("NOT_FOUND");
  const wait = response.headers.get("x-retry-after");
  if (response.status === 429 && wait !== null) return refuse("TOO_MANY_REQUESTS", { "retry-after": wait });
  if (response.status === 503) return refuse("SERVICE_UNAVAILABLE", { "retry-after": "2" });
  if (response.status >= 500) return refusal(500, "INTERNAL_SERVER_ERROR", "Something went wrong on the server.");
  return response;
}
