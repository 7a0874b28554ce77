import { isOnlyOurs } from "@/domain/applications/cards/write-card";
import type { Dav } from "@/server/career/dav/dav";
import { readResource, removeResource } from "@/server/career/dav/resources";
import { type CardRow, knownFields } from "./rows";

/**
 * Removes a card of ours from the address book. One to which someone has added something stays: it is theirs now. Returns whether it is
 * settled; otherwise it has changed at the same time. Throws DavFailed.
 */
export async function removeCard(dav: Dav, row: CardRow): Promise<boolean> {
  const current = await readResource(dav, row.href, row.href);
  if (!current || !isOnlyOurs(current.text, knownFields(row))) return true;
  return (await removeResource(dav, new URL(row.href), current.etag)) === "removed";
}
