import { hashSessionToken, storedKind } from "@/server/accounts/auth/stored-identifier";
import type { Db } from "@/server/platform/db/client";

// Parts of a transaction. The caller calls `endAccessHere` after the commit; triggers notify other instances.

/** Ends every session of a user except the one with the token. */
export async function endOtherSessions(db: Db, userId: string, exceptToken: string | null): Promise<void> {
  const isOther = exceptToken === null ? {} : { token: { not: hashSessionToken(exceptToken) } };
  await db.session.deleteMany({ where: { userId, ...isOther } });
}

/** Invalidates password reset links, sign-ins that wait for a second factor, and browsers trusted to skip it. */
export async function endProofs(db: Db, userId: string): Promise<void> {
  const kinds = ["reset-password:", "2fa-", "trust-device-"] as const;
  const isProof = kinds.map((kind) => ({ identifier: { startsWith: storedKind(kind) } }));
  await db.verification.deleteMany({ where: { value: userId, OR: isProof } });
}

/** Forgets the browsers that have signed in before, so that each counts as new. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.knownDevice.deleteMany({ where: { userId } });
}

/** Revokes every API key of a user, disconnects every program, and returns how many keys there were. What they have pushed to ends too. */
export async function revokeApiKeys(db: Db, userId: string): Promise<number> {
  await db.oauthRefreshToken.deleteMany({ where: { userId } });
  await db.oauthConsent.deleteMany({ where: { userId } });
  await db.pushDevice.deleteMany({ where: { userId, sessionId: null } });
  return (await db.apiKey.deleteMany({ where: { referenceId: userId } })).count;
}
