import { type Db, isTransaction } from "@/server/platform/db/client";
import { metrics } from "@/server/platform/metrics/metrics";
import { startSpan } from "@/server/platform/tracing/tracing";
import type { Usage } from "./ask-model";
import { endCall, startCall } from "./ledger/ledger";
import { priceOf } from "./ledger/prices";
import { type Chosen, chooseModel } from "./providers/choose";

export type Named = {
  /** What it is for, as the record shows it. */
  purpose: string;
  /** What is sent, by name, such as “posting, 12 entries of a resume”. Never the text. */
  sent: string;
  aiProviderId?: string | undefined;
  /** Whether it only helps another request: the provider then does not become the one used most recently. */
  isAside?: boolean;
};

export type RecordedCall = Pick<Chosen, "access" | "capabilities"> & {
  /** Add to it what was used. */
  usage: Usage;
  /** Records what became of it, once. */
  end: (outcome: Parameters<typeof endCall>[3]["outcome"]) => Promise<void>;
};

/**
 * Chooses the model and records the call. Throws BAD_REQUEST without a provider or over the person's limit, and
 * PRECONDITION_FAILED for a key that cannot be read.
 */
export async function recordCall(
  db: Db,
  ownerId: string,
  { purpose, sent, aiProviderId, isAside }: Named,
): Promise<RecordedCall> {
  if (isTransaction(db)) throw new Error("A model must not be asked within a transaction: it would hold a connection.");
  const { access, capabilities, markUsed } = await chooseModel(db, ownerId, aiProviderId);
  const id = await startCall(db, ownerId, { purpose, sent, provider: access.provider, model: access.model }, new Date());
  const started = performance.now();
  const usage = { inputTokens: 0, outputTokens: 0 };
  const span = startSpan(`chat ${access.model}`, {
    kind: "client",
    attributes: {
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": access.provider,
      "gen_ai.request.model": access.model,
      "dossier.purpose": purpose,
    },
  });
  let isEnded = false;
  return {
    access,
    capabilities,
    usage,
    end: async (outcome) => {
      if (isEnded) return;
      isEnded = true;
      metrics()?.observeModel(access.provider, outcome, usage);
      span?.set({
        "gen_ai.usage.input_tokens": usage.inputTokens,
        "gen_ai.usage.output_tokens": usage.outputTokens,
        "dossier.outcome": outcome,
      });
      span?.end(outcome === "answered" ? undefined : new Error(outcome));
      const durationMs = performance.now() - started;
      await endCall(db, ownerId, id, { ...usage, costUsd: priceOf(access, usage), outcome, durationMs });
      if (outcome === "answered" && !isAside) await markUsed(new Date());
    },
  };
}
