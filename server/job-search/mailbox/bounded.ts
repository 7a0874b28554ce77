import type { ImapFlow } from "imapflow";
import { MailboxFailed } from "./mailbox-failed";

const LOOK_EVERY_MS = 500;

/**
 * Works with a mailbox for a limited time and for a limited amount of data, then ends the connection. The limits of the IMAP client are for one
 * response, and a server may send any number of them. Throws MailboxFailed.
 */
export async function bounded<Value>(
  client: ImapFlow,
  { ms, bytes }: { ms: number; bytes: number },
  work: () => Promise<Value>,
): Promise<Value> {
  let ended: MailboxFailed | null = null;
  const end = (reason: "timeout" | "too-much") => {
    ended = new MailboxFailed(reason);
    client.close();
  };
  const limit = client.stats().received + bytes;
  const timer = setTimeout(() => end("timeout"), ms);
  const watch = setInterval(() => client.stats().received > limit && end("too-much"), LOOK_EVERY_MS);
  try {
    return await work();
  } catch (error) {
    throw ended ?? error;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
  }
}
