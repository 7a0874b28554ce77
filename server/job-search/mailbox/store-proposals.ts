import { createHash } from "node:crypto";
import type { ProposalContext, ProposalDraft } from "@/domain/applications/mail/mail-proposal";
import { proposalOf } from "@/domain/applications/mail/mail-proposal";
import type { Candidate } from "@/domain/applications/mail/match-mail";
import { readMailSettings } from "@/server/accounts/notifications/mail-settings";
import type { Db } from "@/server/platform/db/client";
import type { Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import { newId } from "@/server/platform/ids";
import type { FetchedMail } from "./fetch-mails";
import { MailboxFailed } from "./mailbox-failed";
import { pushProposals } from "./push-proposals";
import { MAX_PROPOSALS } from "./settings";

/** What mails of a person are compared with. It learns the threads of the mails that are read with it. */
export type ReadingContext = ProposalContext & { threads: Map<string, string> };

/** `addresses` are the person's own besides that of the account, and `hosts` the servers whose word on a sender counts. */
export async function readingContext(
  db: Db,
  userId: string,
  { addresses, hosts }: { addresses: readonly string[]; hosts: readonly string[] },
): Promise<ReadingContext> {
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
  return {
    applications: applications as Candidate[],
    threads: new Map(
      known.flatMap(({ messageId, applicationId }) => (applicationId ? [[messageId, applicationId] as const] : [])),
    ),
    zone: timezone,
    ownAddresses: [...addresses, user?.email ?? ""].map((address) => address.toLowerCase()),
    ownHosts: hosts,
  };
}

type Row = Prisma.MailProposalCreateManyInput;
export type ReadMail = Omit<FetchedMail, "uid">;

/** What mails propose, as rows. */
export async function proposalRows(userId: string, mails: readonly ReadMail[], context: ReadingContext): Promise<Row[]> {
  const rows: Row[] = [];
  for (const mail of mails) {
    const draft = proposalOf(mail, context);
    if (draft) rows.push(rowOf(userId, mail, draft));
    if (draft?.isSure && draft.applicationId && mail.messageId) context.threads.set(mail.messageId, draft.applicationId);
    // Other requests get their turn between two mails.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return rows;
}

/** Stores and announces the rows whose mails are not known yet. Returns how many those are. Throws MailboxFailed where there is no room. */
export async function storeProposals(tx: Db, userId: string, rows: Row[], { applications }: ReadingContext): Promise<number> {
  if (rows.length === 0) return 0;
  if ((await tx.mailProposal.count({ where: { userId } })) + rows.length > MAX_PROPOSALS) await makeRoom(tx, userId, rows.length);
  const added = await tx.mailProposal.createManyAndReturn({ data: rows, skipDuplicates: true });
  await pushProposals(tx, userId, added, applications);
  return added.length;
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

function rowOf(ownerId: string, mail: ReadMail, draft: ProposalDraft): Prisma.MailProposalCreateManyInput {
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
const keyOf = ({ messageId, from, subject, date }: ReadMail, { sentence }: ProposalDraft): string =>
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
