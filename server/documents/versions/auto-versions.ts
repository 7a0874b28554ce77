import { LIMITS } from "@/contracts/limits";
import { EXPIRING_VERSION_KINDS } from "@/contracts/model/version";
import type { Db } from "@/server/platform/db/client";
import type { ResumeVersion, VersionDictionary } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { actingProgram } from "@/server/platform/request/acting";
import { dictionaryIsStale, pack, unpackBytes } from "./packing";

type Dictionary = Pick<VersionDictionary, "id" | "packed"> & { resumeId: string };
type NewDictionary = { id: string; resumeId: string; packed: Buffer<ArrayBuffer> };
type NewVersion = Pick<ResumeVersion, "id" | "resumeId" | "kind" | "dictionaryId" | "madeBy" | "createdAt"> & {
  packed: Buffer<ArrayBuffer>;
};

/**
 * Writes an `auto` version of each of these resumes, and removes what `versionStore.add` would remove, in a few statements for all of them.
 * Call it in the transaction of the change.
 */
export async function addAutoVersions(tx: Db, states: readonly { id: string; json: string }[]): Promise<void> {
  const ids = states.map(({ id }) => id);
  const newest = await tx.$queryRaw<Dictionary[]>`
    select distinct on ("resumeId") id, "resumeId", packed from version_dictionary
    where "resumeId" = any(${ids}::uuid[]) order by "resumeId", "createdAt" desc, id desc`;
  const dictionaryOf = new Map(newest.map(({ id, resumeId, packed }) => [resumeId, { id, state: unpackBytes(packed, null) }]));
  // The database's time, as for all other versions. `now()` is that of the beginning, and others may have written since.
  const [clock] = await tx.$queryRaw<{ at: Date }[]>`select clock_timestamp() as at`;
  const createdAt = clock?.at ?? new Date();
  const dictionaries: NewDictionary[] = [];
  const versions = states.map(({ id: resumeId, json }): NewVersion => {
    const version = { id: newId(), resumeId, kind: "auto", madeBy: actingProgram(), createdAt };
    const dictionary = dictionaryOf.get(resumeId);
    const packed = dictionary && pack(json, dictionary.state);
    if (packed && !dictionaryIsStale(packed.length, json.length)) return { ...version, packed, dictionaryId: dictionary.id };
    const own = { id: newId(), resumeId, packed: pack(json, null) };
    dictionaries.push(own);
    return { ...version, packed: pack(json, json), dictionaryId: own.id };
  });
  if (dictionaries.length > 0) await tx.versionDictionary.createMany({ data: dictionaries });
  await insert(tx, versions);
  await removeOld(tx, ids);
}

/** Prisma plans an insert of fifty rows for longer than the database takes to write them. */
async function insert(tx: Db, versions: readonly NewVersion[]): Promise<void> {
  const column = <Value>(read: (version: NewVersion) => Value) => versions.map(read);
  await tx.$executeRaw`insert into resume_version (id, "resumeId", kind, packed, "dictionaryId", "madeBy", "createdAt")
    select v.id, v."resumeId", v.kind, decode(v.packed, 'base64'), v."dictionaryId", v."madeBy", v."createdAt"::timestamptz
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ resumeId }) => resumeId)}::uuid[], ${column(({ kind }) => kind)}::text[],
      ${column(({ packed }) => packed.toString("base64"))}::text[], ${column(({ dictionaryId }) => dictionaryId)}::uuid[],
      ${column(({ madeBy }) => madeBy)}::text[], ${column(({ createdAt }) => createdAt.toISOString())}::text[])
      as v(id, "resumeId", kind, packed, "dictionaryId", "madeBy", "createdAt")`;
}

/** Prisma cannot delete all but the first rows of an order. */
async function removeOld(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`delete from resume_version where "resumeId" = any(${[...ids]}::uuid[])
    and kind = any(${[...EXPIRING_VERSION_KINDS]}::text[])
    and "createdAt" < now() - make_interval(days => ${LIMITS.versionRetentionDays}::int)`;
  await tx.$executeRaw`delete from resume_version where id in (
    select id from (
      select id, row_number() over (partition by "resumeId" order by "createdAt" desc, id desc) as place
      from resume_version where "resumeId" = any(${[...ids]}::uuid[]) and kind = 'auto') numbered
    where place > ${LIMITS.autoVersionsPerDocument})`;
}
