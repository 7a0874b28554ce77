import { type CareerProfile, careerProfileSchema } from "@/contracts/model/career/profile";
import type { Db } from "@/server/platform/db/client";
import { asJson } from "@/server/platform/db/json";

/** The profile; defaults where nothing was saved, also for fields that came later. */
export const readProfile = async (db: Db, ownerId: string): Promise<CareerProfile> =>
  (await findProfile(db, ownerId)) ?? careerProfileSchema.parse({});

/** The profile as it was saved; null when there is none. */
export async function findProfile(db: Db, ownerId: string): Promise<CareerProfile | null> {
  const row = await db.careerProfile.findUnique({ where: { userId: ownerId } });
  return row && careerProfileSchema.parse(row.data);
}

/** Saves the whole profile. */
export async function saveProfile(db: Db, ownerId: string, profile: CareerProfile, now: Date): Promise<CareerProfile> {
  const row = { data: asJson(profile), updatedAt: now };
  await db.careerProfile.upsert({ where: { userId: ownerId }, create: { userId: ownerId, ...row }, update: row });
  return profile;
}
