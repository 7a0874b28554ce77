import { LIMITS } from "@/contracts/limits";
import { EXPIRING_VERSION_KINDS } from "@/contracts/model/version";
import type { Db } from "@/server/platform/db/client";
import type { ResumeVersion, VersionDictionary } from "@/server/platform/db/generated/client";
import { newId } from "@/server/platform/ids";
import { actingProgram } from "@/server/platform/request/acting";
import { dictionaryIsStale, pack, unpack } from "./packing";

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
  const texts = new Map(newest.map(({ id, resumeId, packed }) => [resumeId, { id, text: unpack(packed, null) }]));
  // The database's time, as for all other versions. `now()` is that of the beginning, and others may have written since.
  const [clock] = await tx.$queryRaw<{ at: Date }[]>`select clock_timestamp() as at`;
  const createdAt = clock?.at ?? new Date();
  const dictionaries: NewDictionary[] = [];
  const versions = states.map(({ id: resumeId, json }): NewVersion => {
    const version = { id: newId(), resumeId, kind: "auto", madeBy: actingProgram(), createdAt };
    const dictionary = texts.get(resumeId);
    const packed = dictionary && pack(json, dictionary.text);
    if (packed && !dictionaryIsStale(packed.length, json.length)) return { ...version, packed, dictionaryId: dictionary.id };
    const own = { id: newId(), resumeId, packed: pack(json, null) };
    dictionaries.push(own);
    return { ...version, packed: pack(json, json), dictionaryId: own.id };
  });
  if (dictionaries.length > 0) await tx.versionDictionary.createMany({ data: dictionaries });
  await tx.resumeVersion.createMany({ data: versions });
  await removeOld(tx, ids);
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
