import type { AiCapabilities } from "@/contracts/ai/providers";
import type { ModelAccess } from "@/server/ai/providers/language-model";
import { refused } from "@/server/ai/refusal";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { MANAGED_ID, managedAccess, managedCapabilities, rememberManaged } from "./managed";
import { accessOf, readProvider } from "./rows";
import { chosenProvider } from "./service";

export type Chosen = {
  access: ModelAccess;
  /** The result of a test, or null if untested. */
  capabilities: AiCapabilities | null;
  /** Notes that it was used. */
  markUsed: (now: Date) => Promise<void>;
};

/**
 * The model to call: the one with the given id, else as interface-details 1.9 specifies. Throws BAD_REQUEST where there is none, NOT_FOUND for
 * one that is not the owner's, PRECONDITION_FAILED where its key can no longer be read.
 */
export async function chooseModel(db: Db, ownerId: string, aiProviderId?: string): Promise<Chosen> {
  const managed = managedAccess();
  if (managed && aiProviderId !== undefined && aiProviderId !== MANAGED_ID) throw failure("NOT_FOUND");
  if (managed)
    return {
      access: managed,
      capabilities: managedCapabilities(),
      markUsed: async (now) => rememberManaged({ lastUsedAt: now.toISOString() }),
    };
  const row =
    aiProviderId === undefined
      ? chosenProvider(await db.aiProvider.findMany({ where: { userId: ownerId } }))
      : await readProvider(db, ownerId, aiProviderId);
  if (!row) throw refused("no-provider", "No AI provider is configured. Connect one in Settings.");
  if (!row.enabled) throw refused("turned-off", "This AI provider is turned off. Turn it on in Settings.");
  return {
    access: accessOf(row),
    capabilities: row.capabilities as AiCapabilities | null,
    markUsed: async (now) => {
      await db.aiProvider.updateMany({ where: { id: row.id, userId: ownerId }, data: { lastUsedAt: now } });
    },
  };
}
