import { sendsMail } from "@/server/platform/adapters/mail/mail";
import type { Db } from "@/server/platform/db/client";
import { accountMails, type Notice } from "./mails";

export type { Notice };

/**
 * Notifies the owner of an account by mail, in the background, if this instance sends mail. `to` is for an address that is no
 * longer the account's.
 */
export function notifyOwner(db: Db, userId: string, notice: Notice, { to }: { to?: string } = {}): void {
  if (sendsMail()) void notify(db, userId, notice, to).catch(() => {});
}

async function notify(db: Db, userId: string, notice: Notice, to: string | undefined): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { name: true, email: true, language: true } });
  if (user) await accountMails.notice({ ...user, email: to ?? user.email }, notice);
}
