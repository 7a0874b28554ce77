import type { Db } from "@/server/platform/db/client";

/**
 * Ends the share links of a document in the transaction that moves it to Trash: restoring it does not bring them back. Here rather than with
 * the links, because documents of both types need it and links need both.
 */
export async function endShareLinks(tx: Db, of: { resumeId: string } | { coverLetterId: string }, now: Date): Promise<void> {
  await tx.shareLink.updateMany({ where: { ...of, endedAt: null }, data: { endedAt: now } });
}
