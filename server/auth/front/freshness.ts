import { refuse } from "@/server/web/refuse";
import { isFresh } from "../session-of";
import type { AuthCall } from "./call";

/**
 * Grave acts: they give lasting access or take it. The list of sessions would be among better-auth's own, and its page must be readable
 * at any time; so its `freshAge` is off and the rule stands here alone, before every way to it.
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

/** Where the account has a password, these ask for it themselves: that confirms as well as a fresh session does. */
const ASKS_FOR_PASSWORD = /^\/two-factor\//;

/** Refuses a grave act of a session that is older than ten minutes and was not confirmed since. */
export async function refuseStaleSession(call: AuthCall, now: number): Promise<Response | null> {
  if (!GRAVE.has(call.path)) return null;
  const session = await call.session();
  if (!session || isFresh(session, now)) return null;
  if (ASKS_FOR_PASSWORD.test(call.path) && session.hasPassword && typeof call.body.password === "string") return null;
  return refuse("SESSION_NOT_FRESH");
}
