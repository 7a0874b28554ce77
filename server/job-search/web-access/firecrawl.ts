import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { deleteConnection, managedConnection, saveConnection, savedProvider } from "./connection";
import { readWebAccess } from "./service";

/** The connection as clients see it that know only Firecrawl. */
export async function readFirecrawl(db: Db, ownerId: string) {
  const { managed, provider, canSave } = await readWebAccess(db, ownerId);
  return { managed, configured: provider === "firecrawl", canSave };
}

export async function saveFirecrawl(db: Db, ownerId: string, apiKey: string, now: Date): Promise<void> {
  await refuseOtherProvider(db, ownerId);
  await saveConnection(db, ownerId, { provider: "firecrawl", apiKey }, now);
}

export async function deleteFirecrawl(db: Db, ownerId: string): Promise<void> {
  await refuseOtherProvider(db, ownerId);
  await deleteConnection(db, ownerId);
}

/** Throws CONFLICT where the person has chosen another provider, whose key would be lost. */
async function refuseOtherProvider(db: Db, ownerId: string): Promise<void> {
  if (managedConnection()) return;
  const provider = await savedProvider(db, ownerId);
  if (provider !== null && provider !== "firecrawl")
    throw failure("CONFLICT", { message: `Another provider is selected (${provider}). Use /integrations/web-access.` });
}
