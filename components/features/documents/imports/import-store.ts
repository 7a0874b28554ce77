import { type DBSchema, openDB } from "idb";
import type { ReturnedCopy } from "@/components/features/documents/imports/returned-copy";
import { STORED_FILES } from "@/components/kit/shell/stored-files";
import type { RefusedKind } from "@/contracts/imports/formats";
import type { ImportRefusal } from "@/contracts/imports/refusals";
import type { ImportReading } from "@/contracts/model/import-reading";
import type { Review } from "@/domain/imports/review/review";

/** A chosen file on its way to a document, stored on this device until it is imported or dropped. */
export interface StoredImport {
  id: string;
  /** Accounts never see each other's files. */
  ownerId: string;
  name: string;
  file: Blob;
  addedAt: number;
  state: "waiting" | "read" | "failed" | "imported";
  reading: ImportReading | null;
  /** As far as the person has gone through it. */
  review: Review | null;
  /** What is known of it if it is an anonymous copy that came back; null once it is imported like any other file. */
  copy?: ReturnedCopy | null;
  /** The person asked for a document that is close to the file. */
  isClose?: boolean;
  /** Why it was not read. */
  problem: ImportProblem | null;
  /** Path of the document that was made of it. */
  address: string | null;
  /** How many letters were in it and are separate documents now. */
  letters?: number;
}

export interface ImportProblem {
  reason: ImportRefusal | "too-large" | "other";
  recognised: string | null;
  /** What the file is, if it is of a kind that is never read. */
  kind?: RefusedKind;
  /** The sentence for reasons without a specific one. */
  text: string;
}

interface ImportSchema extends DBSchema {
  files: { key: string; value: StoredImport; indexes: { owner: string } };
}

const open = () =>
  openDB<ImportSchema>(STORED_FILES, 1, {
    upgrade(db) {
      db.createObjectStore("files", { keyPath: "id" }).createIndex("owner", "ownerId");
    },
  });

/** The owner's files in the order in which they were chosen. */
export async function storedImports(ownerId: string): Promise<StoredImport[]> {
  const db = await open();
  const found = await db.getAllFromIndex("files", "owner", ownerId);
  db.close();
  return found.sort((one, other) => one.addedAt - other.addedAt);
}

export async function keepImports(imports: readonly StoredImport[]): Promise<void> {
  const db = await open();
  const writing = db.transaction("files", "readwrite");
  await Promise.all([...imports.map((each) => writing.store.put(each)), writing.done]);
  db.close();
}

export async function forgetImports(ids: readonly string[]): Promise<void> {
  const db = await open();
  const writing = db.transaction("files", "readwrite");
  await Promise.all([...ids.map((id) => writing.store.delete(id)), writing.done]);
  db.close();
}

/** A chosen file that has not been read yet. */
export const waitingImport = (ownerId: string, file: File, index: number, isClose = false): StoredImport => ({
  id: crypto.randomUUID(),
  ownerId,
  name: file.name,
  file,
  addedAt: Date.now() + index / 1000,
  state: "waiting",
  isClose,
  reading: null,
  review: null,
  problem: null,
  address: null,
});
