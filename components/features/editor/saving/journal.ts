import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { holdSession, sessionsInUse } from "@/components/features/editor/saving/journal-sessions";
import type { DocumentType } from "@/contracts/model/document";

/** The newest text of a document in one tab of this device, with the stored state it is based on. */
export type JournalEntry<Document = unknown> = {
  /** Owner, document and tab: accounts never see each other's text, and tabs never overwrite each other's. */
  key: string;
  document: Document;
  /** The stored state that the edits are based on. */
  basedOn: string;
  /** That state itself, as written by `writeBase`. Entries of earlier versions have none. */
  base?: string;
  /** When the last edit was made, in milliseconds of the device's clock. */
  editedAt: number;
};

interface JournalSchema extends DBSchema {
  entries: { key: string; value: JournalEntry };
}

/** Whether this device has the newest text: stored, being written, or failed. */
export type OnDevice = "kept" | "pending" | "failed";

export type Journal<Document> = {
  /** Stores the newest text. Calls may overlap; the last one wins and intermediate ones are skipped. */
  write: (entry: Omit<JournalEntry<Document>, "key">) => void;
  /** Entries of this document left by closed tabs, oldest first. */
  left: () => Promise<JournalEntry<Document>[]>;
  /** Forgets this tab's entry, unless something newer than `editedAt` was written since. */
  trim: (editedAt: number) => Promise<void>;
  /** Forgets entries that `left` returned, unless they were written to since. */
  forget: (entries: readonly JournalEntry<Document>[]) => Promise<void>;
  /** Resolves when nothing is being written. */
  settled: () => Promise<void>;
  /** Writes the newest text without waiting for the previous write; for a page that is about to close. */
  hurry: () => void;
  /** This tab has finished with the document; its entry is left for the next one. */
  close: () => void;
};

/** A device that has not responded for this long counts as failed. Milliseconds. */
export const PATIENCE_MS = 2_000;
/** How long after a failure the newest text is retried, in milliseconds. */
export const AGAIN_MS = 5_000;

let database: IDBPDatabase<JournalSchema> | null = null;
let opening: Promise<IDBPDatabase<JournalSchema>> | null = null;

async function open(): Promise<IDBPDatabase<JournalSchema>> {
  if (database) return database;
  opening ??= openDB<JournalSchema>("dossier", 1, {
    upgrade(db) {
      db.createObjectStore("entries", { keyPath: "key" });
    },
    blocking: forgetConnection,
    terminated: forgetConnection,
  });
  try {
    database = await opening;
    return database;
  } finally {
    // A failure is not cached: the next text tries again.
    opening = null;
  }
}

function forgetConnection(): void {
  database?.close();
  database = null;
}

async function put(entry: JournalEntry): Promise<void> {
  const db = database ?? (await open());
  try {
    const transaction = db.transaction("entries", "readwrite");
    const stored = transaction.store.put(entry);
    // Commit immediately, so that the browser finishes even if the page closes right after.
    transaction.commit();
    await Promise.all([stored, transaction.done]);
  } catch (error) {
    if (db === database) forgetConnection();
    throw error;
  }
}

export function journalKey(ownerId: string, kind: DocumentType, id: string): string {
  return `${ownerId}/${kind}/${id}`;
}

/**
 * The local journal of one document in IndexedDB: every edit is written here first. `report` is called whenever the state of the
 * newest text changes.
 */
export function openJournal<Document>(
  documentKey: string,
  sessionId: string,
  report: (state: OnDevice) => void,
): Journal<Document> {
  const key = `${documentKey}/${sessionId}`;
  const release = holdSession(key);
  let waiting: JournalEntry<Document> | null = null;
  let writing: Promise<void> | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  async function store(entry: JournalEntry<Document>): Promise<void> {
    const mine = turn;
    try {
      await put(entry);
      if (mine === turn) settle("kept");
    } catch {
      if (mine !== turn) return;
      waiting = entry;
      settle("failed");
      again = setTimeout(start, AGAIN_MS);
    }
  }

  function settle(state: OnDevice): void {
    clearTimeout(patience);
    report(state);
  }

  async function drain(): Promise<void> {
    while (waiting) {
      const entry: JournalEntry<Document> = waiting;
      waiting = null;
      await store(entry);
      if (waiting === entry) return;
    }
  }

  function start(): void {
    clearTimeout(again);
    writing ??= drain().finally(() => {
      writing = null;
    });
  }

  async function remove(entryKey: string, editedAt: number): Promise<void> {
    const db = await open();
    const transaction = db.transaction("entries", "readwrite");
    const stored = await transaction.store.get(entryKey);
    if (stored && stored.editedAt <= editedAt) await transaction.store.delete(entryKey);
    await transaction.done;
  }

  return {
    write(entry) {
      turn += 1;
      waiting = { ...entry, key };
      report("pending");
      clearTimeout(patience);
      patience = setTimeout(() => report("failed"), PATIENCE_MS);
      start();
    },
    async left() {
      const db = await open();
      // What is stored under these keys was written by `write` above, with the same document type.
      const entries = (await db.getAll(
        "entries",
        IDBKeyRange.bound(documentKey, `${documentKey}/\uffff`),
      )) as JournalEntry<Document>[];
      const inUse = await sessionsInUse();
      return entries
        .filter((entry) => entry.key !== key && !inUse.has(entry.key))
        .filter((entry) => entry.key === documentKey || entry.key.startsWith(`${documentKey}/`))
        .sort((one, other) => one.editedAt - other.editedAt);
    },
    async trim(editedAt) {
      await writing;
      await remove(key, editedAt);
    },
    async forget(entries) {
      for (const entry of entries) await remove(entry.key, entry.editedAt);
    },
    async settled() {
      await writing;
    },
    hurry() {
      if (!waiting) return;
      const entry = waiting;
      waiting = null;
      void store(entry);
    },
    close() {
      clearTimeout(again);
      clearTimeout(patience);
      release();
    },
  };
}

/** What to do with a journal entry found on opening a document. */
export type Recovery = "nothing" | "restore" | "ask";
