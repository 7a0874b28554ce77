import { recordActivity } from "@/server/accounts/auth/activity";
import { endAccessHere } from "@/server/accounts/auth/ended-access";
import { type Db, transaction } from "@/server/platform/db/client";
import { logInfo } from "@/server/platform/log";

export type Grant = { userId: string; clientId: string };

/** Why a program lost access. */
type Reason = "person" | "program" | "replay";

type Sender = { client: string; userAgent: string };

/**
 * Revokes a user's consent for a program: its tokens and the consent. Triggers notify other instances. Returns false if there
 * was nothing to revoke.
 */
export async function endGrant(db: Db, { userId, clientId }: Grant, reason: Reason, sender?: Sender): Promise<boolean> {
  const { count } = await transaction(db, async (tx) => {
    await tx.oauthRefreshToken.deleteMany({ where: { userId, clientId } });
    return tx.oauthConsent.deleteMany({ where: { userId, clientId } });
  });
  endAccessHere(userId, null);
  if (count === 0) return false;
  logInfo("program-disconnected", "Program disconnected", { userId, clientId, reason, address: sender?.client ?? null });
  recordActivity(db, userId, "program-disconnected", sender ?? { client: "unknown", userAgent: "" });
  return true;
}
