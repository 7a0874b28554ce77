import { appointConfigured } from "@/server/accounts/sign-ups/appoint";
import type { Db } from "@/server/platform/db/client";

/**
 * Part of the transaction after a new password was set by a link from a mail. If the address was not verified before, someone else may have
 * created the account: every other way in that they may have left ends, and only then the address counts as proved. Returns whether it was so.
 */
export async function takeOverUnproven(tx: Db, userId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, emailVerified: false },
    data: { emailVerified: true, twoFactorEnabled: false },
  });
  if (count === 0) return false;
  await tx.passkey.deleteMany({ where: { userId } });
  await tx.twoFactor.deleteMany({ where: { userId } });
  await tx.account.deleteMany({ where: { userId, providerId: { not: "credential" } } });
  await appointConfigured(tx);
  return true;
}
