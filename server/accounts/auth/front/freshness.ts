import { isFresh } from "@/server/accounts/auth/session-of";
import { refuse } from "@/server/platform/request/refuse";
import type { AuthCall } from "./call";

/**
 * Sensitive actions: they grant or remove lasting access. better-auth would also count listing sessions, but that page must
 * always be readable. So its `freshAge` is off, and the rule is enforced only here.
 */
const GRAVE = new Set([
  "/passkey/generate-register-options",
  "/passkey/verify-registration",
  "/change-email",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/two-factor/get-totp-uri",
  "/link-social",
  "/unlink-account",
  "/api-key/create",
  "/api-key/update",
]);

/** For accounts with a password, these require it themselves, which confirms as well as a fresh session. */
const ASKS_FOR_PASSWORD = /^\/two-factor\//;

/** Rejects a sensitive action if the session is older than ten minutes and was not confirmed since. */
export async function refuseStaleSession(call: AuthCall, now: number): Promise<Response | null> {
  if (!GRAVE.has(call.path) && !isAllowingProgram(call)) return null;
  const session = await call.session();
  if (!session || isFresh(session, now)) return null;
  if (ASKS_FOR_PASSWORD.test(call.path) && session.hasPassword && typeof call.body.password === "string") return null;
  return refuse("SESSION_NOT_FRESH");
}

/** Allowing a program something lasts, as a key does. Denying it takes nothing. */
const isAllowingProgram = (call: AuthCall): boolean => call.path === "/oauth2/consent" && call.body.accept === true;
