import type { ArchivedShareLink } from "@/contracts/model/share-link";
import { addEndedLink } from "@/server/documents/links/archived-links";
import type { Db } from "@/server/platform/db/client";
import { pastMoment } from "./moments";
import { linkedId } from "./origins";

/** Adds the share links of an archived document with their comments. They have ended: their addresses were of another account or time. */
export async function importLinks(
  tx: Db,
  ownerId: string,
  of: { resumeId: string } | { coverLetterId: string },
  links: readonly ArchivedShareLink[],
): Promise<void> {
  for (const link of links) {
    const applicationId = await linkedId(tx, ownerId, "application", link.applicationId);
    await addEndedLink(tx, { ...of, userId: ownerId, applicationId }, link, pastMoment);
  }
}
