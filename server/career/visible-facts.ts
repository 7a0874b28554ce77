import type { Db } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { failure } from "@/server/platform/errors";
import { isId } from "@/server/platform/ids";

type Scope = { applicationId: string | null; which: "active" | "known" };

/**
 * Refuses ids that name no fact which may be used here: of the owner, shared or of the same application, and active (or at least not
 * forgotten). Those found cannot be forgotten until the transaction ends. Throws BAD_REQUEST.
 */
export async function refuseUnusableFacts(
  tx: Db,
  ownerId: string,
  factIds: readonly string[],
  { applicationId, which }: Scope,
): Promise<void> {
  const ids = [...new Set(factIds)];
  if (ids.length === 0) return;
  const status = which === "active" ? Prisma.sql`status = 'active'` : Prisma.sql`status <> 'forgotten'`;
  // Prisma has no row locks.
  const found = ids.every(isId)
    ? await tx.$queryRaw<{ id: string }[]>`
        select id from career_fact where id = any(${ids}::uuid[]) and "userId" = ${ownerId}::uuid and ${status}
        and ("applicationId" is null or "applicationId" = ${applicationId}::uuid) order by id for share`
    : [];
  if (found.length < ids.length)
    throw failure("BAD_REQUEST", { message: "Some of the facts do not exist or are not active here." });
}
