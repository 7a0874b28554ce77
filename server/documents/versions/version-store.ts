import { LIMITS } from "@/contracts/limits";
import { EXPIRING_VERSION_KINDS } from "@/contracts/model/version";
import type { Db } from "@/server/platform/db/client";
import type { Prisma, ResumeVersion } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { knownId, newId } from "@/server/platform/ids";
import { type Paging, pageOf, rowsOf } from "@/server/platform/paging";
import { actingProgram } from "@/server/platform/request/acting";
import { dictionaryIsStale, pack, unpack } from "./packing";
import { ENTRY, type EntryRow, toEntry, type VersionEntry } from "./rows";

/** Version kinds of every document type. */
type CommonKind = "auto" | "named" | "before-restore" | "restored";

type NewVersion<Kind> = {
  kind: Kind | CommonKind;
  json: string;
  name?: string | null;
  sessionId?: string | null;
  /** Of a resume: the message of the assistant that proposed the change. */
  messageId?: string | undefined;
};

type PastVersion<Kind> = {
  kind: Kind | CommonKind;
  name: string | null;
  json: string;
  madeBy: string | null;
  createdAt: Date;
};

type Found = { id?: string; kind?: string; sessionId?: string };
type StoredVersion = EntryRow & Pick<ResumeVersion, "packed" | "dictionaryId">;
type Packed = { packed: Buffer<ArrayBuffer>; dictionaryId: string };

/** The storage of versions for one document type. `first` returns the newest match. */
export type VersionTable = {
  /** SQL names: of the table, and of the column with the document's id. */
  names: { table: Prisma.Sql; document: Prisma.Sql };
  dictionariesOf: (documentId: string) => { resumeId: string } | { coverLetterId: string };
  first: (db: Db, documentId: string, where: Found) => Promise<EntryRow | null>;
  content: (db: Db, documentId: string, id: string) => Promise<StoredVersion | null>;
  page: (db: Db, documentId: string, page: { take?: number; skip: number }) => Promise<EntryRow[]>;
  count: (db: Db, documentId: string) => Promise<number>;
  rename: (db: Db, documentId: string, where: Found, name: string) => Promise<EntryRow[]>;
  remove: (db: Db, documentId: string, where: Found) => Promise<{ count: number }>;
};

/** How version entries are selected, in list order. */
export const ENTRIES = {
  select: ENTRY,
  orderBy: [{ createdAt: "desc" }, { id: "desc" }] satisfies Prisma.ResumeVersionOrderByWithRelationInput[],
};

/** The columns of a version's content. */
export const CONTENT = { ...ENTRY, packed: true, dictionaryId: true } as const;

const MAX_LISTED = 100;

/**
 * The versions of one document type: resumes and letters differ only in their tables. The functions do not check ownership; load
 * the document by id and owner first. Rules: interface.md "Version retention", interface-details 3.1.
 */
