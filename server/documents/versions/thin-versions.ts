import { EXPIRING_VERSION_KINDS } from "@/contracts/model/version";
import { type Db, transaction } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";

/** Younger versions may belong to work that is still going on. */
const YOUNG_MINUTES = 60;

const TABLES = [
  { versions: Prisma.sql`resume_version`, documents: Prisma.sql`resume`, key: Prisma.sql`"resumeId"` },
  { versions: Prisma.sql`cover_letter_version`, documents: Prisma.sql`cover_letter`, key: Prisma.sql`"coverLetterId"` },
];

/**
 * Deletes up to `count` of an account's oldest versions, only of the kinds that expire anyway after 90 days (interface.md "Version
 * retention"), of resumes and of letters, and the dictionaries that no version needs any more. Returns how many versions were deleted.
 */
export async function thinVersions(db: Db, ownerId: string, count: number): Promise<number> {
  return transaction(db, async (tx) => {
    let deleted = 0;
    for (const { versions, documents, key } of TABLES) {
      // Hand-written: Prisma cannot delete the first rows of an order.
      deleted += await tx.$executeRaw`delete from ${versions} where id in (
        select v.id from ${documents} d join ${versions} v on v.${key} = d.id
        where d."userId" = ${ownerId}::uuid and v.kind = any(${[...EXPIRING_VERSION_KINDS]}::text[])
          and v."createdAt" < now() - make_interval(mins => ${YOUNG_MINUTES}::int)
        order by v."createdAt", v.id limit ${count}::int)`;
      // New versions are only ever compressed against the newest dictionary of their document (version-store.ts).
      await tx.$executeRaw`delete from version_dictionary where id in (
        select o.id from ${documents} d join version_dictionary o on o.${key} = d.id
        where d."userId" = ${ownerId}::uuid
          and exists (select from version_dictionary n where n.${key} = d.id and (n."createdAt", n.id) > (o."createdAt", o.id))
          and not exists (select from ${versions} v where v.${key} = d.id and v."dictionaryId" = o.id))`;
    }
    return deleted;
  });
}
