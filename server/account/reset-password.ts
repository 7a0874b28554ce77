import { randomInt } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { v7 as uuid } from "uuid";
import { first, sql, transaction } from "@/server/db/sql";
import { endOtherSessions, endProofs, revokeApiKeys } from "./end-access";

/** Letters and digits that nobody mistakes for one another, in print or on the phone. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

export type NewPassword = { userId: string; password: string; hadTwoFactor: boolean; revokedKeys: number };

type Options = { withoutTwoFactor: boolean; keepsApiKeys: boolean };

/**
 * Gives an account, named by email or username, a generated password, ends its sessions, and revokes its API keys unless they are
 * to stay: whoever needs this command may not know who else has access. A second factor would keep the person out all the same when the
 * phone is lost, so it can be taken away too. Null: there is no such account.
 */
export async function resetPassword(who: string, options: Options): Promise<NewPassword | null> {
  const name = who.trim().toLowerCase();
  const password = generatePassword();
  const hash = await hashPassword(password);
  return transaction(async (tx) => {
    const user = await first<{ id: string; twoFactorEnabled: boolean }>(
      tx,
      sql`select id, "twoFactorEnabled" from "user" where lower(email) = ${name} or username = ${name} for update`,
    );
    if (!user) return null;
    const changed = await tx.query(
      sql`update account set password = ${hash}, "updatedAt" = now() where "userId" = ${user.id} and "providerId" = 'credential' returning id`,
    );
    // Who came through another site has had no password so far.
    if (changed.length === 0)
      await tx.query(
        sql`insert into account (id, "userId", "accountId", "providerId", password) values (${uuid()}, ${user.id}, ${user.id}, 'credential', ${hash})`,
      );
    if (options.withoutTwoFactor) {
      await tx.query(sql`delete from "twoFactor" where "userId" = ${user.id}`);
      await tx.query(sql`update "user" set "twoFactorEnabled" = false where id = ${user.id}`);
    }
    await endOtherSessions(user.id, null, tx);
    await endProofs(user.id, tx);
    await tx.query(sql`delete from known_device where "userId" = ${user.id}`);
    const revokedKeys = options.keepsApiKeys ? 0 : await revokeApiKeys(user.id, tx);
    await tx.query(sql`insert into account_event ("userId", kind) values (${user.id}, 'password-reset')`);
    return { userId: user.id, password, hadTwoFactor: user.twoFactorEnabled, revokedKeys };
  });
}

/** Four groups of five: about 99 bits. */
const generatePassword = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join("")).join("-");
