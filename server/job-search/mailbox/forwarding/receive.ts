import { forwardingConfirmation } from "@/domain/applications/mail/forwarding-confirmation";
import { isWrittenBy, mailAuthentication } from "@/domain/applications/mail/mail-authentication";
import { type Db, transaction } from "@/server/platform/db/client";
import type { ForwardingAddress } from "@/server/platform/db/generated/client";
import { env } from "@/server/platform/env";
import { takePoint } from "@/server/platform/limits/rate-limits";
import { MailboxFailed } from "../mailbox-failed";
import { proposalRows, type ReadMail, readingContext, storeProposals } from "../store-proposals";
import { parseMail } from "./parse-mail";

/**
 * Takes a mail for its recipients. Addresses that do not exist, and mails beyond the limit of an account, are dropped without a word, so
 * that nobody learns which addresses there are.
 */
export async function receiveMail(db: Db, recipients: readonly string[], raw: Uint8Array, now: Date): Promise<void> {
  const addresses: ForwardingAddress[] = [];
  // Before the mail is parsed, so that a flood costs no more than its limit.
  for (const address of await addressesOf(db, recipients)) {
    if ((await takePoint("incomingMail", address.userId)) === null) addresses.push(address);
    else await noteDropped(db, address, now);
  }
  const mail = addresses.length > 0 ? await parseMail(raw, now) : null;
  if (!mail) return;
  for (const address of addresses) if (!(await readFor(db, address, mail, now))) await noteDropped(db, address, now);
}

const noteDropped = (db: Db, { userId, name }: ForwardingAddress, now: Date) =>
  db.forwardingAddress.updateMany({ where: { userId, name }, data: { lastDroppedAt: now } });

/** The addresses of enabled accounts among the recipients. */
function addressesOf(db: Db, recipients: readonly string[]): Promise<ForwardingAddress[]> {
  const end = `@${env().INCOMING_MAIL_DOMAIN}`;
  const names = recipients.flatMap((recipient) => {
    const address = recipient.trim().toLowerCase();
    return address.endsWith(end) ? [address.slice(0, -end.length)] : [];
  });
  return db.forwardingAddress.findMany({ where: { name: { in: names }, user: { banned: false } } });
}

/** Reads a mail like one of a mailbox. False: too many proposals are undecided. */
async function readFor(db: Db, { userId, name }: ForwardingAddress, mail: ReadMail, now: Date): Promise<boolean> {
  const mailbox = await db.mailbox.findUnique({ where: { userId }, select: { username: true } });
  const own = [`${name}@${env().INCOMING_MAIL_DOMAIN}`, ...(mailbox ? [mailbox.username] : [])];
  const context = await readingContext(db, userId, { addresses: own, hosts: [] });
  const headers = trustedHeaders(mail);
  const isForged = mailAuthentication(headers, mail.from.address, []) === "fail";
  const confirmation = isForged ? null : forwardingConfirmation(mail);
  const rows = await proposalRows(userId, [{ ...mail, headers }], context);
  const confirmed = confirmation && { code: confirmation.code, codeFor: confirmation.mailbox, codeAt: now };
  try {
    await transaction(db, async (tx) => {
      await storeProposals(tx, userId, rows, context);
      await tx.forwardingAddress.updateMany({ where: { userId, name }, data: { lastReceivedAt: now, ...confirmed } });
    });
    return true;
  } catch (error) {
    if (error instanceof MailboxFailed) return false;
    throw error;
  }
}

/**
 * Anyone who knows the address can send a mail with any header, so what one says of its sender counts only if the operator's server wrote it,
 * which removes such headers from outside. Without its name, no sender is verified.
 */
function trustedHeaders({ headers }: ReadMail): ReadMail["headers"] {
  const authenticator = env().INCOMING_MAIL_AUTHENTICATOR;
  if (authenticator === undefined) return [];
  return headers.filter(([name, value]) => name === "authentication-results" && isWrittenBy(value, authenticator));
}
