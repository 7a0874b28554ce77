import { type Db, isTransaction } from "@/server/db/client";
import { askModel, type Question } from "./ask-model";
import { endCall, startCall } from "./ledger/ledger";
import { priceOf } from "./ledger/prices";
import { badGateway, ModelFailed } from "./model-failure";
import { chooseModel } from "./providers/choose";

export type Task<Value> = Question<Value> & {
  /** What it is for, as the record shows it. */
  purpose: string;
  /** What is sent, by name, such as “posting, 12 entries of a resume”. Never the text. */
  sent: string;
  aiProviderId?: string | undefined;
};

/**
 * Asks the account's model and records it. While the model works, no connection to the database is held. Throws BAD_REQUEST without a
 * provider or over the person's limit, PRECONDITION_FAILED for a key that cannot be read, and BAD_GATEWAY with a sentence that says what
 * to do.
 */
export async function complete<Value>(db: Db, ownerId: string, task: Task<Value>): Promise<Value> {
  if (isTransaction(db)) throw new Error("A model must not be asked within a transaction: it would hold a connection.");
  const { access, capabilities, markUsed } = await chooseModel(db, ownerId, task.aiProviderId);
  const { purpose, sent } = task;
  const id = await startCall(db, ownerId, { purpose, sent, provider: access.provider, model: access.model }, new Date());
  const started = performance.now();
  const usage = { inputTokens: 0, outputTokens: 0 };
  const end = (outcome: Parameters<typeof endCall>[3]["outcome"]) =>
    endCall(db, ownerId, id, { ...usage, costUsd: priceOf(access, usage), outcome, durationMs: performance.now() - started });
  try {
    const value = await askModel(access, capabilities, task, usage);
    await end("answered");
    await markUsed(new Date());
    return value;
  } catch (error) {
    await end(error instanceof ModelFailed ? error.reason : "failed");
    throw error instanceof ModelFailed ? badGateway(error) : error;
  }
}
