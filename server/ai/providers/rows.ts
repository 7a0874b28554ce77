import type { AiCapabilities, AiProvider, AiProviderKind } from "@/contracts/ai/providers";
import type { ModelAccess } from "@/server/ai/providers/language-model";
import type { Db } from "@/server/platform/db/client";
import type { AiProvider as Stored } from "@/server/platform/db/generated/client";
import { missing } from "@/server/platform/errors";
import { knownId } from "@/server/platform/ids";
import { openedKeyOf } from "./keys";

/** A provider of its owner. Throws NOT_FOUND. */
export async function readProvider(db: Db, ownerId: string, id: string): Promise<Stored> {
  const row = await db.aiProvider.findFirst({ where: { id: knownId(id), userId: ownerId } });
  if (!row) throw missing("AI provider");
  return row;
}

/** A row as the API returns it: without its owner and its key. */
export function toProvider({ userId: _userId, sealedKey: _sealedKey, ...row }: Stored): AiProvider {
  return {
    ...row,
    managed: false,
    provider: row.provider as AiProviderKind,
    testStatus: row.testStatus as AiProvider["testStatus"],
    capabilities: row.capabilities as AiCapabilities | null,
    lastTestedAt: row.lastTestedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** How to reach the provider of a row. Throws PRECONDITION_FAILED where its key can no longer be read. */
export const accessOf = (row: Stored): ModelAccess => ({
  provider: row.provider as AiProviderKind,
  model: row.model,
  baseURL: row.baseURL,
  apiKey: openedKeyOf(row),
  managed: false,
});
