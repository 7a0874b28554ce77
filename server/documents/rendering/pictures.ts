import { readFile as fromDisk } from "node:fs/promises";
import { join } from "node:path";
import { SAMPLE_PICTURE } from "@/domain/links/picture-url";
import { readFile } from "@/server/platform/adapters/storage/storage";
import type { Db } from "@/server/platform/db/client";
import type { TypesettingJob } from "@/typeset/job";

/**
 * The files of a job's pictures. Only public pictures of this instance are read, from its own storage. Other URLs are never
 * fetched, because a document could then make the server call any host; such pictures are left out and reported in the notices.
 */
export async function loadPictures(db: Db, job: Pick<TypesettingJob, "images">): Promise<Record<string, Uint8Array>> {
  const loaded = await Promise.all(job.images.map(async ({ name, url }) => [name, await loadPicture(db, url)] as const));
  return Object.fromEntries(loaded.filter((entry): entry is [(typeof entry)[0], Uint8Array] => entry[1] !== null));
}

async function loadPicture(db: Db, url: string): Promise<Uint8Array | null> {
  if (url === SAMPLE_PICTURE) return fromDisk(join(process.cwd(), "public", SAMPLE_PICTURE));
  const path = /^(?:https?:\/\/[^/]+)?\/(?:api\/)?(uploads\/[^?#]+)$/.exec(url)?.[1];
  if (!path) return null;
  const where = { path, isPublic: true, isComplete: true };
  const file = await db.storedFile.findFirst({ where, select: { path: true } });
  return file ? readFile(path) : null;
}
