import type { DocumentType } from "@/contracts/model/document";
import type { Db } from "@/server/platform/db/client";

/**
 * Takes documents that are deleted for good from their applications, which keep what was sent. Those restored in the meantime stay linked. An
 * application that loses one counts as changed, by as little as leaves it at its place in the list.
 */
export async function forgetDocuments(
  tx: Db,
  ownerId: string,
  { resume, letter }: Record<DocumentType, string[]>,
): Promise<void> {
  // Hand-written: one statement for any number, and the next moment of each row.
  await tx.$executeRaw`
    update application a set "updatedAt" = a."updatedAt" + interval '1 millisecond',
      "resumeId" = case when r.id is null then a."resumeId" end, "coverLetterId" = case when l.id is null then a."coverLetterId" end
    from application b
      left join resume r on r.id = b."resumeId" and r.id = any(${resume}::uuid[]) and r."trashedAt" is not null
      left join cover_letter l on l.id = b."coverLetterId" and l.id = any(${letter}::uuid[]) and l."trashedAt" is not null
    where a.id = b.id and a."userId" = ${ownerId}::uuid and (r.id is not null or l.id is not null)`;
}
