import type { ImapFlow } from "imapflow";
import type { Db } from "@/server/platform/db/client";
import { newId } from "@/server/platform/ids";
import { singleton } from "@/server/platform/singleton";
import { closeMailbox, openMailbox } from "./connect";
import { connectionOf } from "./settings";

/** Connections of this process that wait for new mails; mailboxes beyond are read every five minutes. */
const MAX_WATCHED = 200;
/** How long one waits. Before its end the reading that follows begins the next. */
const WATCH_MS = 25 * 60_000;
/** A server that reports mails again and again has them read this often at most, and is left when it sends more than news. */
const READ_EVERY_MS = 20_000;
const MAX_RECEIVED = 5 * 1024 * 1024;
const LOOK_EVERY_MS = 500;
/** Within it, others leave the waiting to the process that has it. */
const CLAIM_MS = 6 * 60_000;

const PROCESS = newId();
const watched = () => singleton("mailbox-watches", () => new Map<string, { stop: () => void; host: string; username: string }>());

/**
 * Waits for new mails with IDLE, once per mailbox among all instances, and has them read at once. The first folder is watched; the others are
 * read every five minutes. Failures end the waiting only.
 */
export async function watchMailbox(db: Db, ownerId: string, read: (now: Date) => Promise<unknown>): Promise<void> {
  const now = new Date();
  const { count } = await db.mailbox.updateMany({
    where: { userId: ownerId, OR: [{ watcher: null }, { watcher: PROCESS }, { watchUntil: { lte: now } }] },
    data: { watcher: PROCESS, watchUntil: new Date(now.getTime() + CLAIM_MS) },
  });
  const mailbox = count === 1 ? await db.mailbox.findUnique({ where: { userId: ownerId } }) : null;
  const current = watched().get(ownerId);
  if (!mailbox) return current?.stop();
  if (current?.host === mailbox.host && current.username === mailbox.username) return;
  current?.stop();
  if (watched().size >= MAX_WATCHED) return;
  try {
    const client = await openMailbox(connectionOf(mailbox));
    await client.mailboxOpen(mailbox.folders[0] ?? "INBOX", { readOnly: true });
    wait(client, db, mailbox, read);
  } catch {
    // The next reading reports it if it lasts.
  }
}

type Watched = { userId: string; host: string; username: string };

function wait(client: ImapFlow, db: Db, { userId, host, username }: Watched, read: (now: Date) => Promise<unknown>): void {
  const timer = setTimeout(stop, WATCH_MS).unref();
  const flood = setInterval(() => client.stats().received > MAX_RECEIVED && stop(), LOOK_EVERY_MS).unref();
  let later: NodeJS.Timeout | undefined;
  let lastReadAt = Number.NEGATIVE_INFINITY;
  function stop() {
    clearTimeout(timer);
    clearTimeout(later);
    clearInterval(flood);
    if (watched().get(userId)?.stop === stop) watched().delete(userId);
    void closeMailbox(client);
  }
  const readIt = async () => {
    const now = new Date();
    later = undefined;
    lastReadAt = now.getTime();
    const { count } = await db.mailbox.updateMany({ where: { userId, host, username }, data: { nextReadAt: now } });
    if (count === 0) return stop();
    await read(now);
  };
  const soon = () => {
    later ??= setTimeout(() => void readIt().catch(stop), Math.max(0, lastReadAt + READ_EVERY_MS - Date.now())).unref();
  };
  client.on("exists", soon);
  client.on("close", stop);
  watched().set(userId, { stop, host, username });
  void client.idle().catch(stop);
}

/** Ends all waiting of this process, or that of one account. */
export function stopWatching(ownerId?: string): void {
  for (const [id, { stop }] of [...watched()]) if (ownerId === undefined || id === ownerId) stop();
}
