import { LIMITS } from "@/contracts/limits";
import { EXPIRING_VERSION_KINDS } from "@/contracts/model/version";
import { hotQuery, sql } from "./statement";

type Patched = {
  resumeId: string;
  ownerId: string;
  json: string;
  picturePath: string | null;
  /** The state that the change is based on. If the database has another one, nothing is written. */
  basedOn: Date;
  updatedAt: Date;
  version: { id: string; packed: Buffer; dictionaryId: string; madeBy: string | null };
};

/**
 * Writes a patched resume with its `ai` version, and removes expired versions, in one statement. Returns false, and writes
 * nothing, if the resume has changed, is locked or is gone.
 *
 * Hand-written, because a transaction of seven round trips allowed 300 patches a second, and this allows over twice as many
 * (November 2026, `npm run bench -- api`, 16 connections).
 */
export async function writePatchedResume({
  resumeId,
  ownerId,
  json,
  picturePath,
  basedOn,
  updatedAt,
  version,
}: Patched): Promise<boolean> {
  const rows = await hotQuery<{ id: string }>(
    sql`with changed as (
          update resume set data = ${json}, "picturePath" = ${picturePath}, "updatedAt" = ${updatedAt}
          where id = ${resumeId} and "userId" = ${ownerId} and "updatedAt" = ${basedOn} and not "isLocked" returning id),
        expired as (
          delete from resume_version v using changed c where v."resumeId" = c.id and v.kind = any(${[...EXPIRING_VERSION_KINDS]})
          and v."createdAt" < now() - make_interval(days => ${LIMITS.versionRetentionDays}))
        insert into resume_version (id, "resumeId", kind, packed, "dictionaryId", "madeBy", "createdAt")
        select ${version.id}, id, 'ai', ${version.packed}, ${version.dictionaryId}, ${version.madeBy}, clock_timestamp() from changed returning id`,
  );
  return rows.length > 0;
}
