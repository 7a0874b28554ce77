import type { ImapFlow } from "imapflow";
import type { Mailbox } from "@/server/platform/db/generated/client";
import { bounded } from "./bounded";
import { type FetchedMail, fetchMails } from "./fetch-mails";
import { MailboxFailed, mailboxFailure } from "./mailbox-failed";

/** How far a folder has been read. */
export interface Mark {
  name: string;
  uidValidity: string;
  lastUid: bigint;
}

export interface Batch {
  mark: Mark;
  mails: FetchedMail[];
}

/** The numbers of more than a million mails. */
const SEARCH_BOUNDS = { ms: 60_000, bytes: 12 * 1024 * 1024 };
/** Mails that are in memory at the same time. */
const BATCH = 50;

/**
 * The mails of a mailbox that have not been read, folder by folder and oldest first. The folders are opened read-only. Throws
 * MailboxFailed.
 */
export async function* readFolders(client: ImapFlow, { folders, since }: Mailbox, marks: readonly Mark[]): AsyncGenerator<Batch> {
  try {
    for (const name of folders) yield* readFolder(client, name, since, marks);
  } catch (error) {
    throw error instanceof MailboxFailed ? error : mailboxFailure(client.context ?? error);
  }
}

async function* readFolder(client: ImapFlow, name: string, since: Date, marks: readonly Mark[]): AsyncGenerator<Batch> {
  const { uidValidity: validity, exists } = await client.mailboxOpen(name, { readOnly: true });
  const uidValidity = String(validity);
  // A folder with another validity is another folder under the same name.
  const known = marks.find((mark) => mark.name === name && mark.uidValidity === uidValidity);
  const last = known?.lastUid ?? 0n;
  const search = () => client.search({ uid: `${last + 1n}:*`, since }, { uid: true });
  const found = exists === 0 ? [] : await bounded(client, SEARCH_BOUNDS, search);
  // The range always matches the newest mail, even one that was read.
  const uids = (found || []).filter((uid) => BigInt(uid) > last).sort((a, b) => a - b);
  if (uids.length === 0 && !known) yield { mark: { name, uidValidity, lastUid: 0n }, mails: [] };
  for (let at = 0; at < uids.length; at += BATCH) {
    const some = uids.slice(at, at + BATCH);
    const mails = await fetchMails(client, some);
    yield { mark: { name, uidValidity, lastUid: BigInt(some.at(-1) ?? 0) }, mails };
  }
}
