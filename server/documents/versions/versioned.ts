import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import type { Paging } from "@/server/platform/paging";
import type { VersionEntry } from "./rows";
import type { VersionStore } from "./version-store";

export type OfVersion = { documentId: string; versionId: string };

/** What a document type provides to have versions. Each function throws NOT_FOUND for another user's document. */
type Versioned<Kind extends string, State, Answer> = {
  versions: VersionStore<Kind>;
  /** The document's id as stored. */
  find: (db: Db, ownerId: string, documentId: string) => Promise<string>;
  /** Upgrades a stored state. */
  read: (json: string) => State;
  /** Runs `keep` in a transaction with the document's row locked and the JSON of its current state. */
  load: (db: Db, ownerId: string, documentId: string, keep: (tx: Db, id: string, json: string) => Promise<void>) => Promise<void>;
  /**
   * Restores a state in one transaction with the row locked: `choose` returns the JSON to restore, and `keep`, called before
   * anything is written, gets the JSON of the states before and after. Rejects a locked document once the version is known to
   * exist.
   */
  save: (
    db: Db,
    ownerId: string,
    documentId: string,
    choose: (tx: Db, id: string) => Promise<string>,
    keep: (tx: Db, id: string, states: { before: string; after: string }) => Promise<void>,
  ) => Promise<Answer>;
};

/** The operations on versions of one document type. */
export function versionsOf<Kind extends string, State, Answer>({
  versions,
  find,
  read,
  load,
  save,
}: Versioned<Kind, State, Answer>) {
  return {
    /** Newest first, at most 100. */
    list: async (db: Db, ownerId: string, documentId: string, paging: Paging) =>
      versions.list(db, await find(db, ownerId, documentId), paging),

    /** One version with the document as it was. */
    read: async (
      db: Db,
      ownerId: string,
      { documentId, versionId }: OfVersion,
    ): Promise<VersionEntry<Kind> & { data: State }> => {
      const { entry, json } = await versions.read(db, await find(db, ownerId, documentId), versionId);
      return { ...entry, data: read(json) };
    },

    /** Saves the current state under a name. Allowed on a locked document, because nothing in it changes. */
    name: async (db: Db, ownerId: string, documentId: string, name: string): Promise<VersionEntry<Kind>> => {
      let entry: VersionEntry<Kind> | undefined;
      await load(db, ownerId, documentId, async (tx, id, json) => {
        entry = await versions.add(tx, id, { kind: "named", name, json });
      });
      if (!entry) throw failure("NOT_FOUND");
      return entry;
    },

    rename: async (db: Db, ownerId: string, { documentId, versionId }: OfVersion, name: string): Promise<VersionEntry<Kind>> =>
      versions.rename(db, await find(db, ownerId, documentId), versionId, name),

    remove: async (db: Db, ownerId: string, { documentId, versionId }: OfVersion): Promise<void> =>
      versions.remove(db, await find(db, ownerId, documentId), versionId),

    /** Restores a version. The states before and after are both stored as versions. */
    restore: (db: Db, ownerId: string, { documentId, versionId }: OfVersion): Promise<Answer> =>
      save(
        db,
        ownerId,
        documentId,
        async (tx, id) => (await versions.read(tx, id, versionId)).json,
        async (tx, id, { before, after }) => {
          await versions.add(tx, id, { kind: "before-restore", json: before });
          await versions.add(tx, id, { kind: "restored", json: after });
        },
      ),
  };
}
