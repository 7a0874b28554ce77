import { resolve } from "node:path";
import { env } from "@/server/platform/env";
import type { Source } from "./archive-reader";
import type { Place } from "./backup-place";
import { folderPlace } from "./folder-place";

/** The place that the settings name, if they name one. The client of S3 is large, so only instances that use it load it. */
export async function configuredPlace(): Promise<Place | null> {
  const { BACKUP_DIR, BACKUP_S3_PREFIX } = env();
  if (BACKUP_DIR) return folderPlace(resolve(BACKUP_DIR));
  if (!BACKUP_S3_PREFIX) return null;
  const { bucketPlace } = await import("./bucket-place");
  return bucketPlace(BACKUP_S3_PREFIX);
}

export const hasConfiguredPlace = () => Boolean(env().BACKUP_DIR ?? env().BACKUP_S3_PREFIX);

export const sourceIn = (place: Place, name: string): Source => ({ name: place.addressOf(name), open: () => place.open(name) });

/** `dossier-20261122T030000Z.tar`. Only files with such a name are ever removed. */
export const nameFor = (now: Date) => `dossier-${now.toISOString().replace(/[-:]|\.\d+/g, "")}.tar`;

/** When the backup of this name was made, or null for other files. */
export function timeOf(name: string): Date | null {
  const parts = /^dossier-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/.exec(name);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}
