import { LIMITS } from "@/contracts/limits";
import { EXPIRING_VERSION_KINDS } from "@/contracts/model/version";
import { hotQuery, sql } from "./statement";

type Patches = {
  resumeId: string;
  ownerId: string;
  /** After the last patch. */
  json: string;
  picturePath: string | null;
  /** The state that the first patch is based on. If the database has another one, nothing is written. */
  basedOn: Date;
  /** The items that were linked to the career record then. Linking one does not change `updatedAt`. */
  linkedItems: readonly string[];
  updatedAt: Date;
  /** One for each patch, in order. */
  versions: readonly { id: string; packed: Buffer; dictionaryId: string; madeBy: string | null }[];
  /** Texts that versions are compressed against and that are not stored yet. */
  dictionaries: readonly { id: string; packed: Buffer }[];
};

/**
 * Writes a resume after one or more patches with their `ai` versions, and removes expired versions, in one statement. Returns false,
 * and writes nothing, if the resume has changed, is locked or is gone.
 *
 * Hand-written, because a transaction of seven round trips allowed 300 patches a second, and one statement over twice as many
 * (November 2026, `npm run bench -- api`, 16 connections). Written together, a patch by 16 writers of one resume takes 0.14 ms of the
 * database's processor time, and of different resumes 0.75 ms (load 5).
 */
export async function writePatches({
  resumeId,
  ownerId,
  json,
  picturePath,
  basedOn,
  linkedItems,
  updatedAt,
  versions,
  dictionaries,
}: Patches): Promise<boolean> {
  const rows = await hotQuery<{ id: string }>(
    sql`with changed as (
          update resume set data = ${json}, "picturePath" = ${picturePath}, "updatedAt" = ${updatedAt}
          where id = ${resumeId} and "userId" = ${ownerId} and "updatedAt" = ${basedOn} and not "isLocked"
          and "linkedItems" = ${[...linkedItems]}::text[] returning id),
        expired as (
          delete from resume_version v using changed c where v."resumeId" = c.id and v.kind = any(${[...EXPIRING_VERSION_KINDS]})
          and v."createdAt" < now() - make_interval(days => ${LIMITS.versionRetentionDays})),
        texts as (
          insert into version_dictionary (id, "resumeId", packed) select d.id, c.id, d.packed
          from changed c, unnest(${dictionaries.map(({ id }) => id)}::uuid[], ${dictionaries.map(({ packed }) => packed)}::bytea[]) as d(id, packed))
        insert into resume_version (id, "resumeId", kind, packed, "dictionaryId", "madeBy", "createdAt")
        select v.id, c.id, 'ai', v.packed, v.dictionary, v.maker, clock_timestamp()
        from changed c, unnest(${versions.map(({ id }) => id)}::uuid[], ${versions.map(({ packed }) => packed)}::bytea[],
          ${versions.map(({ dictionaryId }) => dictionaryId)}::uuid[], ${versions.map(({ madeBy }) => madeBy)}::text[])
          as v(id, packed, dictionary, maker) returning id`,
  );
  return rows.length > 0;
}
