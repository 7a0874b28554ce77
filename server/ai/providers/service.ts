import type { AiProvider, AiProviderKind } from "@/contracts/ai/providers";
import { LIMITS } from "@/contracts/limits";
import { refused } from "@/server/ai/refusal";
import { type Db, transaction } from "@/server/platform/db/client";
import { Prisma, type AiProvider as Stored } from "@/server/platform/db/generated/client";
import { lockAccount } from "@/server/platform/db/lock-rows";
import { newId } from "@/server/platform/ids";
import { acceptedBaseUrl } from "./base-url";
import { sealedKeyOf } from "./keys";
import { PROVIDER_KINDS } from "./kinds";
import { managedAccess, managedProvider, refuseManaged } from "./managed";
import { readProvider, toProvider } from "./rows";

/** The providers of an account, oldest first; where the server manages it, that one alone. */
export async function listProviders(db: Db, ownerId: string): Promise<AiProvider[]> {
  const managed = managedAccess();
  if (managed) return [managedProvider(managed)];
  const rows = await db.aiProvider.findMany({ where: { userId: ownerId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  return rows.map(toProvider);
}

type NewProvider = {
  label: string;
  provider: AiProviderKind;
  model: string;
  baseURL?: string | null | undefined;
  apiKey: string;
  secondOpinion: boolean;
};

/** Connects a provider; an account's first is its default. Throws FORBIDDEN, BAD_REQUEST and PRECONDITION_FAILED. */
export async function createProvider(db: Db, ownerId: string, input: NewProvider, now: Date): Promise<AiProvider> {
  refuseManaged();
  const { label, provider, model, apiKey, secondOpinion } = input;
  refuseMissingKey(provider, apiKey);
  const baseURL = acceptedBaseUrl(provider, input.baseURL);
  const id = newId();
  const key = sealedKeyOf({ userId: ownerId, id }, apiKey);
  return transaction(db, async (tx) => {
    await lockAccount(tx, ownerId);
    const count = await tx.aiProvider.count({ where: { userId: ownerId } });
    if (count >= LIMITS.aiProvider.perAccount)
      throw refused("too-many-providers", `You can connect at most ${LIMITS.aiProvider.perAccount} AI providers.`);
    const data = {
      id,
      userId: ownerId,
      label,
      provider,
      model,
      baseURL,
      ...key,
      isDefault: count === 0,
      secondOpinion,
      createdAt: now,
      updatedAt: now,
    };
    return toProvider(await tx.aiProvider.create({ data }));
  });
}

type ProviderChange = Partial<{ [Name in keyof NewProvider]: NewProvider[Name] | undefined }> & {
  id: string;
  enabled?: boolean | undefined;
};

/** Writes the given fields. What was found by a test no longer holds for another model, address or key. */
export async function updateProvider(db: Db, ownerId: string, input: ProviderChange, now: Date): Promise<AiProvider> {
  refuseManaged();
  return transaction(db, async (tx) => {
    await lockAccount(tx, ownerId);
    const row = await readProvider(tx, ownerId, input.id);
    const provider = input.provider ?? (row.provider as AiProviderKind);
    const baseURL =
      input.baseURL === undefined && !input.provider ? row.baseURL : acceptedBaseUrl(provider, input.baseURL ?? null);
    const isElsewhere = provider !== row.provider || baseURL !== row.baseURL;
    if (isElsewhere && row.sealedKey !== "" && input.apiKey === undefined)
      throw refused("key-again", "Enter the key again: a key is used only for the address it was given for.");
    if (input.apiKey !== undefined || provider !== row.provider)
      refuseMissingKey(provider, input.apiKey ?? (row.sealedKey === "" ? "" : "kept"));
    const model = input.model ?? row.model;
    const isAnother = isElsewhere || model !== row.model || input.apiKey !== undefined;
    const data = {
      label: input.label ?? row.label,
      provider,
      model,
      baseURL,
      enabled: input.enabled ?? row.enabled,
      secondOpinion: input.secondOpinion ?? row.secondOpinion,
      ...(input.apiKey === undefined ? {} : sealedKeyOf(row, input.apiKey)),
      ...(isAnother ? UNTESTED : {}),
      updatedAt: new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1)),
    };
    return toProvider(await tx.aiProvider.update({ where: { id: row.id }, data }));
  });
}

const UNTESTED = { testStatus: "untested", testError: null, capabilities: Prisma.DbNull, lastTestedAt: null };

/** Disconnects a provider. Its successor as the default is chosen by the person. */
export async function deleteProvider(db: Db, ownerId: string, id: string): Promise<void> {
  refuseManaged();
  const { id: known } = await readProvider(db, ownerId, id);
  await db.aiProvider.deleteMany({ where: { id: known, userId: ownerId } });
}

/** Makes a provider the one that is used. */
export async function setDefaultProvider(db: Db, ownerId: string, id: string): Promise<AiProvider> {
  refuseManaged();
  return transaction(db, async (tx) => {
    await lockAccount(tx, ownerId);
    const { id: known } = await readProvider(tx, ownerId, id);
    await tx.aiProvider.updateMany({ where: { userId: ownerId, id: { not: known } }, data: { isDefault: false } });
    return toProvider(await tx.aiProvider.update({ where: { id: known }, data: { isDefault: true } }));
  });
}

function refuseMissingKey(provider: AiProviderKind, apiKey: string) {
  if (apiKey === "" && PROVIDER_KINDS[provider].needsKey) throw refused("key-missing", "Enter the key of the provider.");
}

/** Which provider is used: the usable default, else the most recently used, else the oldest that is enabled. */
export function chosenProvider(rows: readonly Stored[]): Stored | null {
  const enabled = rows.filter((row) => row.enabled);
  const usable = enabled.filter((row) => row.testStatus !== "failed");
  const used = usable.filter((row) => row.lastUsedAt !== null);
  const recent = used.toSorted((a, b) => (b.lastUsedAt?.getTime() ?? 0) - (a.lastUsedAt?.getTime() ?? 0));
  const oldest = enabled.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  return usable.find((row) => row.isDefault) ?? recent[0] ?? oldest[0] ?? null;
}
