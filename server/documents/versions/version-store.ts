import { LIMITS } from "@/contracts/limits";
import { EXPIRING_VERSION_KINDS } from "@/contracts/model/version";
import { type Db, db, first, fragment, sql } from "@/server/db/sql";
import { failure } from "@/server/errors";
import { knownId, newId } from "@/server/ids";
import { type Paging, pageOf } from "@/server/paging";
import { dictionaryIsStale, pack, unpack } from "./packing";

export type VersionEntry<Kind extends string> = { id: string; kind: Kind; name: string | null; createdAt: string };

type NewVersion<Kind> = { kind: Kind; json: string; name?: string | null; sessionId?: string | null };

const MAX_LISTED = 100;

/**
 * The versions of one kind of document: resumes and letters differ only in their tables. The functions trust that the document is the
 * caller's; load it by id and owner first. Rules: interface.md "Version retention", interface-details 3.1.
 */
export function versionStore<Kind extends string>(tables: { versions: string; document: string }) {
  const versions = fragment(tables.versions);
  const document = fragment(`"${tables.document}"`);

  /** The text that new versions are packed against. Outside a transaction it is one that was committed, and stays as long as the document. */
  async function newestDictionary(tx: Db, documentId: string): Promise<{ id: string; text: string } | null> {
    const row = await first<{ id: string; packed: Buffer }>(
      tx,
      sql`select id, packed from version_dictionary where ${document} = ${documentId} order by "createdAt" desc, id desc limit 1`,
    );
    return row ? { id: row.id, text: unpack(row.packed, null) } : null;
  }

  async function packFor(tx: Db, documentId: string, json: string): Promise<{ bytes: Buffer; dictionaryId: string }> {
    const dictionary = await newestDictionary(tx, documentId);
    const bytes = pack(json, dictionary?.text ?? null);
    if (dictionary && !dictionaryIsStale(bytes.length, json.length)) return { bytes, dictionaryId: dictionary.id };
    const id = newId();
    await tx.query(
      sql`insert into version_dictionary (id, ${document}, packed) values (${id}, ${documentId}, ${pack(json, null)})`,
    );
    return { bytes: pack(json, json), dictionaryId: id };
  }

  /** Keeps the newest `auto` versions only; a document that is edited all day must not grow without end. */
  async function thinOut(tx: Db, documentId: string) {
    await tx.query(
      sql`delete from ${versions} where id in (select id from ${versions} where ${document} = ${documentId} and kind = 'auto' order by "createdAt" desc, id desc offset ${LIMITS.autoVersionsPerDocument})`,
    );
  }

  /** Writes a version and clears what has expired. Call it in the transaction of the change that it records. */
  async function add(tx: Db, documentId: string, version: NewVersion<Kind>): Promise<VersionEntry<Kind>> {
    const packed = await packFor(tx, documentId, version.json);
    const id = newId();
    const { kind, name = null, sessionId = null } = version;
    // Versions of one change get times that differ, so that their order is certain. What has expired goes in the same statement.
    const rows = await tx.query<{ createdAt: string }>(
      sql`with expired as (
            delete from ${versions} where ${document} = ${documentId} and kind = any(${[...EXPIRING_VERSION_KINDS]}) and "createdAt" < now() - make_interval(days => ${LIMITS.versionRetentionDays})
          )
          insert into ${versions} (id, ${document}, kind, name, "sessionId", packed, "dictionaryId", "createdAt")
          values (${id}, ${documentId}, ${kind}, ${name}, ${sessionId}, ${packed.bytes}, ${packed.dictionaryId}, clock_timestamp()) returning "createdAt"`,
    );
    if (kind === "auto") await thinOut(tx, documentId);
    return { id, kind, name, createdAt: rows[0]?.createdAt ?? "" };
  }

  /**
   * The `auto` version of a save. Saves of one editing session share one version, refreshed at most every two minutes; a save that
   * names no session leaves one only when the newest version is that old.
   */
  async function keepAuto(
    tx: Db,
    documentId: string,
    json: string,
    sessionId: string | undefined,
    now: number,
    kind: Kind,
  ): Promise<void> {
    const last = sessionId
      ? await first<{ id: string; createdAt: string }>(
          tx,
          sql`select id, "createdAt" from ${versions} where ${document} = ${documentId} and kind = 'auto' and "sessionId" = ${sessionId} limit 1`,
        )
      : await first<{ id: string; createdAt: string }>(
          tx,
          sql`select id, "createdAt" from ${versions} where ${document} = ${documentId} order by "createdAt" desc, id desc limit 1`,
        );
    if (last && now - Date.parse(last.createdAt) < LIMITS.autoVersionIntervalMs) return;
    if (!sessionId || !last) {
      await add(tx, documentId, { kind, json, sessionId: sessionId ?? null });
      return;
    }
    const packed = await packFor(tx, documentId, json);
    await tx.query(
      sql`update ${versions} set packed = ${packed.bytes}, "dictionaryId" = ${packed.dictionaryId}, "createdAt" = now() where id = ${last.id}`,
    );
  }

  /** Newest first; without paging at most 100. */
  async function list(documentId: string, paging: Paging): Promise<{ entries: VersionEntry<Kind>[]; total: number }> {
    const { limit, offset } = pageOf(paging);
    const entries = await db.query<VersionEntry<Kind>>(
      sql`select id, kind, name, "createdAt" from ${versions} where ${document} = ${documentId} order by "createdAt" desc, id desc limit ${limit ?? MAX_LISTED} offset ${offset}`,
    );
    const row = await first<{ total: number }>(
      db,
      sql`select count(*) as total from ${versions} where ${document} = ${documentId}`,
    );
    return { entries, total: row?.total ?? 0 };
  }

  /** A version's entry and the JSON it keeps. Throws NOT_FOUND. */
  async function read(documentId: string, versionId: string, on: Db = db): Promise<{ entry: VersionEntry<Kind>; json: string }> {
    const row = await first<VersionEntry<Kind> & { packed: Buffer; dictionary: Buffer | null }>(
      on,
      sql`select v.id, v.kind, v.name, v."createdAt", v.packed, d.packed as dictionary from ${versions} v left join version_dictionary d on d.id = v."dictionaryId"
          where v.id = ${knownId(versionId)} and v.${document} = ${documentId}`,
    );
    if (!row) throw failure("NOT_FOUND");
    const { packed, dictionary, ...entry } = row;
    return { entry, json: unpack(packed, dictionary ? unpack(dictionary, null) : null) };
  }

  /** Renames a `named` version; others are NOT_FOUND. */
  async function rename(documentId: string, versionId: string, name: string): Promise<VersionEntry<Kind>> {
    const entry = await first<VersionEntry<Kind>>(
      db,
      sql`update ${versions} set name = ${name} where id = ${knownId(versionId)} and ${document} = ${documentId} and kind = 'named' returning id, kind, name, "createdAt"`,
    );
    if (!entry) throw failure("NOT_FOUND");
    return entry;
  }

  /** Deletes a `named` version; others are NOT_FOUND. */
  async function remove(documentId: string, versionId: string): Promise<void> {
    const rows = await db.query(
      sql`delete from ${versions} where id = ${knownId(versionId)} and ${document} = ${documentId} and kind = 'named' returning id`,
    );
    if (rows.length === 0) throw failure("NOT_FOUND");
  }

  return { add, keepAuto, list, read, rename, remove, newestDictionary };
}
