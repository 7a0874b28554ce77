import { MANAGED_ID, managedAccess } from "@/server/ai/providers/managed";
import { chosenProvider } from "@/server/ai/providers/service";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";

/** Whether a person has a model: the one with this id, or any. */
export async function hasModel(db: Db, ownerId: string, aiProviderId: string | null = null): Promise<boolean> {
  if (managedAccess()) return aiProviderId === null || aiProviderId === MANAGED_ID;
  const rows = await db.aiProvider.findMany({ where: { userId: ownerId } });
  return aiProviderId === null ? chosenProvider(rows) !== null : rows.some(({ id }) => id === aiProviderId);
}

/** Throws PRECONDITION_FAILED where nothing is connected that could write. */
export async function refuseWithoutModel(db: Db, ownerId: string, aiProviderId: string | null = null): Promise<void> {
  if (!(await hasModel(db, ownerId, aiProviderId)))
    throw failure("PRECONDITION_FAILED", { message: "Connect an AI provider in Settings first." });
}
