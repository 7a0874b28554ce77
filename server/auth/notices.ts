import { sendsMail } from "@/server/adapters/mail/mail";
import { db, first, sql } from "@/server/db/sql";
import { accountMails, type Notice } from "./mails";

export type { Notice };

/**
 * Tells the owner of an account by mail that something happened to it, where this instance sends mail. Nobody waits for it. `to` is for
 * an address that is no longer the account's.
 */
export function notifyOwner(userId: string, notice: Notice, { to }: { to?: string } = {}): void {
  if (sendsMail()) void notify(userId, notice, to).catch(() => {});
}

async function notify(userId: string, notice: Notice, to: string | undefined): Promise<void> {
  const user = await first<{ name: string; email: string }>(db, sql`select name, email from "user" where id = ${userId}`);
  if (user) await accountMails.notice({ ...user, email: to ?? user.email }, notice);
}
