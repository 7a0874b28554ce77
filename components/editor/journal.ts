import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { DocumentType } from "@/contracts/model/document";

/** The newest text of one document as this device has it, with the stored state it was typed upon. */
export type JournalEntry<Document = unknown> = {
  /** Owner and document, so that two accounts on one device never see each other's text. */
  key: string;
  document: Document;
  /** The stored state the edits were made upon. */
  basedOn: string;
  /** When the last edit was made, in milliseconds of the device's clock. */
  editedAt: number;
};

interface JournalSchema extends DBSchema {
  entries: { key: string; value: JournalEntry };
}

export type Journal<Document> = {
  /** Keeps the newest text. Calls may overlap; the last one wins and nothing in between is written needlessly. */
  write: (entry: Omit<JournalEntry<Document>, "key">) => void;
  read: () => Promise<JournalEntry<Document> | undefined>;
  /** Forgets the entry, unless something newer than `editedAt` was written since. */
  trim: (editedAt: number) => Promise<void>;
  /** Resolves when everything handed to `write` lies on the device. */
  settled: () => Promise<void>;
};

let database: Promise<IDBPDatabase<JournalSchema>> | null = null;

function open(): Promise<IDBPDatabase<JournalSchema>> {
  database ??= openDB<JournalSchema>("dossier", 1, {
    upgrade(db) {
      db.createObjectStore("entries", { keyPath: "key" });
    },
    terminated() {
      database = null;
    },
  });
  return database;
}

export function journalKey(ownerId: string, kind: DocumentType, id: string): string {
  return `${ownerId}/${kind}/${id}`;
}

/**
 * The local journal of one document in IndexedDB: every edit goes here before it goes anywhere else. `onFailure` hears when the
 * device refuses (a private window, a full disk), for then leaving the page must warn.
 */
export function openJournal<Document>(key: string, onFailure: (error: unknown) => void): Journal<Document> {
  let latest: JournalEntry<Document> | null = null;
  let writing: Promise<void> | null = null;

  async function drain(): Promise<void> {
    const db = await open();
    while (latest) {
      const entry = latest;
      latest = null;
      await db.put("entries", entry);
    }
  }

  return {
    write(entry) {
      latest = { ...entry, key };
      writing ??= drain()
        .catch(onFailure)
        .finally(() => {
          writing = null;
        });
    },
    async read() {
      const db = await open();
      // What is stored under this key was written by `write` above, with the same document type.
      return (await db.get("entries", key)) as JournalEntry<Document> | undefined;
    },
    async trim(editedAt) {
      await writing;
      const db = await open();
      const transaction = db.transaction("entries", "readwrite");
      const stored = await transaction.store.get(key);
      if (stored && stored.editedAt <= editedAt) await transaction.store.delete(key);
      await transaction.done;
    },
    async settled() {
      await writing;
    },
  };
}

/** What to do with a journal entry found on opening a document. */
export type Recovery = "nothing" | "restore" | "ask";

/**
 * Compares what this device kept with what is stored. Equal texts need nothing; text typed upon the stored state is restored;
 * when the stored document moved on meanwhile, only the person can say which text is the right one.
 */
export function recovery(entry: { basedOn: string } | undefined, stored: { basedOn: string }, sameText: boolean): Recovery {
  if (!entry || sameText) return "nothing";
  return entry.basedOn === stored.basedOn ? "restore" : "ask";
}
