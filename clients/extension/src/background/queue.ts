import { type DBSchema, openDB } from "idb";
import type { PostingFields, Waiting } from "@/clients/extension/src/requests";
import { Failure } from "./failure";
import { type Captured, createApplication, fieldsOf, readPosting } from "./posting";

type Entry = Captured & { id: string; order?: number; capturedAt: string; corrected: PostingFields | null };

interface Schema extends DBSchema {
  captures: { key: number; value: Entry };
}

const MAX_WAITING = 50;
export const SEND_WAITING = "send-waiting";

const database = () =>
  openDB<Schema>("waiting", 1, {
    upgrade: (db) => {
      db.createObjectStore("captures", { keyPath: "order", autoIncrement: true });
    },
  });

/** Keeps a capture until the server is there again. */
export async function addWaiting(captured: Captured, corrected: PostingFields | null): Promise<void> {
  const db = await database();
  const entries = await db.getAll("captures");
  if (entries.some(({ url }) => url === captured.url)) return;
  if (entries.length >= MAX_WAITING) throw new Failure("refused", chrome.i18n.getMessage("waitingFull"));
  await db.add("captures", { ...captured, id: crypto.randomUUID(), capturedAt: new Date().toISOString(), corrected });
  await chrome.alarms.create(SEND_WAITING, { periodInMinutes: 1 });
}

export async function listWaiting(): Promise<Waiting[]> {
  return (await (await database()).getAll("captures")).map(({ id, title, url, capturedAt }) => ({ id, title, url, capturedAt }));
}

export async function dropWaiting(id: string): Promise<void> {
  const db = await database();
  const entry = (await db.getAll("captures")).find((each) => each.id === id);
  if (entry?.order !== undefined) await db.delete("captures", entry.order);
}

let sending: Promise<void> | null = null;

/** Sends the waiting captures in order, one at a time. Stops at the first that cannot be sent. */
export function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  const db = await database();
  try {
    for (const entry of await db.getAll("captures"))
      if ((await sendOne(entry)) && entry.order !== undefined) await db.delete("captures", entry.order);
    if ((await db.count("captures")) === 0) await chrome.alarms.clear(SEND_WAITING);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

/**
 * The server says whether the posting is there already. That also covers a browser that ended after the application was made and before the
 * capture was removed here.
 */
async function sendOne(entry: Entry): Promise<boolean> {
  try {
    const posting = await readPosting(entry);
    if (posting.duplicates.length > 0) return true;
    const fields = entry.corrected ?? fieldsOf(posting);
    const company = fields.company || new URL(entry.url).hostname;
    const role = fields.role || entry.title || company;
    await createApplication(entry, posting, { ...fields, company: company.slice(0, 500), role: role.slice(0, 500) });
    return true;
  } catch (error) {
    // One that the server refuses stays in the list, where the person sees it, and does not hold up the others.
    if (error instanceof Failure && error.code === "refused") return false;
    throw error;
  }
}
