import type { ArchivedVersion } from "@/contracts/model/archive";
import type { VersionEntry } from "@/server/documents/versions/rows";
import type { VersionStore } from "@/server/documents/versions/version-store";
import type { Db } from "@/server/platform/db/client";
import { type Entry, jsonEntry } from "./entry";

const BATCH = 100;

/** The versions of a document, newest first, each as a file that is named by its time and kind. */
export async function* versionEntries<Kind extends string>(
  db: Db,
  store: VersionStore<Kind>,
  documentId: string,
  folder: string,
): AsyncGenerator<Entry> {
  for (const { id, kind, name, madeBy, createdAt } of await allEntries(db, store, documentId)) {
    const path = `${folder}/versions/${createdAt.replaceAll(":", "-")} ${kind} ${id.slice(-12)}.json`;
    yield {
      path,
      bytes: async () => {
        const { json } = await store.read(db, documentId, id);
        const version = {
          id,
          kind: kind as never,
          name,
          ...(madeBy && { madeBy }),
          createdAt,
          data: JSON.parse(json),
        } satisfies ArchivedVersion;
        return (await jsonEntry(path, version).bytes()) ?? Buffer.alloc(0);
      },
    };
  }
}

/** The list is read before any content: versions that are made while an archive is written would move the pages of the list. */
async function allEntries<Kind extends string>(db: Db, store: VersionStore<Kind>, documentId: string) {
  const all = new Map<string, VersionEntry<Kind>>();
  for (let offset = 0; ; offset += BATCH) {
    const { entries } = await store.list(db, documentId, { limit: BATCH, offset });
    for (const entry of entries) all.set(entry.id, entry);
    if (entries.length < BATCH) return [...all.values()];
  }
}
