import { isIP } from "node:net";
import { LIMITS } from "@/contracts/limits";
import type { Mailbox, MailboxInput, MailboxSecurity } from "@/contracts/model/mailbox";
import { DAY_MS } from "@/domain/dates/day-ms";
import { isPublicHost } from "@/domain/links/public-host";
import { type Db, transaction } from "@/server/platform/db/client";
import type { Mailbox as Stored } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";
import { isAllowedAddress, isListedHost } from "@/server/platform/outgoing/allowed-hosts";
import { openText, SealBroken, sealText } from "@/server/platform/sealed-text";
import type { Connection } from "./connect";
import { MailboxFailed } from "./mailbox-failed";

const FIRST_DAYS = 30;
const INBOX = "INBOX";

const NONE = {
  configured: false,
  host: "",
  port: 993,
  security: "tls",
  username: "",
  lastReadAt: null,
  lastError: null,
} as const;

const toMailbox = ({ host, port, security, username, folders, lastReadAt, lastError }: Stored): Mailbox => ({
  configured: true,
  host,
  port,
  security: security as MailboxSecurity,
  username,
  folders,
  lastReadAt: lastReadAt?.toISOString() ?? null,
  canForward: takesForwardedMail(),
  lastError,
});

/** Whether the operator has set up incoming mail. */
export const takesForwardedMail = (): boolean => env().INCOMING_MAIL_DOMAIN !== undefined;

/** The mailbox of an account, or the defaults of one that is not connected. */
export async function readMailbox(db: Db, ownerId: string): Promise<Mailbox> {
  const row = await db.mailbox.findUnique({ where: { userId: ownerId } });
  return row ? toMailbox(row) : { ...NONE, folders: [INBOX], canForward: takesForwardedMail() };
}

/** Connects a mailbox, or changes the one that is connected. Throws BAD_REQUEST for a private host or a missing password. */
export function saveMailbox(db: Db, ownerId: string, input: MailboxInput, now: Date): Promise<Mailbox> {
  refusePrivate(input);
  return transaction(db, async (tx) => {
    // Two first connections of one account wait for each other here.
    await lockAccount(tx, ownerId);
    const current = await tx.mailbox.findUnique({ where: { userId: ownerId } });
    const { host, port, security, username } = input;
    const folders = [...new Set((input.folders ?? [INBOX]).map(inboxAsInbox))];
    const sealedPassword = passwordOf(ownerId, input, current);
    const isSame = current !== null && current.host === host && current.username === username;
    const since = sinceOf(input, isSame ? current : null, now);
    // A reading of the mailbox as it was ends at its next step, because its lease is gone.
    const state = {
      lease: null,
      leaseUntil: null,
      watcher: null,
      watchUntil: null,
      failures: 0,
      lastError: null,
      nextReadAt: now,
    };
    const fields = { host, port, security, username, folders, sealedPassword, since, ...state, updatedAt: now };
    const isRestarted = !isSame || since < current.since;
    const row = await tx.mailbox.upsert({
      where: { userId: ownerId },
      create: { userId: ownerId, ...fields },
      update: { ...fields, ...(isRestarted && { lastReadAt: null }) },
    });
    await tx.mailboxFolder.deleteMany({ where: { userId: ownerId, ...(isRestarted ? {} : { name: { notIn: folders } }) } });
    return toMailbox(row);
  });
}

/** The one folder whose name has no case. */
const inboxAsInbox = (name: string) => (name.toUpperCase() === INBOX ? INBOX : name);

const sinceOf = ({ since }: MailboxInput, current: Stored | null, now: Date): Date =>
  since
    ? new Date(since)
    : (current?.since ?? new Date(new Date(now.getTime() - FIRST_DAYS * DAY_MS).toISOString().slice(0, 10)));

/** A saved password is for the server and the name that it was entered for, and is sent to no other. */
function passwordOf(ownerId: string, { password, ...input }: MailboxInput, current: Stored | null): string {
  if (password !== undefined) return sealed(password, ownerId);
  const { host, port, security, username } = input;
  if (current?.host === host && current.port === port && current.security === security && current.username === username)
    return current.sealedPassword;
  throw failure("BAD_REQUEST", { message: "Enter the password: the saved one is for another server or user name." });
}

const sealOf = (ownerId: string) => ["mailbox", ownerId];

function sealed(password: string, ownerId: string): string {
  try {
    return sealText(password, sealOf(ownerId));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw failure("PRECONDITION_FAILED", {
      message: "This server has no encryption secret, so it cannot store passwords. Ask its administrator.",
      cause: error,
    });
  }
}

/** Disconnects the mailbox, if there is one. */
export async function deleteMailbox(db: Db, ownerId: string): Promise<void> {
  await db.mailbox.deleteMany({ where: { userId: ownerId } });
}

/** What is needed to connect. Throws MailboxFailed for a password that no longer opens. */
export function connectionOf({ userId, host, port, security, username, sealedPassword }: Stored): Connection {
  try {
    return { host, port, security: security as MailboxSecurity, username, password: openText(sealedPassword, sealOf(userId)) };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new MailboxFailed("password-unreadable", error);
  }
}

/** Rejects what the text alone shows to be private; the addresses of a name are checked at each connection. */
function refusePrivate({ host, port }: Pick<MailboxInput, "host" | "port">): void {
  const allowed = env().MAILBOX_ALLOWED_HOSTS;
  const literal = asWrittenUsually(host).replace(/^\[|\]$/g, "");
  if (isListedHost(allowed, host, port)) return;
  // With ranges allowed, a name of the own network may lead into one of them.
  if (isIP(literal) ? isAllowedAddress(allowed, literal) : isPublicHost(literal) || allowed.ranges.length > 0) return;
  throw failure("BAD_REQUEST", { message: new MailboxFailed("private-host").message });
}

/** Addresses have many spellings, such as 0x7f.1 and 127.1; a name that is none is empty. */
function asWrittenUsually(host: string): string {
  return /[a-z\d]/i.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";
}

/** Proposals that an account may have. */
export const MAX_PROPOSALS = LIMITS.mailbox.proposals;
