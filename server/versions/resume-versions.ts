import { v7 as uuid } from "uuid";
import { LIMITS } from "@/contracts/limits";
import { type Db, db, first, sql } from "@/server/db/client";
import { dictionaryIsStale, pack, unpack } from "./packing";

export type ResumeVersionKind = "created" | "import" | "auto" | "named" | "before-restore" | "restored" | "ai" | "sent";

export type VersionEntry<Kind extends string = string> = { id: string; kind: Kind; name: string | null; createdAt: string };

type NewVersion = { kind: ResumeVersionKind; json: string; name?: string | null; sessionId?: string | null };

type Dictionary = { id: string; text: string } | null;

/** Writes a version of a resume and clears what has expired. Call it in the transaction of the change that it records. */
export async function addResumeVersion(tx: Db, resumeId: string, version: NewVersion): Promise<VersionEntry<ResumeVersionKind>> {
  const packed = await packFor(tx, resumeId, version.json);
  const id = uuid();
  const { kind, name = null, sessionId = null } = version;
  const rows = await tx.query<{ createdAt: string }>(
    sql`insert into resume_version (id, "resumeId", kind, name, "sessionId", packed, "dictionaryId") values (${id}, ${resumeId}, ${kind}, ${name}, ${sessionId}, ${packed.bytes}, ${packed.dictionaryId}) returning "createdAt"`,
  );
  await expire(tx, resumeId, kind);
  return { id, kind, name, createdAt: rows[0]?.createdAt ?? "" };
}

/** Replaces what an `auto` version holds, as its editing session goes on. */
export async function refreshResumeVersion(tx: Db, resumeId: string, versionId: string, json: string): Promise<void> {
  const packed = await packFor(tx, resumeId, json);
  await tx.query(
    sql`update resume_version set packed = ${packed.bytes}, "dictionaryId" = ${packed.dictionaryId}, "createdAt" = now() where id = ${versionId}`,
  );
}

async function packFor(tx: Db, resumeId: string, json: string): Promise<{ bytes: Buffer; dictionaryId: string | null }> {
  const dictionary = await newestDictionary(tx, resumeId);
  const bytes = pack(json, dictionary?.text ?? null);
  if (dictionary && !dictionaryIsStale(bytes.length, json.length)) return { bytes, dictionaryId: dictionary.id };
  const id = uuid();
  await tx.query(sql`insert into version_dictionary (id, "resumeId", packed) values (${id}, ${resumeId}, ${pack(json, null)})`);
  return { bytes: pack(json, json), dictionaryId: id };
}

async function newestDictionary(tx: Db, resumeId: string): Promise<Dictionary> {
  const row = await first<{ id: string; packed: Buffer }>(
    tx,
    sql`select id, packed from version_dictionary where "resumeId" = ${resumeId} order by "createdAt" desc, id desc limit 1`,
  );
  return row ? { id: row.id, text: unpack(row.packed, null) } : null;
}

async function expire(tx: Db, resumeId: string, kind: ResumeVersionKind) {
  await tx.query(
    sql`delete from resume_version where "resumeId" = ${resumeId} and kind in ('auto', 'ai', 'restored') and "createdAt" < now() - make_interval(days => ${LIMITS.versionRetentionDays})`,
  );
  if (kind !== "auto") return;
  await tx.query(
    sql`delete from resume_version where id in (select id from resume_version where "resumeId" = ${resumeId} and kind = 'auto' order by "createdAt" desc, id desc offset ${LIMITS.autoVersionsPerDocument})`,
  );
}

type VersionRow = VersionEntry<ResumeVersionKind> & { packed: Buffer; dictionary: Buffer | null };

/** The entry and the JSON of one version, or undefined. */
export async function readResumeVersion(
  resumeId: string,
  versionId: string,
  on: Db = db,
): Promise<(VersionEntry<ResumeVersionKind> & { json: string }) | undefined> {
  const row = await first<VersionRow>(
    on,
    sql`select v.id, v.kind, v.name, v."createdAt", v.packed, d.packed as dictionary from resume_version v left join version_dictionary d on d.id = v."dictionaryId"
        where v.id = ${versionId} and v."resumeId" = ${resumeId}`,
  );
  if (!row) return undefined;
  const { packed, dictionary, ...entry } = row;
  return { ...entry, json: unpack(packed, dictionary ? unpack(dictionary, null) : null) };
}
