import { WEB_PROVIDERS, type WebProvider } from "@/contracts/applications/web-access";
import type { Db } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { failure } from "@/server/platform/errors";
import { openText, SealBroken, sealText } from "@/server/platform/sealed-text";

export type Connection = { provider: WebProvider; apiKey: string };

const sealOf = (ownerId: string, provider: WebProvider) => ["web-access", ownerId, provider];

/** The provider that the server has configured for everyone, or null. */
export function managedConnection(): Connection | null {
  const { WEB_ACCESS_PROVIDER: provider, WEB_ACCESS_API_KEY: apiKey } = env();
  return provider && apiKey ? { provider, apiKey } : null;
}

/** The provider that a person has connected, without its key. */
export async function savedProvider(db: Db, ownerId: string): Promise<WebProvider | null> {
  const row = await db.webAccess.findUnique({ where: { userId: ownerId }, select: { provider: true } });
  return WEB_PROVIDERS.find((name) => name === row?.provider) ?? null;
}

/** The provider to search with, or null. Throws PRECONDITION_FAILED where the saved key can no longer be read. */
export async function connectionOf(db: Db, ownerId: string): Promise<Connection | null> {
  const managed = managedConnection();
  if (managed) return managed;
  const row = await db.webAccess.findUnique({ where: { userId: ownerId } });
  const provider = WEB_PROVIDERS.find((name) => name === row?.provider);
  if (!row || !provider) return null;
  try {
    return { provider, apiKey: openText(row.sealedKey, sealOf(ownerId, provider)) };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw failure("PRECONDITION_FAILED", {
      message:
        "The saved key can no longer be read, because the encryption secret of this server has changed. Enter the key again.",
      cause: error,
    });
  }
}

/** Keeps a person's provider and key. Throws FORBIDDEN where the server has chosen, PRECONDITION_FAILED without a secret to encrypt with. */
export async function saveConnection(db: Db, ownerId: string, { provider, apiKey }: Connection, now: Date): Promise<void> {
  refuseManaged();
  const row = { provider, sealedKey: sealed(apiKey, ownerId, provider), updatedAt: now };
  await db.webAccess.upsert({ where: { userId: ownerId }, create: { userId: ownerId, ...row }, update: row });
}

export async function deleteConnection(db: Db, ownerId: string): Promise<void> {
  refuseManaged();
  await db.webAccess.deleteMany({ where: { userId: ownerId } });
}

function refuseManaged() {
  if (managedConnection())
    throw failure("FORBIDDEN", { message: "The administrator of this server has chosen the search provider." });
}

function sealed(apiKey: string, ownerId: string, provider: WebProvider): string {
  try {
    return sealText(apiKey, sealOf(ownerId, provider));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw failure("PRECONDITION_FAILED", {
      message: "This server has no encryption secret, so it cannot keep keys. Ask its administrator.",
      cause: error,
    });
  }
}
