import { type Db, transaction } from "@/server/platform/db/client";
import type { Mailbox } from "@/server/platform/db/generated/client";
import { renewLease } from "@/server/platform/leases/lease";
import { bounded } from "./bounded";
import { closeMailbox, openMailbox } from "./connect";
import { type Batch, readFolders } from "./read-folders";
import { connectionOf } from "./settings";
import { proposalRows, type ReadingContext, readingContext, storeProposals } from "./store-proposals";

/** A reading ends after this time or this much data; the next one continues where it was. */
const READ_BOUNDS = { ms: 4 * 60_000, bytes: 500 * 1024 * 1024 };

/** What a reading found out about the server. */
export interface Reading {
  proposals: number;
  /** Whether the server can report new mails by itself. */
  hasIdle: boolean;
}

/** Reads what is new in a mailbox that was taken under a lease. Throws MailboxFailed, or LeaseLost. */
export async function readNew(db: Db, mailbox: Mailbox): Promise<Reading> {
  const { userId, username, host } = mailbox;
  const domain = username.includes("@") ? [username.split("@").at(-1) ?? ""] : [];
  const context = await readingContext(db, userId, { addresses: [username], hosts: [host, ...domain] });
  const marks = await db.mailboxFolder.findMany({ where: { userId: mailbox.userId } });
  const client = await openMailbox(connectionOf(mailbox));
  const read = async () => {
    let proposals = 0;
    for await (const batch of readFolders(client, mailbox, marks)) proposals += await keep(db, mailbox, batch, context);
    return { proposals, hasIdle: client.capabilities.has("IDLE") };
  };
  try {
    return await bounded(client, READ_BOUNDS, read);
  } finally {
    await closeMailbox(client);
  }
}

/** Stores what the mails of a batch propose, and how far they go, together: a mail is neither lost nor proposed twice. */
async function keep(db: Db, mailbox: Mailbox, { mark, mails }: Batch, context: ReadingContext): Promise<number> {
  const { userId } = mailbox;
  const rows = await proposalRows(userId, mails, context);
  return transaction(db, async (tx) => {
    await renewLease(tx, "mailbox", mailbox);
    const added = await storeProposals(tx, userId, rows, context);
    const { name, ...read } = mark;
    await tx.mailboxFolder.upsert({ where: { userId_name: { userId, name } }, create: { userId, ...mark }, update: read });
    return added;
  });
}
