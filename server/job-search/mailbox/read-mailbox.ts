import { createHash } from "node:crypto";
import type { ProposalContext, ProposalDraft } from "@/domain/applications/mail/mail-proposal";
import { proposalOf } from "@/domain/applications/mail/mail-proposal";
import type { Candidate } from "@/domain/applications/mail/match-mail";
import { readMailSettings } from "@/server/accounts/notifications/mail-settings";
import { type Db, transaction } from "@/server/platform/db/client";
import type { Mailbox, Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import { newId } from "@/server/platform/ids";
import { bounded } from "./bounded";
import { closeMailbox, openMailbox } from "./connect";
import type { FetchedMail } from "./fetch-mails";
import { LEASE_MS, LeaseLost } from "./lease";
import { MailboxFailed } from "./mailbox-failed";
import { pushProposals } from "./push-proposals";
import { type Batch, readFolders } from "./read-folders";
import { connectionOf, MAX_PROPOSALS } from "./settings";

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
  const context = await contextOf(db, mailbox);
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

async function contextOf(
  db: Db,
  { userId, username, host }: Mailbox,
): Promise<ProposalContext & { threads: Map<string, string> }> {
  const [applications, known, user, { timezone }] = await Promise.all([
    db.application.findMany({
      where: { userId },
      select: { id: true, company: true, role: true, status: true, contacts: true, sourceUrl: true },
    }),
    db.mailProposal.findMany({
      where: { userId, messageId: { not: "" }, applicationId: { not: null }, OR: [{ state: "accepted" }, { isSure: true }] },
      select: { messageId: true, applicationId: true },
    }),
    db.user.findUnique({ where: { id: userId }, select: { email: true } }),
    readMailSettings(db, userId),
  ]);
  const domain = username.includes("@") ? [username.split("@").at(-1) ?? ""] : [];
  return {
    applications: applications as Candidate[],
    threads: new Map(
      known.flatMap(({ messageId, applicationId }) => (applicationId ? [[messageId, applicationId] as const] : [])),
    ),
    zone: timezone,
    ownAddresses: [username, user?.email ?? ""].map((address) => address.toLowerCase()),
    ownHosts: [host, ...domain],
  };
}

/** Stores what the mails of a batch propose, and how far they go, together: a mail is neither lost nor proposed twice. */
async function keep(
  db: Db,
  { userId, lease }: Mailbox,
  { mark, mails }: Batch,
  context: ProposalContext & { threads: Map<string, string> },
): Promise<number> {
  const rows: Prisma.MailProposalCreateManyInput[] = [];
  for (const mail of mails) {
    const draft = proposalOf(mail, context);
    if (draft) rows.push(rowOf(userId, mail, draft));
    if (draft?.isSure && draft.applicationId && mail.messageId) context.threads.set(mail.messageId, draft.applicationId);
    // Other requests get their turn between two mails.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return transaction(db, async (tx) => {
    const leaseUntil = new Date(Date.now() + LEASE_MS);
    const { count } = await tx.mailbox.updateMany({ where: { userId, lease }, data: { leaseUntil } });
    if (count === 0) throw new LeaseLost();
    if (rows.length > 0 && (await tx.mailProposal.count({ where: { userId } })) + rows.length > MAX_PROPOSALS)
      await makeRoom(tx, userId, rows.length);
    const added = await tx.mailProposal.createManyAndReturn({ data: rows, skipDuplicates: true });
    await pushProposals(tx, userId, added, context.applications);
    const { name, ...read } = mark;
    await tx.mailboxFolder.upsert({ where: { userId_name: { userId, name } }, create: { userId, ...mark }, update: read });
    return added.length;
  });
}

/** Decided proposals make room for new ones, the oldest first. Throws MailboxFailed where the open ones alone are too many. */
async function makeRoom(tx: Db, ownerId: string, count: number): Promise<void> {
  const open = await tx.mailProposal.count({ where: { userId: ownerId, state: "open" } });
  if (open + count > MAX_PROPOSALS) throw new MailboxFailed("too-many-proposals");
  const proposals = await tx.mailProposal.findMany({
    where: { userId: ownerId, state: { not: "open" } },
    orderBy: { receivedAt: "desc" },
    skip: MAX_PROPOSALS - open - count,
    select: { id: true },
  });
  await tx.mailProposal.deleteMany({ where: { id: { in: proposals.map(({ id }) => id) } } });
}

function rowOf(ownerId: string, mail: FetchedMail, draft: ProposalDraft): Prisma.MailProposalCreateManyInput {
  const now = new Date();
  const { interview, ...fields } = draft;
  return {
    id: newId(),
    userId: ownerId,
    mailKey: keyOf(mail, draft),
    messageId: mail.messageId,
    ...fields,
    sender: senderOf(mail.from),
    subject: mail.subject,
    receivedAt: mail.date,
    ...(interview && { interview: asJson(interview) }),
    createdAt: now,
    updatedAt: now,
  };
}

const senderOf = ({ name, address }: FetchedMail["from"]): string =>
  name !== "" && name !== address ? `${name} <${address}>` : address;

/** What is the same wherever and however often a mail is found. Another mail with a stolen message id is another mail. */
const keyOf = ({ messageId, from, subject, date }: FetchedMail, { sentence }: ProposalDraft): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        messageId,
        from.address.toLowerCase(),
        subject,
        ...(messageId === "" ? [date.toISOString(), sentence] : []),
      ]),
    )
    .digest("base64url");
