import type { Db } from "@/server/db/client";
import { failure } from "@/server/errors";
import type { Paging } from "@/server/paging";
import type { VersionEntry } from "./rows";
import type { VersionStore } from "./version-store";

export type OfVersion = { documentId: string; versionId: string };

/** What a kind of document gives to have versions. Each throws NOT_FOUND for a document that is not the owner's. */
type Versioned<Kind extends string, State, Answer> = {
  versions: VersionStore<Kind>;
  /** The document's id, as the database has it. */
  find: (db: Db, ownerId: string, documentId: string) => Promise<string>;
  /** A kept state brought up to date. */
  read: (json: string) => State;
  /** Runs `keep` in a transaction, the document's row locked, with the JSON of its present state. */
  load: (db: Db, ownerId: string, documentId: string, keep: (tx: Db, id: string, json: string) => Promise<void>) => Promise<void>;
  /**
   * Puts a state back in one transaction, the row locked: `choose` gives the JSON to go back to, and `keep`, run before anything is
   * written, takes that of the states before and after. Refuses a locked document once the version is known to exist.
   */
  save: (
    db: Db,
    ownerId: string,
    documentId: string,
    choose: (tx: Db, id: string) => Promise<string>,
    keep: (tx: Db, id: string, states: { before: string; after: string }) => Promise<void>,
  ) => Promise<Answer>;
};

/** What can be done with the versions of one kind of document. */
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

    /** Keeps the present state under a name. A locked document allows it, since nothing in it changes. */
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

    /** Puts a version back. The state before and the state after are both kept. */
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