export function versionStore<Kind extends string>(versions: VersionTable) {
  const { table, document } = versions.names;

  /** The text that new versions are compressed against. */
  async function newestDictionary(db: Db, documentId: string): Promise<{ id: string; text: string } | null> {
    const row = await db.versionDictionary.findFirst({
      where: versions.dictionariesOf(documentId),
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { id: true, packed: true },
    });
    return row ? { id: row.id, text: unpack(row.packed, null) } : null;
  }

  async function packFor(tx: Db, documentId: string, json: string): Promise<Packed> {
    const dictionary = await newestDictionary(tx, documentId);
    const packed = pack(json, dictionary?.text ?? null);
    if (dictionary && !dictionaryIsStale(packed.length, json.length)) return { packed, dictionaryId: dictionary.id };
    const id = newId();
    const text = { id, ...versions.dictionariesOf(documentId), packed: pack(json, null) };
    await tx.versionDictionary.createMany({ data: [text] });
    return { packed: pack(json, json), dictionaryId: id };
  }

  /** Keeps only the newest `auto` versions, so that a document edited all day does not grow without limit. */
  async function thinOut(tx: Db, documentId: string) {
    // Prisma cannot delete all but the first rows of an order.
    await tx.$executeRaw`delete from ${table} where id in (
      select id from ${table} where ${document} = ${documentId}::uuid and kind = 'auto'
      order by "createdAt" desc, id desc offset ${LIMITS.autoVersionsPerDocument})`;
  }

  /** Writes a version and removes expired ones. Call it in the transaction of the change that it records. */
  async function add(tx: Db, documentId: string, version: NewVersion<Kind>): Promise<VersionEntry<Kind>> {
    const { packed, dictionaryId } = await packFor(tx, documentId, version.json);
    const id = newId();
    const { kind, name = null, sessionId = null } = version;
    // Raw SQL: versions of one change need different times for a stable order, but `now()` is constant within a transaction. The
    // same statement removes expired versions.
    const rows = await tx.$queryRaw<EntryRow[]>`
      with expired as (
        delete from ${table} where ${document} = ${documentId}::uuid and kind = any(${[...EXPIRING_VERSION_KINDS]}::text[])
        and "createdAt" < now() - make_interval(days => ${LIMITS.versionRetentionDays}::int))
      insert into ${table} (id, ${document}, kind, name, "sessionId", packed, "dictionaryId", "madeBy", "createdAt")
      values (${id}::uuid, ${documentId}::uuid, ${kind}, ${name}, ${sessionId}, ${packed}, ${dictionaryId}::uuid, ${actingProgram()},
        clock_timestamp())
      returning id, kind, name, "madeBy", "createdAt"`;
    if (kind === "auto") await thinOut(tx, documentId);
    if (version.messageId !== undefined)
      await tx.$executeRaw`update ${table} set "messageId" = ${version.messageId}::uuid where id = ${id}::uuid`;
    const [row] = rows;
    if (!row) throw failure("NOT_FOUND");
    return toEntry(row);
  }

  /** Writes a version of the past, as it comes from an archive. Returns its id. */
  async function addPast(
    tx: Db,
    documentId: string,
    { kind, name, json, madeBy, createdAt }: PastVersion<Kind>,
  ): Promise<string> {
    const { packed, dictionaryId } = await packFor(tx, documentId, json);
    const id = newId();
    await tx.$executeRaw`insert into ${table} (id, ${document}, kind, name, packed, "dictionaryId", "madeBy", "createdAt")
      values (${id}::uuid, ${documentId}::uuid, ${kind}, ${name}, ${packed}, ${dictionaryId}::uuid, ${madeBy}, least(${createdAt}, now()))`;
    return id;
  }

  /**
   * The `auto` version of a save. Saves of one editing session share one version, refreshed at most every two minutes; a save
   * without a session creates one only when the newest version is that old.
   */
  async function keepAuto(tx: Db, documentId: string, json: string, sessionId: string | undefined, now: number): Promise<void> {
    const last = await versions.first(tx, documentId, sessionId ? { kind: "auto", sessionId } : {});
    if (last && now - last.createdAt.getTime() < LIMITS.autoVersionIntervalMs) return;
    if (!sessionId || !last) {
      await add(tx, documentId, { kind: "auto", json, sessionId: sessionId ?? null });
      return;
    }
    const { packed, dictionaryId } = await packFor(tx, documentId, json);
    // The database's time, as for all other versions.
    await tx.$executeRaw`update ${table} set packed = ${packed}, "dictionaryId" = ${dictionaryId}::uuid, "createdAt" = now()
      where id = ${last.id}::uuid`;
  }

  /** Newest first; without paging at most 100. */
  async function list(db: Db, documentId: string, paging: Paging): Promise<{ entries: VersionEntry<Kind>[]; total: number }> {
    const { limit, offset } = pageOf(paging);
    const rows = await versions.page(db, documentId, rowsOf({ limit: limit ?? MAX_LISTED, offset }));
    return { entries: rows.map((row) => toEntry<Kind>(row)), total: await versions.count(db, documentId) };
  }

  /** A version's entry and its JSON. Throws NOT_FOUND. */
  async function read(db: Db, documentId: string, versionId: string): Promise<{ entry: VersionEntry<Kind>; json: string }> {
    const row = await versions.content(db, documentId, knownId(versionId));
    if (!row) throw failure("NOT_FOUND");
    return { entry: toEntry(row), json: unpack(row.packed, await dictionaryText(db, row.dictionaryId)) };
  }

  async function dictionaryText(db: Db, id: string | null): Promise<string | null> {
    if (id === null) return null;
    const dictionary = await db.versionDictionary.findUnique({ where: { id }, select: { packed: true } });
    return dictionary && unpack(dictionary.packed, null);
  }

  /** Renames a `named` version; others are NOT_FOUND. */
  async function rename(db: Db, documentId: string, versionId: string, name: string): Promise<VersionEntry<Kind>> {
    const [row] = await versions.rename(db, documentId, { id: knownId(versionId), kind: "named" }, name);
    if (!row) throw failure("NOT_FOUND");
    return toEntry(row);
  }

  /** Deletes a `named` version; others are NOT_FOUND. */
  async function remove(db: Db, documentId: string, versionId: string): Promise<void> {
    const { count } = await versions.remove(db, documentId, { id: knownId(versionId), kind: "named" });
    if (count === 0) throw failure("NOT_FOUND");
  }

  return { add, addPast, keepAuto, list, read, rename, remove };
}

export type VersionStore<Kind extends string> = ReturnType<typeof versionStore<Kind>>;
