import type { Db } from "@/server/platform/db/client";
import { askModel, type Question } from "./ask-model";
import { badGateway, ModelFailed } from "./model-failure";
import { type Named, recordCall } from "./recorded-call";

export type Task<Value> = Question<Value> & Named;

/**
 * Calls the account's model and records the call. While the model works, no connection to the database is held. Throws BAD_REQUEST without a
 * provider or over the person's limit, PRECONDITION_FAILED for a key that cannot be read, and BAD_GATEWAY with a sentence that
 * gives advice.
 */
export async function complete<Value>(db: Db, ownerId: string, task: Task<Value>): Promise<Value> {
  const { access, capabilities, usage, end } = await recordCall(db, ownerId, task);
  try {
    const value = await askModel(access, capabilities, task, usage);
    await end("answered");
    return value;
  } catch (error) {
    await end(error instanceof ModelFailed ? error.reason : "failed");
    throw error instanceof ModelFailed ? badGateway(error) : error;
  }
}
