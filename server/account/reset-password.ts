import { randomInt } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { v7 as uuid } from "uuid";
import { endAccessHere } from "@/server/auth/ended-access";
import { type Db, transaction } from "@/server/db/client";
import { endOtherSessions, endProofs, forgetDevices, revokeApiKeys } from "./end-access";

/** Letters and digits that nobody mistakes for one another, in print or on the phone. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

export type NewPassword = { userId: string; password: string; hadTwoFactor: boolean; revokedKeys: number };

type Options = { withoutTwoFactor: boolean; keepsApiKeys: boolean };

/**
 * Gives an account, named by email or username, a generated password, ends its sessions, and revokes its API keys unless they are
 * to stay: whoever needs this command may not know who else has access. A second factor would keep the person out all the same when the
 * phone is lost, so it can be taken away too. Null: there is no such account.
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

/** Two resets of one account at the same time would both find no password and add one each. */
async function lockAccount(tx: Db, name: string): Promise<{ id: string; twoFactorEnabled: boolean } | undefined> {
  const [user] = await tx.$queryRaw<{ id: string; twoFactorEnabled: boolean }[]>`
    select id, "twoFactorEnabled" from "user" where lower(email) = ${name} or username = ${name} for update`;
  return user;
}

/** Whoever came through another site has had no password so far. */
async function writePassword(tx: Db, userId: string, hash: string): Promise<void> {
  const where = { userId, providerId: "credential" };
  const { count } = await tx.account.updateMany({ where, data: { password: hash, updatedAt: new Date() } });
  if (count === 0)
    await tx.account.create({ data: { ...where, id: uuid(), accountId: userId, password: hash }, select: { id: true } });
}

/** Four groups of five: about 99 bits. */
const generatePassword = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join("")).join("-");
