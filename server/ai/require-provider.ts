import type { Db } from "@/server/platform/db/client";
import { chooseModel } from "./providers/choose";

/** Reports the first missing requirement. Throws BAD_REQUEST without a provider, NOT_FOUND for one that is not the owner's. */
export async function requireProvider(db: Db, ownerId: string, aiProviderId?: string): Promise<void> {
  await chooseModel(db, ownerId, aiProviderId);
}
