import type { ActivityKind } from "@/contracts/accounts/account";
import { recordActivity } from "@/server/accounts/auth/activity";
import { endOtherSessions, endProofs, forgetDevices, revokeApiKeys } from "@/server/accounts/auth/end-access";
import { endAccessHere } from "@/server/accounts/auth/ended-access";
import { type Notice, notifyOwner } from "@/server/accounts/auth/notices";
import { forgetCredentialsOf } from "@/server/accounts/auth/trusted-credentials";
import { takeOverUnproven } from "@/server/accounts/auth/unproven-access";
import { type Db, transaction } from "@/server/platform/db/client";
import { type LogEvent, logInfo } from "@/server/platform/log";
import { type AddressChange, addressChangeOf, isDone } from "./address-change";
import type { AuthCall } from "./call";
import { sessionSetBy } from "./cookies";
import { isLinkOfMail, resetUserOf } from "./reset-links";
import { afterSignIn, isSignIn } from "./signed-in";

/** What must be read before an action, because it is gone afterwards. */
export type Before = { resetUserId: string | null; addressChange: AddressChange | null };

/** What an action of a signed-in person records: a log line, an activity entry, and a mail if it is sensitive. */
const TRACES: Record<string, { kind: ActivityKind; event: LogEvent; notice?: Notice }> = {
  "/change-password": { kind: "password-changed", event: "password-changed", notice: "password-changed" },
  "/two-factor/disable": { kind: "two-factor-off", event: "two-factor-changed", notice: "two-factor-off" },
  "/two-factor/generate-backup-codes": { kind: "backup-codes-made", event: "two-factor-changed" },
  "/passkey/verify-registration": { kind: "passkey-added", event: "passkey-changed", notice: "passkey-added" },
  "/passkey/delete-passkey": { kind: "passkey-removed", event: "passkey-changed" },
  "/revoke-session": { kind: "sessions-ended", event: "sessions-ended" },
  "/revoke-sessions": { kind: "sessions-ended", event: "sessions-ended" },
  "/revoke-other-sessions": { kind: "sessions-ended", event: "sessions-ended" },
  "/unlink-account": { kind: "site-unlinked", event: "site-changed" },
  "/api-key/create": { kind: "api-key-created", event: "api-key-created", notice: "api-key-created" },
  "/api-key/delete": { kind: "api-key-revoked", event: "api-key-revoked" },
};

/** Prepares an action: sets required options and reads what will be gone afterwards. */
export async function beforeAct(db: Db, call: AuthCall): Promise<Before> {
  // Changing a password that someone else may know is useless while they stay signed in.
  if (call.path === "/change-password") call.body.revokeOtherSessions = true;
  const isAct = call.method === "POST" && (TRACES[call.path] !== undefined || call.path === "/sign-out");
  if (isAct || isSignIn(call)) await call.session();
  return {
    resetUserId: call.path === "/reset-password" && call.method === "POST" ? await resetUserOf(db, call) : null,
    addressChange: call.path === "/verify-email" ? await addressChangeOf(db, call) : null,
  };
}

/** Handles everything that follows a successful action, and returns the response with any additions. */
export async function afterSuccess(db: Db, call: AuthCall, before: Before, response: Response): Promise<Response> {
  if (before.resetUserId) await afterReset(db, call, before.resetUserId);
  if (before.addressChange && (await isDone(db, before.addressChange))) afterAddressChange(db, call, before.addressChange);
  const session = call.method === "POST" ? await call.session() : null;
  const isSettingUp = session !== null && call.path.startsWith("/two-factor/verify-");
  if (isSignIn(call) && !isSettingUp) return afterSignIn(db, call, response);
  if (!session) return response;
  const { userId } = session;
  if (call.path === "/sign-out") logInfo("sign-out", "Signed out", { address: call.client, userId });
  if (call.path === "/change-password" || call.path === "/two-factor/disable") {
    const token = sessionSetBy(response);
    const isEnding = { exceptToken: token, keepsSessions: token === null, revokesKeys: call.body.revokeApiKeys === true };
    await endEverythingElse(db, call, userId, isEnding);
  }
  if (call.path === "/api-key/delete") endAccessHere(userId, null);
  if (call.path === "/api-key/update" || call.path === "/api-key/create") forgetCredentialsOf(userId);
  if (call.path === "/two-factor/verify-totp" && !session.hasTwoFactor) trace(db, call, userId, TWO_FACTOR_ON);
  const left = TRACES[call.path];
  if (left) trace(db, call, userId, left);
  return response;
}

const TWO_FACTOR_ON = { kind: "two-factor-on", event: "two-factor-changed", notice: "two-factor-on" } as const;

function trace(db: Db, call: AuthCall, userId: string, { kind, event, notice }: (typeof TRACES)[string]): void {
  logInfo(event, sentenceOf(kind), { address: call.client, userId });
  recordActivity(db, userId, kind, call);
  if (notice) notifyOwner(db, userId, notice);
}

type Ending = {
  exceptToken: string | null;
  keepsSessions?: boolean;
  forgetsDevices?: boolean;
  revokesKeys: boolean;
  /** The new password was set by a link from a mail. */
  provesAddress?: boolean;
};

/** Ends all other access to an account whose password or second factor changed, in one transaction. */
async function endEverythingElse(db: Db, call: AuthCall, userId: string, ending: Ending): Promise<void> {
  const revoked = await transaction(db, async (tx) => {
    if (!ending.keepsSessions) await endOtherSessions(tx, userId, ending.exceptToken);
    await endProofs(tx, userId);
    if (ending.forgetsDevices) await forgetDevices(tx, userId);
    const wasUnproven = ending.provesAddress === true && (await takeOverUnproven(tx, userId));
    return ending.revokesKeys || wasUnproven ? revokeApiKeys(tx, userId) : 0;
  });
  endAccessHere(userId, null);
  if (revoked > 0) trace(db, call, userId, { kind: "api-key-revoked", event: "api-key-revoked" });
}

/** After a reset by link, all other access to the account ends, except the keys if the person wants to keep them. */
async function afterReset(db: Db, call: AuthCall, userId: string): Promise<void> {
  const revokesKeys = call.body.revokeApiKeys !== false;
  await endEverythingElse(db, call, userId, {
    exceptToken: null,
    forgetsDevices: true,
    revokesKeys,
    provesAddress: isLinkOfMail(call),
  });
  trace(db, call, userId, { kind: "password-reset", event: "password-reset", notice: "password-changed" });
}

function afterAddressChange(db: Db, call: AuthCall, { userId, from, to }: AddressChange): void {
  logInfo("email-changed", "Email address changed", { address: call.client, userId });
  recordActivity(db, userId, "email-changed", call);
  notifyOwner(db, userId, "email-changed", { to: from });
  notifyOwner(db, userId, "email-changed", { to });
}

/** "password-changed" as "Password changed". */
const sentenceOf = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll("-", " ")}`;
