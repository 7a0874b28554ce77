import type { AiCapabilities, AiProvider } from "@/contracts/ai/providers";
import { badGateway, failureSentence, ModelFailed } from "@/server/ai/model-failure";
import type { ModelAccess } from "@/server/ai/providers/language-model";
import type { Db } from "@/server/platform/db/client";
import { Prisma } from "@/server/platform/db/generated/client";
import { asJson } from "@/server/platform/db/json";
import { MANAGED_ID, managedAccess, managedProvider, rememberManaged } from "./managed";
import { probeModel } from "./probe";
import { accessOf, readProvider, toProvider } from "./rows";

/**
 * Detects the abilities of a provider's model and stores them, or the reason for a failure. Throws BAD_GATEWAY with advice in a
 * sentence, NOT_FOUND, and PRECONDITION_FAILED where the key can no longer be read.
 */
export async function testProvider(db: Db, ownerId: string, id: string): Promise<AiProvider> {
  const managed = managedAccess();
  if (managed && id === MANAGED_ID) return testManaged(managed);
  const row = await readProvider(db, ownerId, id);
  const { capabilities, failed } = await outcomeOf(accessOf(row));
  const data = {
    testStatus: failed ? "failed" : "passed",
    testError: failed ? failureSentence(failed) : null,
    capabilities: capabilities ? asJson(capabilities) : Prisma.DbNull,
    lastTestedAt: new Date(),
  };
  // What was changed while the test ran was not tested.
  await db.aiProvider.updateMany({ where: { id: row.id, userId: ownerId, updatedAt: row.updatedAt }, data });
  if (failed) throw badGateway(failed);
  return toProvider(await readProvider(db, ownerId, id));
}

async function testManaged(access: ModelAccess): Promise<AiProvider> {
  const { capabilities, failed } = await outcomeOf(access);
  const lastTestedAt = new Date().toISOString();
  if (!failed) {
    rememberManaged({ testStatus: "passed", testError: null, capabilities, lastTestedAt });
    return managedProvider(access);
  }
  rememberManaged({ testStatus: "failed", testError: failureSentence(failed), capabilities: null, lastTestedAt });
  throw badGateway(failed);
}

type Outcome = { capabilities: AiCapabilities; failed: null } | { capabilities: null; failed: ModelFailed };

async function outcomeOf(access: ModelAccess): Promise<Outcome> {
  try {
    return { capabilities: await probeModel(access), failed: null };
  } catch (error) {
    if (error instanceof ModelFailed) return { capabilities: null, failed: error };
    throw error;
  }
}
