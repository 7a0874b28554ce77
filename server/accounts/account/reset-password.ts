import { randomInt } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { v7 as uuid } from "uuid";
import { endOtherSessions, endProofs, forgetDevices, revokeApiKeys } from "@/server/accounts/auth/end-access";
import { endAccessHere } from "@/server/accounts/auth/ended-access";
import { type Db, transaction } from "@/server/platform/db/client";

/** Letters and digits that are not confused with each other, in print or on the phone. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

export type NewPassword = { userId: string; password: string; hadTwoFactor: boolean; revokedKeys: number };

type Options = { withoutTwoFactor: boolean; keepsApiKeys: boolean };

/**
 * Sets a generated password for the account with this email or username, ends its sessions, and revokes its API keys unless
 * `keepsApiKeys` is set, because the user may not know who else has access. Two-factor sign-in can be turned off too, for a user who
 * lost their phone. Returns null if there is no such account.
 */
export async function resetPassword(db: Db, who: string, options: Options): Promise<NewPassword | null> {
  const password = generatePassword();
  const hash = await hashPassword(password);
  const made = await transaction(db, async (tx) => {
    const user = await lockAccount(tx, who.trim().toLowerCase());
    if (!user) return null;
    await writePassword(tx, user.id, hash);
    if (options.withoutTwoFactor) {
      await tx.twoFactor.deleteMany({ where: { userId: user.id } });
      await tx.user.update({ where: { id: user.id }, data: { twoFactorEnabled: false }, select: { id: true } });
    }
    await endOtherSessions(tx, user.id, null);
    await endProofs(tx, user.id);
    await forgetDevices(tx, user.id);
    const revokedKeys = options.keepsApiKeys ? 0 : await revokeApiKeys(tx, user.id);
    await tx.accountEvent.create({ data: { userId: user.id, kind: "password-reset" }, select: { id: true } });
    return { userId: user.id, password, hadTwoFactor: user.twoFactorEnabled, revokedKeys };
  });
  if (made) endAccessHere(made.userId, null);
  return made;
}

/** Without the lock, two simultaneous resets would both find no password and each add one. */
async function lockAccount(tx: Db, name: string): Promise<{ id: string; twoFactorEnabled: boolean } | undefined> {
  const [user] = await tx.$queryRaw<{ id: string; twoFactorEnabled: boolean }[]>`
    select id, "twoFactorEnabled" from "user" where lower(email) = ${name} or username = ${name} for update`;
  return user;
}

/** A person who signed up through another provider has no password yet. */
async function writePassword(tx: Db, userId: string, hash: string): Promise<void> {
  const where = { userId, providerId: "credential" };
  const { count } = await tx.account.updateMany({ where, data: { password: hash, updatedAt: new Date() } });
  if (count === 0)
    await tx.account.create({ data: { ...where, id: uuid(), accountId: userId, password: hash }, select: { id: true } });
}

/** Four groups of five: about 99 bits. */
const generatePassword = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join("")).join("-");
