import { DEFAULT_TRACKER_SETTINGS } from "@/contracts/applications/default-settings";
import type { TrackerSettings } from "@/contracts/applications/tracker-settings";
import { companyKey } from "@/domain/applications/same-name";
import type { Db } from "@/server/platform/db/client";

const FIELDS = { silenceDays: true, avoidCompanies: true } as const;

export const readTrackerSettings = async (db: Db, ownerId: string): Promise<TrackerSettings> =>
  (await db.trackerSettings.findUnique({ where: { userId: ownerId }, select: FIELDS })) ?? DEFAULT_TRACKER_SETTINGS;

/** Writes the given fields only, so that two tabs that change different ones keep each other's. */
export function saveTrackerSettings(db: Db, ownerId: string, input: Partial<TrackerSettings>): Promise<TrackerSettings> {
  const changes = {
    ...(input.silenceDays === undefined ? {} : { silenceDays: input.silenceDays }),
    ...(input.avoidCompanies === undefined ? {} : { avoidCompanies: eachOnce(input.avoidCompanies) }),
  };
  return db.trackerSettings.upsert({
    where: { userId: ownerId },
    create: { userId: ownerId, ...changes },
    update: changes,
    select: FIELDS,
  });
}

/** The first spelling of each company. */
const eachOnce = (names: readonly string[]): string[] =>
  [...new Map([...names].reverse().map((name) => [companyKey(name), name])).values()].reverse();
