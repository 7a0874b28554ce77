import { sendsMail } from "@/server/adapters/mail/mail";
import { type Db, transaction } from "@/server/db/client";
import { env } from "@/server/env";
import { recordAct } from "./record-act";
import { isFirstAccount } from "./who-is-admin";

type Address = { email: string; emailVerified: boolean };

/** Where mail is sent, an address counts once it is verified: otherwise a stranger could sign up with it first. */
const isConfigured = ({ email, emailVerified }: Address): boolean =>
  email.toLowerCase() === env().ADMIN_EMAIL && (emailVerified || !sendsMail());

/** Whether a new account becomes an administrator: the one of ADMIN_EMAIL or, without that setting, the first account. */
export async function startsAsAdmin(tx: Db, account: Address): Promise<boolean> {
  return env().ADMIN_EMAIL === undefined ? isFirstAccount(tx) : isConfigured(account);
}

/** Makes the account of ADMIN_EMAIL an administrator. At start, and when an address was verified. */
export async function appointConfigured(db: Db): Promise<void> {
  const { ADMIN_EMAIL } = env();
  if (ADMIN_EMAIL === undefined) return;
  const where = { email: ADMIN_EMAIL, isAdmin: false, banned: false, ...(sendsMail() ? { emailVerified: true } : {}) };
  await transaction(db, async (tx) => {
    const user = await tx.user.findFirst({ where, select: { id: true } });
    if (!user || (await tx.user.updateMany({ where, data: { isAdmin: true } })).count === 0) return;
    const subject = { id: user.id, name: ADMIN_EMAIL };
    await recordAct(tx, { id: null, name: "ADMIN_EMAIL", address: null }, { kind: "admin-made", subject });
  });
}
